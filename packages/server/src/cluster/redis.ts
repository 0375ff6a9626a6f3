import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGuarded, type Guarded } from './guarded.ts';
import { findProgram } from './programs.ts';

const HOST = '127.0.0.1';
const PATIENCE_MS = 30_000;
const INTERVAL_MS = 20;

interface RedisInput {
  readonly folder: string;
  readonly port: number;
  /** Whether the folder is deleted at the end. */
  readonly forTests?: boolean;
  /** The password of an earlier instance; a new one by default. */
  readonly password?: string;
}

/** A private instance of Redis or Valkey that stores nothing, reachable from this machine only. */
export interface PrivateRedis extends Guarded {
  readonly url: string;
  readonly password: string;
  /** Kills it without warning, like a power cut. */
  readonly kill: () => void;
}

export function hasRedis(): boolean {
  return program() !== undefined;
}

export async function startRedis({
  folder,
  port,
  forTests = false,
  password = randomBytes(16).toString('hex'),
}: RedisInput): Promise<PrivateRedis> {
  const command = program();
  if (command === undefined) throw new Error('Redis is not installed.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'redis.conf');
  const pid = join(folder, 'redis.pid');
  const settings = [
    `bind ${HOST}`,
    `port ${port}`,
    `dir ${folder}`,
    `pidfile ${pid}`,
    'save ""',
    'appendonly no',
    `requirepass ${password}`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  const instance = startGuarded({
    command,
    args: [file],
    signal: 'TERM',
    cwd: folder,
    discard: forTests ? folder : undefined,
  });
  await untilOpen(instance, port);
  return {
    ...instance,
    url: `redis://:${password}@${HOST}:${port}`,
    password,
    kill: () => void process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL'),
  };
}

function program(): string | undefined {
  return findProgram('redis-server') ?? findProgram('valkey-server');
}

async function untilOpen({ process: child }: Guarded, port: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, HOST, () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(INTERVAL_MS);
  }
  throw new Error(`Redis did not start at port ${port}.`);
}
