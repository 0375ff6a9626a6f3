import type { Config } from '../config/schema.ts';
import { DataError } from './dataError.ts';
import type { PostgresStore } from './postgres/store.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { SqlStore } from './sql/sqlStore.ts';
import type { CommitTimes } from './store.ts';

/** Where data is stored: in a file in the data folder, or in a database that is running already. */
export type Place = Pick<Config, 'data'> & Partial<Pick<Config, 'database'>>;

/** Instead of an address. */
export const SQLITE = 'sqlite';

/** Opens the data for an operator's command, next to a running server. */
export async function openStore({ data, database = SQLITE }: Place): Promise<SqlStore> {
  return database === SQLITE ? SqliteStore.open(data) : openPostgres(database);
}

/** Opens the data for a server, the only one on a data folder. */
export async function openServerStore(
  { data, database = SQLITE }: Place,
  onCommit?: (times: CommitTimes) => void,
): Promise<SqlStore> {
  return database === SQLITE ? SqliteStore.openAlone(data, onCommit) : openPostgres(database, onCommit);
}

/** Opens data that no server may use at the same time. */
export async function openAlone({ data, database = SQLITE }: Place): Promise<SqlStore> {
  if (database === SQLITE) return SqliteStore.openAlone(data);
  const store = await openPostgres(database);
  if (!(await store.isInUse())) return store;
  await store.close();
  throw new DataError('A server is running on the database: stop it first.');
}

/** Loaded on demand: most servers never need it. */
async function openPostgres(url: string, onCommit?: (times: CommitTimes) => void): Promise<PostgresStore> {
  const postgres = await import('./postgres/store.ts');
  return postgres.PostgresStore.open(url, onCommit);
}
