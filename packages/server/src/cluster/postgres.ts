import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '../store/dataError.ts';
import { startGuarded, untilItSays, type Guarded } from './guarded.ts';
import { findProgram, unprivileged, type User } from './programs.ts';

const USER = 'picket';
const HOST = '127.0.0.1';
const PASSWORD_FILE = 'password';

interface PostgresInput {
  /** The folder for the data, the socket and the password. */
  readonly folder: string;
  readonly port: number;
  /** Whether the data may be lost in a power cut and is deleted at the end. */
  readonly forTests?: boolean;
}

/** A private instance of PostgreSQL in its own folder, reachable from this machine only. */
export interface PrivatePostgres extends Guarded {
  /** The address of its database `postgres`. */
  readonly url: string;
}

export function hasPostgres(): boolean {
  return findProgram('postgres') !== undefined && findProgram('initdb') !== undefined;
}

export async function startPostgres({
  folder,
  port,
  forTests = false,
}: PostgresInput): Promise<PrivatePostgres> {
  const user = unprivileged();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) handOver(folder, user);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) initialize(folder, data, user);
  const password = readFileSync(join(folder, PASSWORD_FILE), 'utf8');
  const settings = {
    listen_addresses: HOST,
    unix_socket_directories: folder,
    ...(forTests && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '16MB',
    }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const instance = startGuarded({
    command: program('postgres'),
    args: ['-D', data, '-p', `${port}`, ...flags],
    signal: forTests ? 'QUIT' : 'INT',
    user,
    cwd: folder,
    discard: forTests ? folder : undefined,
  });
  await untilItSays(instance, 'PostgreSQL', 'ready to accept connections');
  return { ...instance, url: `postgres://${USER}:${password}@${HOST}:${port}/postgres` };
}

function handOver(folder: string, user: User): void {
  chownSync(folder, user.uid, user.gid);
  if (spawnSync('test', ['-r', folder], user).status === 0) return;
  throw new DataError(
    `PostgreSQL does not run as root, and no other user can enter ${folder}: choose another folder.`,
  );
}

function initialize(folder: string, data: string, user: User | undefined): void {
  const file = join(folder, PASSWORD_FILE);
  writeFileSync(file, randomBytes(16).toString('hex'), { mode: 0o600 });
  if (user !== undefined) chownSync(file, user.uid, user.gid);
  rmSync(data, { recursive: true, force: true });
  const flags = ['--no-sync', '--no-locale', '--encoding=UTF8', '--auth=scram-sha-256', `--pwfile=${file}`];
  const made = spawnSync(program('initdb'), ['-D', data, '-U', USER, ...flags], { ...user, cwd: folder });
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr.toString().trim()}`);
}

function program(name: string): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}
