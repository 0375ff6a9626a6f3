// npm run pictures:update: takes the reference pictures of the browser tests with the installed Chromium.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './picket.ts';
import { runNode } from './runNode.ts';

// Pictures of other versions show the old look, and can't be taken here.
rmSync(join(root, 'packages/e2e/references'), { recursive: true, force: true });
process.exitCode = await runNode(
  ['tools/e2e.ts', '--update-snapshots=all', '--grep=@picture', String.raw`src/places\.spec`],
  {},
);
