import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DataError } from '../store/dataError.ts';
import { BUSY_TIMEOUT_MS } from '../store/sqlite/connection.ts';
import { FILE } from '../store/sqlite/open.ts';

/** All pages in one step: SQLite restarts a backup if the database changes between two steps. */
const ALL_PAGES = 0x7fff_ffff;

/** Makes a consistent copy, also while the server runs. Undefined if there is no data. */
export async function backUp(folder: string, file: string): Promise<number | undefined> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  // Written under another name first, so that an interrupted backup leaves no partial file.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    const pages = await copy(path, part);
    renameSync(part, file);
    return pages;
  } finally {
    for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
  }
}

async function copy(path: string, to: string): Promise<number> {
  const source = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    return await backup(source, to, { rate: ALL_PAGES });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`${path} cannot be copied: ${why}.`, { cause: error });
  } finally {
    source.close();
  }
}
