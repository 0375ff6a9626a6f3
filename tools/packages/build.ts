import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import { execute, folderOf, PACKAGES } from './packages.ts';

/** Compiles what changed in the packages into their `dist`: JavaScript, declarations and source maps. */
export async function buildPackages(): Promise<void> {
  for (const name of PACKAGES) removeLeftovers(folderOf(name));
  const projects = PACKAGES.map((name) => join(folderOf(name), 'tsconfig.build.json'));
  await execute(process.execPath, ['node_modules/typescript/bin/tsc', '--build', ...projects], root);
}

/** Otherwise a renamed file would also be packed under its old name. */
export function removeLeftovers(folder: string): void {
  const dist = join(folder, 'dist');
  for (const file of globSync('**/*.{js,d.ts,js.map,d.ts.map}', { cwd: dist })) {
    const source = file.replace(/(?:\.d\.ts|\.js)(?:\.map)?$/, '.ts');
    if (!existsSync(join(folder, 'src', source))) rmSync(join(dist, file));
  }
}
