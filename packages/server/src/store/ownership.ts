/** The outcome of asking for a table: the term of this node's ownership, or the address of the node that owns it. */
export type Claim = { readonly term: number } | { readonly elsewhere: string };

/** Another node owns the table now. What was decided here since then is not stored. */
export class NotOwner extends Error {
  constructor(options?: ErrorOptions) {
    super('Another node owns the table.', options);
  }
}

/**
 * Which node runs which table. The database decides: a table has an owner and a term, and a commit of its owner names the term. A node
 * keeps its tables as long as it renews its lease; after that any other may take them, and the term of the old owner is over.
 */
export interface Ownership {
  /** Whether other nodes may use the same data. */
  readonly isShared: boolean;
  /** Whether the lease still lasts, as far as this node knows. The term in each commit is what counts. */
  isHeld(): boolean;
  /** Takes a table that no living node owns. Undefined if there is no such table. */
  claim(table: string): Promise<Claim | undefined>;
  /** Gives a table up, unless a later claim has replaced this one. */
  release(table: string, term: number): Promise<void>;
  /** Takes tables that are due and that no living node owns, the earliest first. */
  claimDue(now: number, limit: number): Promise<string[]>;
  /** Of these tables, those that no other living node owns. */
  notElsewhere(tables: readonly string[]): Promise<string[]>;
  /**
   * Renews the lease, and starts it with the first call. Returns whether another node has disappeared since. `lapsed` is called if the lease
   * had run out, before a new one begins: other nodes may have taken any table.
   */
  renew(address: string, lapsed: () => void): Promise<boolean>;
  /** The time of the database. */
  time(): Promise<number>;
  /** Gives everything up. */
  leave(): Promise<void>;
}
