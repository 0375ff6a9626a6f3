// npm run pictures:update: takes the pictures that the browser tests compare with, for the Chromium that is installed here.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './picket.ts';
import { runNode } from './runNode.ts';

// Those of other versions show the old look, and cannot be taken here.
rmSync(join(root, 'packages/e2e/references'), { recursive: true, force: true });
process.exitCode = await runNode(
  ['tools/e2e.ts', '--update-snapshots=all', '--grep=@picture', String.raw`src/places\.spec`],
  {},
);
