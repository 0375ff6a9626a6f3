import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { freshKey } from '../push/keys.ts';
import { DataError } from '../store/dataError.ts';
import { openAlone, openStore, SQLITE, type Place } from '../store/open.ts';
import { PUSH_KEY } from '../store/pushKey.ts';
import { BUSY_TIMEOUT_MS } from '../store/sqlite/connection.ts';
import { FILE } from '../store/sqlite/open.ts';
import { copyData } from './move.ts';

/** All pages in one step: SQLite restarts a backup if the database changes between two steps. */
const ALL_PAGES = 0x7fff_ffff;

/** Makes a consistent copy as an SQLite file, whatever the database, even while the server runs. Returns false if there is no data. */
export async function backUp(place: Place, file: string): Promise<boolean> {
  const { data, database = SQLITE } = place;
  const path = join(data, FILE);
  if (database === SQLITE && !existsSync(path)) return false;
  // Written under another name first, so an interrupted backup leaves no partial file.
  const part = `${file}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    if (database === SQLITE) {
      await copyFile(path, part);
      renameSync(part, file);
    } else {
      await copyRows(place, part);
      renameSync(join(part, FILE), file);
    }
    return true;
  } finally {
    for (const left of [part, `${part}-journal`]) rmSync(left, { recursive: true, force: true });
  }
}

async function copyFile(path: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`${path} cannot be copied: ${why}.`, { cause: error });
  } finally {
    source.close();
  }
}

/** Copies a database to a data folder, with the key of reminders in its file. */
async function copyRows(place: Place, folder: string): Promise<void> {
  const source = await openStore(place);
  try {
    const target = await openAlone({ data: folder });
    try {
      await copyData(source, target);
      const value = await source.pushKey(freshKey);
      await target.commit(PUSH_KEY, [{ put: 'notes', row: { name: PUSH_KEY, value } }]);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Copies a backup to an empty place, compares every row, and returns their number. */
export async function restore(file: string, place: Place): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-restore-'));
  try {
    // A copy, since an older backup is migrated.
    copyFileSync(file, join(folder, FILE));
    const source = await openAlone({ data: folder });
    try {
      const target = await openAlone(place);
      try {
        const rows = await copyData(source, target);
        const key = await source.note(PUSH_KEY);
        if (key !== undefined) await target.pushKey(() => key);
        return rows;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
