import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../schema.ts';
import { ConnectionLost, type Run, type SqlDriver } from '../sql/driver.ts';
import { openPool, sendAll } from './pool.ts';

const READERS = 4;

const statement = (sql: string) => ({ sql, parameters: [] });
const BEGIN_SNAPSHOT = statement('begin isolation level repeatable read read only');
const BEGIN = statement('begin');
const COMMIT = statement('commit');

/** One connection that writes, so that commits stay in order, and a few that read. */
export class PostgresDriver implements SqlDriver {
  readonly db: Kysely<Database>;
  readonly #readers: Pool;
  readonly #writer: Pool;

  constructor(url: string) {
    this.#readers = openPool(url, READERS);
    this.#writer = openPool(url, 1);
    this.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.#readers }) });
  }

  async snapshot(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]> {
    const found = await inTransaction(this.#readers, [BEGIN_SNAPSHOT, ...queries, COMMIT]);
    return found.slice(1, -1);
  }

  async holdSnapshot<T>(read: (run: Run) => Promise<T>): Promise<T> {
    const client = await this.#readers.connect();
    try {
      await sendAll(client, [BEGIN_SNAPSHOT]);
      return await read(async (query) => (await sendAll(client, [query]))[0] ?? []);
    } finally {
      // Ends the transaction, too.
      client.release(true);
    }
  }

  async transact(statements: readonly CompiledQuery[]): Promise<void> {
    await inTransaction(this.#writer, [BEGIN, ...statements, COMMIT]);
  }

  async close(): Promise<void> {
    await this.#readers.end();
    await this.#writer.end();
  }
}

/** Sends a whole transaction. After an error, PostgreSQL ignores the rest, and COMMIT rolls back. */
async function inTransaction(
  pool: Pool,
  queries: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[],
): Promise<readonly (readonly unknown[])[]> {
  const client: PoolClient = await pool.connect().catch((error: unknown) => {
    throw new ConnectionLost({ cause: error });
  });
  try {
    const found = await sendAll(client, queries);
    client.release();
    return found;
  } catch (error) {
    const isRefused = isStatementError(error);
    client.release(!isRefused);
    throw isRefused ? error : new ConnectionLost({ cause: error });
  }
}

/** Whether the database refused a statement; otherwise the connection was lost, maybe after the commit. */
function isStatementError(error: unknown): boolean {
  return (error as { readonly severity?: string }).severity === 'ERROR';
}
