import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { nodeSqlite } from './dialect.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The file in the data folder. */
export const FILE = 'picket.db';

/** Two connections: what is read never sees what is not committed yet. */
export interface Databases {
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
}

/** Milliseconds to wait for another process, such as a backup. */
export const PATIENCE = 5000;

/** What is wrong with the data of a server: said to its operator in one sentence. */
export class DataError extends Error {}

export async function openDatabases(folder: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  ownersOnly(path);
  try {
    const writer = connect(path);
    await migrate(writer).catch(async (error: unknown) => {
      await writer.destroy();
      throw error;
    });
    return { writer, reader: connect(path, true) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The data in ${folder} cannot be opened and brought up to date: ${why}.`, {
      cause: error,
    });
  }
}

/** Seeds and what people say are in there, whatever the folder allows; what SQLite puts beside it has the same mode. */
function ownersOnly(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

export function connect(path: string, readOnly = false): Kysely<Database> {
  const database = new DatabaseSync(path, { readOnly, timeout: PATIENCE });
  if (!readOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('pragma foreign_keys = on; pragma cache_size = -16000;');
  return new Kysely<Database>({ dialect: nodeSqlite(database) });
}

/** Brings the file up to the newest version, or to one that a test wants to start from; all the way or not at all. */
export async function migrate(db: Kysely<Database>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error !== undefined) throw error as Error;
}
