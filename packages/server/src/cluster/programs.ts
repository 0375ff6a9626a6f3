import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian and others install PostgreSQL's programs, one folder for each version. */
const POSTGRES_FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt'];

/** The path of a program; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/sbin', '/usr/local/sbin', ...postgresFolders()]
    .map((folder) => join(folder, name))
    .find(canRun);
}

/** The newest version first. */
function postgresFolders(): string[] {
  return POSTGRES_FOLDERS.flatMap((parent) => {
    try {
      const versions = readdirSync(parent).toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
      return versions.map((version) => join(parent, version, 'bin'));
    } catch {
      return [];
    }
  });
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
export function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name]).stdout.toString()));
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid };
  }
  throw new Error('There is no user that PostgreSQL could run as.');
}
