import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { FILE } from '../store/open.ts';

/** A consistent copy of a running server's data; undefined where there is nothing to copy. */
export async function backUp(folder: string, file: string): Promise<number | undefined> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    closeSync(openSync(file, 'w', 0o600));
    return await backup(source, file);
  } finally {
    source.close();
  }
}
