import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of the client, by its path from packages/web/src. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const CLIENT = 'packages/web/src';

export function clientSources(root: string): Source[] {
  const cwd = join(root, CLIENT);
  return globSync('**/*.{ts,svelte,css}', { cwd })
    .toSorted()
    .map((path) => ({
      path: path.replaceAll(sep, '/'),
      text: readFileSync(join(cwd, path), 'utf8'),
    }));
}

/** The folder below packages/web/src that a file belongs to; `.` for a file outside of all folders. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
}
