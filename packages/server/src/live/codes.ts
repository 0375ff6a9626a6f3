import type { Store } from '../store/store.ts';
import { freshCode } from '../table/secrets.ts';

const TRIES = 20;
/** Far more than tables that can be on their way to the disk at once. */
const PROMISED = 2000;

/** Gives each table a code that no other has. */
export class Codes {
  readonly #store: Pick<Store, 'tableOfCode'>;
  readonly #fresh: () => string;
  /** The last ones given: their tables may not be stored yet. */
  readonly #promised = new Set<string>();

  constructor(store: Pick<Store, 'tableOfCode'>, fresh = freshCode) {
    this.#store = store;
    this.#fresh = fresh;
  }

  /** Undefined where hardly any are left. */
  async unused(): Promise<string | undefined> {
    for (let i = 0; i < TRIES; i++) {
      const code = this.#fresh();
      const isTaken = (await this.#store.tableOfCode(code)) !== undefined;
      if (isTaken || this.#promised.has(code)) continue;
      this.#promise(code);
      return code;
    }
    return undefined;
  }

  #promise(code: string): void {
    this.#promised.add(code);
    if (this.#promised.size <= PROMISED) return;
    const [oldest] = this.#promised;
    this.#promised.delete(oldest as string);
  }
}
