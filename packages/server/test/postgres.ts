// An instance of PostgreSQL for tests, where it is installed.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { hasPostgres, startPostgres, type PrivatePostgres } from '../src/cluster/postgres.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 28_100;
const PORTS = 800;

let instance: Promise<PrivatePostgres> | undefined;
let made = 0;

/** One instance for all tests of this process, which ends with it. */
function running(): Promise<PrivatePostgres> {
  instance ??= start();
  return instance;
}

async function start(): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-postgres-'));
  const port = FIRST_PORT + (process.pid % PORTS);
  const started = await startPostgres({ folder, port, forTests: true });
  started.process.unref();
  return started;
}

/** An empty database of its own. */
export async function freshPostgres(): Promise<string> {
  const { url } = await running();
  const name = `test${made++}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

export const WITH_POSTGRES = hasPostgres();
