// RULES "Cards in the standard game", R6.

import { byId } from '../components.ts';
import type { Card } from '../components.ts';
import type { Mixer } from '../mixer.ts';
import { takeTop } from './dealt.ts';
import type { Deal, Dealt, Facts, Note } from './dealt.ts';

const three = [0, 1, 2];

/** The first third is stack 0, the next stack 1, the last stack 2. */
function thirds(cards: readonly Card[]): Card[][] {
  const size = Math.floor(cards.length / 3);
  return three.map((i) => cards.slice(i * size, (i + 1) * size));
}

export class StandardDeal implements Deal {
  readonly #mixer: Mixer;
  /** R6: from rules 2 on, 2018 shuffles the discards of all three stacks together. */
  readonly #refillsTogether: boolean;
  #stacks: Card[][];
  /** The cards turned over from each stack, in that order. */
  #discards: Card[][] = three.map(() => []);
  #asked = false;

  constructor(deck: readonly Card[], mixer: Mixer, refillsTogether: boolean) {
    this.#mixer = mixer;
    this.#refillsTogether = refillsTogether;
    this.#stacks = thirds(mixer.shuffle('deck', deck));
  }

  deal(): Dealt {
    const notes = this.#asked ? [this.#shuffleAll()] : [];
    const turned = this.#stacks.map(takeTop);
    notes.push(...this.#refill());
    turned.forEach((card, i) => this.#discards[i]?.push(card));
    const offers = turned.map((card, i) => {
      const top = this.#stacks[i]?.[0];
      if (top === undefined) throw new RangeError('a stack without cards');
      this.#mixer.reveal(card, { keys: [i], number: null, action: 'action' });
      this.#mixer.reveal(top, { keys: [i], number: 'number', action: 'next' });
      return { number: top.number, action: card.action, next: top.action };
    });
    return { cards: offers, notes, hands: [offers] };
  }

  #shuffleAll(): Note {
    this.#asked = false;
    const all = byId([...this.#stacks, ...this.#discards].flat());
    this.#stacks = thirds(this.#mixer.shuffle('deck', all));
    this.#discards = three.map(() => []);
    return { note: 'reshuffle', why: 'asked' };
  }

  #refill(): Note[] {
    if (this.#refillsTogether) {
      if (this.#stacks.some((stack) => stack.length > 0)) return [];
      this.#stacks = thirds(this.#mixer.shuffle('stacks', this.#discards.flat()));
      this.#discards = three.map(() => []);
      return [{ note: 'reshuffle', why: 'stack-empty' }];
    }
    const notes: Note[] = [];
    for (const i of three) {
      if (this.#stacks[i]?.length !== 0) continue;
      this.#stacks[i] = this.#mixer.shuffle(`stack-${i}`, this.#discards[i] ?? []);
      this.#discards[i] = [];
      notes.push({ note: 'reshuffle', why: 'stack-empty', stack: i });
    }
    return notes;
  }

  collect(): void {
    // The cards turned over are already discarded.
  }

  ask(): void {
    this.#asked = true;
  }

  mixDiscardsIn(): void {
    throw new Error('not in the standard game');
  }

  isExhausted(): boolean {
    return false;
  }

  facts(): Facts {
    return { left: this.#stacks.map((stack) => stack.length) };
  }
}
