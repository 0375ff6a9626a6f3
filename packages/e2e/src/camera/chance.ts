import { KeyedRandom } from 'picket-engine';

/** Seeded random numbers for one photo. */
export class Chance {
  readonly #random: KeyedRandom;

  constructor(key: string) {
    this.#random = new KeyedRandom(key);
  }

  /** From 0 up to 1. */
  unit(): number {
    return this.#random.below(30_000) / 30_000;
  }

  between(low: number, high: number): number {
    return low + this.unit() * (high - low);
  }

  /** Around 0, mostly within ± `size`, always within twice that. */
  jitter(size: number): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * size;
  }

  integer(low: number, high: number): number {
    return low + this.#random.below(high - low + 1);
  }

  is(share: number): boolean {
    return this.unit() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.#random.below(list.length)] as T;
  }
}
