import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { NotOwner } from '../ownership.ts';
import type { Database } from '../schema.ts';
import { ConnectionLost, type Fence, type Run, type SqlDriver } from '../sql/driver.ts';
import { TERM_OVER } from './migrations/0002owners.ts';
import { openPool, sendAll, TIMEOUTS, type Statement } from './pool.ts';

const READERS = 4;
/** Milliseconds. A node that hangs in the middle of a commit must not keep tables locked. */
const WRITER = { ...TIMEOUTS, idle_in_transaction_session_timeout: 3000 };

/** Error codes with which PostgreSQL ends a connection, maybe after a commit. Any other error is about a statement. */
const LOST = /^(08|57P|25P03|$)/;

const statement = (sql: string): Statement => ({ sql, parameters: [] });
const BEGIN_SNAPSHOT = statement('begin isolation level repeatable read read only');
const BEGIN = statement('begin');
const COMMIT = statement('commit');

/** One connection for writes, so commits stay in order, and a few for reads. */
export class PostgresDriver implements SqlDriver {
  readonly db: Kysely<Database>;
  readonly #readers: Pool;
  readonly #writer: Pool;

  constructor(url: string) {
    this.#readers = openPool(url, READERS);
    this.#writer = openPool(url, 1, WRITER);
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

  async transact(statements: readonly CompiledQuery[], fences: readonly Fence[] = []): Promise<void> {
    const held = fences.length === 0 ? [] : [holdTerms(fences)];
    await inTransaction(this.#writer, [BEGIN, ...held, ...statements, COMMIT]);
  }

  async close(): Promise<void> {
    await this.#readers.end();
    await this.#writer.end();
  }
}

function holdTerms(fences: readonly Fence[]): Statement {
  return {
    sql: 'select hold_terms($1, $2)',
    parameters: [fences.map(({ table }) => table), fences.map(({ term }) => term)],
  };
}

/** Pipelines a whole transaction. After an error, PostgreSQL ignores the rest, and COMMIT rolls back. */
async function inTransaction(
  pool: Pool,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new ConnectionLost({ cause: error });
  });
  try {
    const found = await sendAll(client, statements);
    client.release();
    return found;
  } catch (error) {
    const isRefused = error instanceof DatabaseError && !LOST.test(error.code ?? '');
    client.release(!isRefused);
    if (isRefused && error.code === TERM_OVER) throw new NotOwner({ cause: error });
    throw isRefused ? error : new ConnectionLost({ cause: error });
  }
}
