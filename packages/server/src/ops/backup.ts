import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DataError, FILE, PATIENCE } from '../store/open.ts';

/** More pages than a file can have: between two steps somebody may write, and then SQLite begins anew. */
const ALL = 0x7fff_ffff;

/** A consistent copy of a running server's data; undefined where there is nothing to copy. */
export async function backUp(folder: string, file: string): Promise<number | undefined> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  // Whatever interrupts this, what has the name of a copy is a whole one.
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
  const source = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE });
  try {
    return await backup(source, to, { rate: ALL });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`${path} cannot be copied: ${why}.`, { cause: error });
  } finally {
    source.close();
  }
}
