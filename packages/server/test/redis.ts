// An instance of Redis for a test, where it is installed.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hasRedis, startRedis, type PrivateRedis } from '../src/cluster/redis.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 30_100;
const PORTS = 800;

export const WITH_REDIS = hasRedis();
export const REDIS_PORT = FIRST_PORT + (process.pid % PORTS);

export async function freshRedis(password?: string): Promise<PrivateRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-redis-'));
  const started = await startRedis({
    folder,
    port: REDIS_PORT,
    forTests: true,
    ...(password !== undefined && { password }),
  });
  onTestFinished(() => started.stop());
  return started;
}
