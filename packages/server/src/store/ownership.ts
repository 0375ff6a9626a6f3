/** The outcome of claiming a table: the term of this node's ownership, or the address of the node that owns it. */
export type Claim = { readonly term: number } | { readonly elsewhere: string };

/** Another node owns the table now. Decisions made here since then are not stored. */
export class NotOwner extends Error {
  constructor(options?: ErrorOptions) {
    super('Another node owns the table.', options);
  }
}

/**
 * Which node runs which table. The database decides: each table has an owner and a term, a fencing token that every commit of its owner
 * names. A node keeps its tables as long as it renews its lease; after that any other may take them, and the old owner's term ends.
 */
export interface Ownership {
  /** Whether other nodes may use the same data. */
  readonly isShared: boolean;
  /** Whether the lease is valid, by this node's clock. The term in each commit is what counts. */
  isHeld(): boolean;
  /** Takes a table that no living node owns. Undefined if there is no such table. */
  claim(table: string): Promise<Claim | undefined>;
  /** Releases a table, unless a later claim has replaced this one. */
  release(table: string, term: number): Promise<void>;
  /** Takes tables that are due and that no living node owns, earliest first. */
  claimDue(now: number, limit: number): Promise<string[]>;
  /** Filters these tables to those that no other living node owns. */
  notElsewhere(tables: readonly string[]): Promise<string[]>;
  /**
   * Renews the lease; the first call starts it. Returns whether another node has disappeared since. `lapsed` is called if the lease had
   * expired, before a new one begins: other nodes may have taken any table.
   */
  renew(address: string, lapsed: () => void): Promise<boolean>;
  /** The time of the database. */
  time(): Promise<number>;
  /** Releases all tables. */
  leave(): Promise<void>;
}
