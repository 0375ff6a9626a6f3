import { sha256, utf8 } from './hash.ts';

const WORD = 0x100000000;

/** A source of chance. Whoever holds authority makes one; everybody else is handed one. */
export abstract class Random {
  /** The next 32 random bits; the sign means nothing. */
  abstract next(): number;

  /**
   * A whole number from 0 to n − 1, each equally likely, for n up to 2^15: the high word of `next() × n`. Words
   * whose low word falls below 2^32 mod n are skipped, since they would favour some results. The product is made in
   * two halves; where `upper` ends in zeros, the low word is the end of `lower`.
   */
  below(n: number): number {
    for (;;) {
      const word = this.next();
      const lower = Math.imul(word & 0xffff, n);
      const upper = (Math.imul(word >>> 16, n) + (lower >>> 16)) | 0;
      if ((upper & 0xffff) !== 0 || (lower & 0xffff) >= WORD % n) return upper >>> 16;
    }
  }

  /** Puts `count` cards, from `first` on, into random order (Fisher–Yates, from the last card down). */
  shuffle(cards: Uint8Array, first: number, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = first + this.below(i + 1);
      const card = cards[first + i] as number;
      cards[first + i] = cards[j] as number;
      cards[j] = card;
    }
  }
}

/** Chance that anyone can repeat: SHA-256 of `key/0`, `key/1`, …, read as big-endian words. */
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

/** Fast chance for thinking ahead (xoroshiro64*). Never deals a real game. */
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
   * `below` and `shuffle` again, word for word: code shared with `KeyedRandom` is compiled with the whole hash in it,
   * which makes it half as fast.
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
