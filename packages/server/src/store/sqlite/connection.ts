import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Milliseconds to wait for another process, such as a backup. */
export const BUSY_TIMEOUT_MS = 5000;

/** More than the number of different statements. */
const STATEMENTS = 500;

/** A connection to a file. Nothing else runs in this process between the statements of one transaction. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

  constructor(path: string, readOnly = false) {
    this.#database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
    if (!readOnly) {
      // What players delete is overwritten.
      this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    }
    this.#database.exec('pragma foreign_keys = on; pragma cache_size = -16000;');
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const { statement, reads } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Runs the queries in one transaction, which starts with these words. */
  together(begin: string, queries: readonly CompiledQuery[]): (readonly unknown[])[] {
    this.#exec(begin);
    try {
      const found = queries.map((query) => this.run(query).rows);
      this.#exec('commit');
      return found;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  rollBack(): void {
    // SQLite may already have rolled back, for example when the disk is full.
    if (this.#database.isTransaction) this.#exec('rollback');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(query);
  }

  // oxlint-disable-next-line require-yield -- required by the interface, but results are never streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is read row by row.');
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #exec(sql: string): void {
    this.run({ sql, parameters: [] });
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (this.#statements.size >= STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
