import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import { execute, folderOf, PACKAGES } from './packages.ts';

/** Compiles every package into its `dist`: JavaScript, declarations, and the maps of both. */
export async function buildPackages(): Promise<void> {
  // A file that was renamed would otherwise be packed under its old name too.
  for (const name of PACKAGES) rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  const projects = PACKAGES.map((name) => join(folderOf(name), 'tsconfig.build.json'));
  await execute(process.execPath, ['node_modules/typescript/bin/tsc', '--build', ...projects], root);
}
