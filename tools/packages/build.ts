import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import { execute, folderOf, PACKAGES } from './packages.ts';

/** Compiles every package into its `dist`: JavaScript, declarations and source maps. */
export async function buildPackages(): Promise<void> {
  // Otherwise a renamed file would also be packed under its old name.
  for (const name of PACKAGES) rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  const projects = PACKAGES.map((name) => join(folderOf(name), 'tsconfig.build.json'));
  await execute(process.execPath, ['node_modules/typescript/bin/tsc', '--build', ...projects], root);
}
