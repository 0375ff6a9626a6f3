import { sql, type CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Run, SqlDriver } from '../sql/driver.ts';
import { BUSY_TIMEOUT_MS, SqliteConnection } from './connection.ts';
import { kyselyOn, openConnections } from './open.ts';

/** Two connections, so that reads never see uncommitted data. */
export class SqliteDriver implements SqlDriver {
  readonly db: Kysely<Database>;
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteConnection;
  readonly #path: string;

  private constructor(path: string, writer: SqliteConnection, reader: SqliteConnection) {
    this.#path = path;
    this.#writer = writer;
    this.#reader = reader;
    this.db = kyselyOn(reader);
  }

  static async open(folder: string): Promise<SqliteDriver> {
    const { path, writer, reader } = await openConnections(folder);
    return new SqliteDriver(path, writer, reader);
  }

  async snapshot(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]> {
    return this.#reader.together('begin', queries);
  }

  /** On a separate connection, since other reads run meanwhile. */
  async holdSnapshot<T>(read: (run: Run) => Promise<T>): Promise<T> {
    const connection = new SqliteConnection(this.#path, true);
    try {
      connection.run({ sql: 'begin', parameters: [] });
      return await read(async (query) => connection.run(query).rows);
    } finally {
      connection.close();
    }
  }

  /** Takes the write lock immediately, rather than failing at the first write. */
  async transact(statements: readonly CompiledQuery[]): Promise<void> {
    this.#writer.together('begin immediate', statements);
  }

  /** Empties the write-ahead log, unless another process is reading. */
  emptyLog(): void {
    const pragma = (text: string) => this.#writer.run({ sql: `pragma ${text}`, parameters: [] });
    // Waiting for another process would block the event loop.
    pragma('busy_timeout = 0');
    try {
      pragma('wal_checkpoint(truncate)');
    } finally {
      pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  /** Runs SQLite's quick check, and returns the first problem it finds. */
  async damage(): Promise<string | undefined> {
    const check = sql<{ quick_check: string }>`pragma quick_check(1)`.execute(this.db);
    const found = await check.then(
      ({ rows }) => rows[0]?.quick_check,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ');
  }

  async close(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}
