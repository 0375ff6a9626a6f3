import type { Store } from '../store/store.ts';
import { freshCode } from '../table/secrets.ts';

const TRIES = 20;
/** Far more tables than are being stored at any moment. */
const MAX_RESERVED = 2000;

/** Assigns each table a unique code. */
export class Codes {
  readonly #store: Pick<Store, 'tableOfCode'>;
  readonly #fresh: () => string;
  /** Recently assigned codes, whose tables may not be stored yet. */
  readonly #reserved = new Set<string>();

  constructor(store: Pick<Store, 'tableOfCode'>, fresh = freshCode) {
    this.#store = store;
    this.#fresh = fresh;
  }

  /** Undefined if almost no codes are left. */
  async unused(): Promise<string | undefined> {
    for (let i = 0; i < TRIES; i++) {
      const code = this.#fresh();
      const isTaken = (await this.#store.tableOfCode(code)) !== undefined;
      if (isTaken || this.#reserved.has(code)) continue;
      this.#reserve(code);
      return code;
    }
    return undefined;
  }

  #reserve(code: string): void {
    this.#reserved.add(code);
    if (this.#reserved.size <= MAX_RESERVED) return;
    const [oldest] = this.#reserved;
    this.#reserved.delete(oldest as string);
  }
}
