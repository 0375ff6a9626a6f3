// How the order of cards follows from the seed: docs/shuffle.md.

import { createHash } from 'node:crypto';
import type { Card } from './components.ts';

/** Where a record shows a card: its keys in `cards`, and the fields with its number and action. */
export type Shown = { keys: number[]; number: string | null; action: string };

/** Decides the order of cards. */
export type Mixer = {
  /** Shuffles cards; the result is a stack with its top card first. */
  shuffle(purpose: string, cards: readonly Card[]): Card[];
  /** A whole number below n. */
  below(purpose: string, n: number): number;
  /** Called when a card is turned up; without a seed, its face comes from here. */
  reveal(card: Card, shown: Shown): void;
};

const WORDS = 2 ** 32;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** RECORD "commitment". */
export function commitmentTo(seed: string): string {
  return `sha256:${sha256(seed).toString('hex')}`;
}

/** Shuffle, "Chance for one shuffle": numbers below n, from the blocks of one key. */
function chance(key: string): (n: number) => number {
  let block: Buffer = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const word = (): number => {
    if (at === block.length) {
      block = sha256(`${key}/${blocks}`);
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return (n) => {
    for (;;) {
      const product = word() * n;
      if (product % WORDS >= WORDS % n) return Math.floor(product / WORDS);
    }
  };
}

export class SeededMixer implements Mixer {
  readonly #seed: string;
  readonly #counts = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Shuffle, "Purposes": each purpose counts its own shuffles, from 0. */
  #chance(purpose: string): (n: number) => number {
    const count = this.#counts.get(purpose) ?? 0;
    this.#counts.set(purpose, count + 1);
    return chance(`${this.#seed}/${purpose}/${count}`);
  }

  shuffle(purpose: string, cards: readonly Card[]): Card[] {
    const below = this.#chance(purpose);
    const shuffled = [...cards];
    for (let i = shuffled.length - 1; i >= 1; i -= 1) {
      const j = below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]] as [Card, Card];
    }
    return shuffled;
  }

  below(purpose: string, n: number): number {
    return this.#chance(purpose)(n);
  }

  reveal(): void {
    // The seed has already determined it.
  }
}
