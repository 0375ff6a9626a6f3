import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DataError } from '../dataError.ts';
import type { Database } from '../schema.ts';
import { SqliteConnection } from './connection.ts';
import { nodeSqlite } from './dialect.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The database file in the data folder. */
export const FILE = 'picket.db';

export interface Connections {
  readonly path: string;
  readonly writer: SqliteConnection;
  readonly reader: SqliteConnection;
}

/** Opens the data in a folder, after migrating it. */
export async function openConnections(folder: string): Promise<Connections> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  ownersOnly(path);
  try {
    const writer = new SqliteConnection(path);
    try {
      await migrate(kyselyOn(writer));
      return { path, writer, reader: new SqliteConnection(path, true) };
    } catch (error) {
      writer.close();
      throw error;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(sentenceFor(folder, why), { cause: error });
  }
}

function sentenceFor(folder: string, why: string): string {
  // Kysely's error message for unknown migrations.
  return why.startsWith('corrupted migrations')
    ? `The data in ${folder} was written by a newer version of Picket: use that version.`
    : `The data in ${folder} cannot be opened or migrated: ${why}.`;
}

/** Whether the data is of an older version than this program. */
export async function needsMigration(folder: string): Promise<boolean> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return false;
  let db: Kysely<Database> | undefined;
  try {
    db = connect(path, true);
    const migrations = await migratorFor(db).getMigrations();
    return migrations.some(({ executedAt }) => executedAt === undefined);
  } catch {
    // Opening it will report the reason.
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

export function kyselyOn(connection: SqliteConnection): Kysely<Database> {
  return new Kysely<Database>({ dialect: nodeSqlite(connection) });
}

export function connect(path: string, readOnly = false): Kysely<Database> {
  return kyselyOn(new SqliteConnection(path, readOnly));
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
