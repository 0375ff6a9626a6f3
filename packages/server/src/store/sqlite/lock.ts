import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataError } from '../dataError.ts';

const FILE = 'picket.lock';
const SQLITE_BUSY = 5;

/**
 * Locks a data folder and returns a function that unlocks it: two servers would overwrite each other's tables. The operating system
 * releases the lock however the process ends; a leftover lock file has no effect.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, FILE);
  let lock: DatabaseSync | undefined;
  const release = () => {
    if (lock?.isOpen === true) lock.close();
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(path);
    lock.exec('pragma journal_mode = memory; begin exclusive');
    chmodSync(path, 0o600);
    return release;
  } catch (error) {
    release();
    throw new DataError(whyNot(folder, error as SqliteError), { cause: error });
  }
}

interface SqliteError extends NodeJS.ErrnoException {
  readonly errcode?: number;
}

function whyNot(folder: string, { errcode, code, message }: SqliteError): string {
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `${folder} cannot be used for data: it is, or is in, a file. Choose a folder with --data.`;
  }
  return errcode === SQLITE_BUSY
    ? `Another server is running with the data folder ${folder}: stop it, or choose another folder with --data.`
    : `The data folder ${folder} cannot be used: ${message}.`;
}
