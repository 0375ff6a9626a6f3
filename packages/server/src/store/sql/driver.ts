import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Runs one query, and resolves with its rows. */
export type Run = (query: CompiledQuery) => Promise<readonly unknown[]>;

/** A table, and the term in which its owner made the decision. */
export interface Fence {
  readonly table: string;
  readonly term: number;
}

/** An SQL database. Transactions are lists of statements, so they can be pipelined. */
export interface SqlDriver {
  /** Compiles statements, and runs single reads, which never see uncommitted data. */
  readonly db: Kysely<Database>;
  /** The rows of several reads of one snapshot. */
  snapshot(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]>;
  /** The same for reads that depend on each other, or have too many rows to read in one go. */
  holdSnapshot<T>(read: (run: Run) => Promise<T>): Promise<T>;
  /**
   * Runs statements in order, all or none, and resolves once they are on disk. Throws `NotOwner` if a fence no longer holds, and
   * `ConnectionLost`.
   */
  transact(statements: readonly CompiledQuery[], fences?: readonly Fence[]): Promise<void>;
  close(): Promise<void>;
}

/** There is no connection to the database, or it was lost before the answer, so a transaction may be stored or not. */
export class ConnectionLost extends Error {
  constructor(options: ErrorOptions) {
    super('There is no connection to the database.', options);
  }
}
