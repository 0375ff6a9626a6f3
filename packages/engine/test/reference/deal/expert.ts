// RULES "Expert", R8, R9, R15, R16: each seat has a hand from one stack, and passes on one card.

import { byId } from '../components.ts';
import type { Card } from '../components.ts';
import type { Mixer } from '../mixer.ts';
import { faceOf, takeTop, topOf } from './dealt.ts';
import type { Deal, Dealt, Facts, Note } from './dealt.ts';

export class ExpertDeal implements Deal {
  readonly #mixer: Mixer;
  #stack: Card[];
  #discards: Card[] = [];
  /** Before a deal, the card passed to each seat; after it, three cards each. */
  #hands: Card[][];
  #asked = false;

  constructor(deck: readonly Card[], mixer: Mixer, seats: number) {
    this.#mixer = mixer;
    this.#stack = mixer.shuffle('deck', deck);
    this.#hands = Array.from({ length: seats }, () => []);
  }

  deal(): Dealt {
    const notes: Note[] = [];
    if (this.#asked) {
      this.#asked = false;
      this.#stack = this.#mixer.shuffle('deck', byId([...this.#stack, ...this.#discards]));
      this.#discards = [];
      notes.push({ note: 'reshuffle', why: 'asked' });
    }
    for (const [seat, hand] of this.#hands.entries()) {
      while (hand.length < 3) hand.push(this.#draw(notes));
      hand.forEach((card, i) =>
        this.#mixer.reveal(card, { keys: [seat, i], number: 'number', action: 'action' }),
      );
    }
    const hands = this.#hands.map((hand) => hand.map(faceOf));
    return { cards: hands, notes, hands };
  }

  /** R16: an empty stack is refilled when the next card is needed. */
  #draw(notes: Note[]): Card {
    if (this.#stack.length === 0) {
      this.#stack = this.#mixer.shuffle('stack', this.#discards);
      this.#discards = [];
      notes.push({ note: 'reshuffle', why: 'stack-empty' });
    }
    return takeTop(this.#stack);
  }

  collect(given: readonly (number | null)[]): void {
    const passed: Card[][] = this.#hands.map(() => []);
    for (const [seat, hand] of this.#hands.entries()) {
      const right = (seat + 1) % this.#hands.length;
      for (const [i, card] of hand.entries()) {
        if (i === given[seat]) passed[right]?.push(card);
        else this.#discards.push(card);
      }
    }
    this.#hands = passed;
  }

  ask(): void {
    this.#asked = true;
  }

  mixDiscardsIn(): void {
    throw new Error('not in the expert game');
  }

  isExhausted(): boolean {
    return false;
  }

  facts(): Facts {
    return {
      left: [this.#stack.length],
      ...topOf(this.#stack),
      discards: this.#discards.map(faceOf),
    };
  }
}
