import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Runs one query, and resolves with its rows. */
export type Run = (query: CompiledQuery) => Promise<readonly unknown[]>;

/** A table, and the term in which its owner decided something. */
export interface Fence {
  readonly table: string;
  readonly term: number;
}

/** A database that speaks SQL. Transactions are lists of statements, so that they can be sent at once. */
export interface SqlDriver {
  /** Compiles statements, and runs single reads, which never see uncommitted data. */
  readonly db: Kysely<Database>;
  /** The rows of several reads of one moment. */
  snapshot(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]>;
  /** The same for reads that depend on each other, or have too many rows to read at once. */
  holdSnapshot<T>(read: (run: Run) => Promise<T>): Promise<T>;
  /**
   * Runs statements in order, all or none, and resolves once they are on disk. Throws `NotOwner` if a fence no longer holds, and
   * `ConnectionLost`.
   */
  transact(statements: readonly CompiledQuery[], fences?: readonly Fence[]): Promise<void>;
  close(): Promise<void>;
}

/** There is no connection to the database, or it was lost before the answer: a transaction may be stored or not. */
export class ConnectionLost extends Error {
  constructor(options: ErrorOptions) {
    super('There is no connection to the database.', options);
  }
}
