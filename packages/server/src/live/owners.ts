import { fairShare } from './shares.ts';

export interface OwnersInput {
  /** Unfinished tables that the server may have. */
  readonly total: number;
  /** How many it has. */
  readonly count: () => Promise<number>;
}

/**
 * The address that each unfinished table counts for: that of the player who made it or, after a restart, of the first one to return. It
 * is kept in memory only, since no address may be stored.
 */
export class Owners {
  readonly #input: OwnersInput;
  readonly #owners = new Map<string, string>();
  readonly #tables = new Map<string, number>();

  constructor(input: OwnersInput) {
    this.#input = input;
  }

  /** Whether an address may make another table: they share the tables fairly. */
  async mayMake(address: string): Promise<boolean> {
    const { total, count } = this.#input;
    const free = total - (await count());
    return free > 0 && (this.#tables.get(address) ?? 0) < fairShare(total, free);
  }

  of(table: string): string | undefined {
    return this.#owners.get(table);
  }

  /** The first address is final. */
  own(table: string, address: string): void {
    if (this.#owners.has(table)) return;
    this.#owners.set(table, address);
    this.#tables.set(address, (this.#tables.get(address) ?? 0) + 1);
  }

  /** The table was finished, closed or deleted. */
  release(table: string): void {
    const address = this.#owners.get(table);
    if (address === undefined) return;
    this.#owners.delete(table);
    const left = (this.#tables.get(address) ?? 0) - 1;
    if (left > 0) this.#tables.set(address, left);
    else this.#tables.delete(address);
  }
}
