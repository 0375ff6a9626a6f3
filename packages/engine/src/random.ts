import { sha256, utf8 } from './hash.ts';

const WORD = 0x100000000;

/** A source of random numbers. The authority creates one; all other code gets one as a parameter. */
export abstract class Random {
  /** The next 32 random bits; the sign has no meaning. */
  abstract next(): number;

  /**
   * A uniform integer from 0 to n − 1, for n up to 2^15, by Lemire's method: the high word of the product
   * `next() × n`, unless its low word is below 2^32 mod n; those products are rejected, since they would
   * favour some results. With words of 4 bits and n = 3: 16 mod 3 = 1, so word 0 is rejected, and the other
   * 15 words give 0, 1 and 2 five times each. The 64-bit product is built from two halves: `upper` is the
   * product >> 16, so the low word is below n only if `upper` ends in 16 zeros.
   */
  below(n: number): number {
    for (;;) {
      const word = this.next();
      const lower = Math.imul(word & 0xffff, n);
      const upper = (Math.imul(word >>> 16, n) + (lower >>> 16)) | 0;
      if ((upper & 0xffff) !== 0 || (lower & 0xffff) >= WORD % n) return upper >>> 16;
    }
  }

  /** Shuffles `count` cards from `first` on (Fisher–Yates, from the last card down). */
  shuffle(cards: Uint8Array, first: number, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = first + this.below(i + 1);
      const card = cards[first + i] as number;
      cards[first + i] = cards[j] as number;
      cards[j] = card;
    }
  }
}

/** A reproducible generator: SHA-256 of `key/0`, `key/1`, …, read as big-endian words. */
export class KeyedRandom extends Random {
  readonly #key: string;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #offset = 0;

  constructor(key: string) {
    super();
    this.#key = key;
  }

  override next(): number {
    if (this.#offset === this.#block.byteLength) {
      this.#block = new DataView(sha256(utf8(`${this.#key}/${this.#blocks++}`)).buffer);
      this.#offset = 0;
    }
    this.#offset += 4;
    return this.#block.getInt32(this.#offset - 4);
  }
}

/** A fast generator (xoroshiro64*) for simulated games. Never deals a real one. */
export class FastRandom extends Random {
  #a: number;
  #b: number;

  constructor(seed: string) {
    super();
    const digest = new DataView(sha256(utf8(seed)).buffer);
    this.#a = digest.getInt32(0);
    this.#b = digest.getInt32(4) | 1;
  }

  override next(): number {
    const a = this.#a;
    const b = this.#b ^ a;
    this.#a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.#b = (b << 13) | (b >>> 19);
    return Math.imul(a, 0x9e3779bb);
  }

  /**
   * Duplicates of the base methods: shared with `KeyedRandom`, they would be compiled with the whole hash
   * inlined and run at half the speed.
   */
  override below(n: number): number {
    for (;;) {
      const word = this.next();
      const lower = Math.imul(word & 0xffff, n);
      const upper = (Math.imul(word >>> 16, n) + (lower >>> 16)) | 0;
      if ((upper & 0xffff) !== 0 || (lower & 0xffff) >= WORD % n) return upper >>> 16;
    }
  }

  override shuffle(cards: Uint8Array, first: number, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = first + this.below(i + 1);
      const card = cards[first + i] as number;
      cards[first + i] = cards[j] as number;
      cards[j] = card;
    }
  }
}
