/** The share of the free tables that one address may hold: small, since tables can't be displaced. */
const SHARE = 1 / 8;
/** The minimum for an address, even on a small server. */
const LEAST = 10;

interface OwnersInput {
  /** The maximum number of unfinished tables. */
  readonly total: number;
  /** The current number of them. */
  readonly count: () => Promise<number>;
}

/**
 * The address that each unfinished table counts for: that of the player who created it or, after a restart, of the first one to return.
 * In memory only, since addresses may not be stored.
 */
export class Owners {
  readonly #input: OwnersInput;
  readonly #owners = new Map<string, string>();
  /** By address, including those being created. */
  readonly #tables = new Map<string, number>();
  #making = 0;

  constructor(input: OwnersInput) {
    this.#input = input;
  }

  /**
   * Reserves a table for an address; undefined if it has used up its share, or no tables are left. Call the result when the table was
   * created, or couldn't be.
   */
  async reserve(address: string): Promise<(() => void) | undefined> {
    const { total, count } = this.#input;
    const others = this.#making;
    const own = this.#tables.get(address) ?? 0;
    // Immediately, since requests run concurrently.
    this.#making++;
    this.#add(address, 1);
    const end = () => {
      this.#making--;
      this.#add(address, -1);
    };
    try {
      const free = total - (await count()) - others;
      if (free > 0 && own < Math.max(LEAST, free * SHARE)) return end;
    } catch (error) {
      end();
      throw error;
    }
    end();
    return undefined;
  }

  of(table: string): string | undefined {
    return this.#owners.get(table);
  }

  /** Does nothing if the table has an owner. */
  own(table: string, address: string): void {
    if (this.#owners.has(table)) return;
    this.#owners.set(table, address);
    this.#add(address, 1);
  }

  /** Called when the table was finished, closed or deleted. */
  release(table: string): void {
    const address = this.#owners.get(table);
    if (address === undefined) return;
    this.#owners.delete(table);
    this.#add(address, -1);
  }

  #add(address: string, count: number): void {
    const tables = (this.#tables.get(address) ?? 0) + count;
    if (tables > 0) this.#tables.set(address, tables);
    else this.#tables.delete(address);
  }
}
