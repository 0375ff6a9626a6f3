import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { nodeSqlite } from './dialect.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The database file in the data folder. */
export const FILE = 'picket.db';

/** Two connections, so that reads never see uncommitted data. */
export interface Databases {
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
}

/** Milliseconds to wait for another process, such as a backup. */
export const BUSY_TIMEOUT_MS = 5000;

/** A problem with the data folder, as one sentence for the operator. */
export class DataError extends Error {}

export async function openDatabases(folder: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  ownersOnly(path);
  try {
    const writer = connect(path);
    try {
      await migrate(writer);
      return { writer, reader: connect(path, true) };
    } catch (error) {
      await writer.destroy();
      throw error;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(sentenceFor(folder, why), { cause: error });
  }
}

function sentenceFor(folder: string, why: string): string {
  // Kysely's words for migrations that it doesn't know.
  return why.startsWith('corrupted migrations')
    ? `The data in ${folder} was written by a newer version of Picket: use that version.`
    : `The data in ${folder} cannot be opened or migrated: ${why}.`;
}

/** Whether the data is older than this program. */
export async function needsMigration(folder: string): Promise<boolean> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return false;
  let db: Kysely<Database> | undefined;
  try {
    db = connect(path, true);
    const migrations = await migratorFor(db).getMigrations();
    return migrations.some(({ executedAt }) => executedAt === undefined);
  } catch {
    // Opening it gives the reason.
    return false;
  } finally {
    await db?.destroy();
  }
}

/** The file contains seeds and chat, so only its owner may read it. SQLite creates its other files with the same mode. */
function ownersOnly(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

export function connect(path: string, readOnly = false): Kysely<Database> {
  const database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
  if (!readOnly) {
    // What players delete is overwritten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  }
  database.exec('pragma foreign_keys = on; pragma cache_size = -16000;');
  return new Kysely<Database>({ dialect: nodeSqlite(database) });
}

export async function emptyLog(db: Kysely<Database>): Promise<void> {
  // Waiting for another process would block this one.
  await sql`pragma busy_timeout = 0`.execute(db);
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } finally {
    await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(db);
  }
}

function migratorFor(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

/** Migrates to the newest version, or to one that a test starts from. */
export async function migrate(db: Kysely<Database>, to?: string): Promise<void> {
  const migrator = migratorFor(db);
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error !== undefined) throw error as Error;
}
