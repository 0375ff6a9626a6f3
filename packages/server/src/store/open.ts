import type { Config } from '../config/schema.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { SqlStore } from './sql/sqlStore.ts';
import type { CommitTimes } from './store.ts';

/** Where data is stored: in a file in the data folder, or in a database that is running already. */
export type Place = Pick<Config, 'data'> & Partial<Pick<Config, 'database'>>;

/** Instead of an address. */
export const SQLITE = 'sqlite';

/** Opens the data for an operator's command: a server may be running. */
export async function openStore({ data, database = SQLITE }: Place): Promise<SqlStore> {
  return database === SQLITE ? SqliteStore.open(data) : openPostgres(database);
}

/** Opens the data for a server; nothing else may use a data folder then. */
export async function openServerStore(
  { data, database = SQLITE }: Place,
  onCommit?: (times: CommitTimes) => void,
): Promise<SqlStore> {
  return database === SQLITE ? SqliteStore.openAlone(data, onCommit) : openPostgres(database, onCommit);
}

/** Loaded on demand: most servers never need it. */
async function openPostgres(url: string, onCommit?: (times: CommitTimes) => void): Promise<SqlStore> {
  const { PostgresStore } = await import('./postgres/store.ts');
  return PostgresStore.open(url, onCommit);
}
