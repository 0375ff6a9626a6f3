import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type PackageName } from './packages.ts';

/** The example in a package's README, and its documented output. */
export function exampleOf(name: PackageName): { readonly code: string; readonly output: string } {
  const readme = readFileSync(join(folderOf(name), 'README.md'), 'utf8');
  const [, code, output] = /```js\n(.*?)```\n\n```text\n(.*?)```/s.exec(readme) ?? [];
  if (code === undefined || output === undefined) throw new Error(`The README of ${name} has no example.`);
  return { code, output };
}
