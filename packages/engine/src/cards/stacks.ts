import { shuffle } from '../random.ts';
import type { Chance } from './chance.ts';
import type { Deck } from './deck.ts';
import type { Table } from './table.ts';

/** The standard game has three stacks. */
export const STACKS = 3;

const PURPOSES = ['stack-0', 'stack-1', 'stack-2'] as const;

/**
 * Three stacks with their discards. A stack never gives a card to another, so each has a stretch of one array to
 * itself: first the cards turned over, in that order, then those still to come, the top one first.
 */
export class Stacks implements Table {
  readonly deck: Deck;
  readonly height: number;
  readonly #cards: Uint8Array;
  /** How many cards of each stack are turned over. */
  readonly #turned = new Int32Array(STACKS);
  /** How often the whole deck, and each stack from its discards, was shuffled. */
  #deals = 0;
  readonly #refills = new Int32Array(STACKS);

  constructor(deck: Deck) {
    this.deck = deck;
    this.height = deck.size / STACKS;
    this.#cards = new Uint8Array(deck.size);
  }

  copy(): Stacks {
    const copy = new Stacks(this.deck);
    copy.#cards.set(this.#cards);
    copy.#turned.set(this.#turned);
    copy.#refills.set(this.#refills);
    copy.#deals = this.#deals;
    return copy;
  }

  /** [K1] [K5] Shuffles the whole deck into equal stacks: the first third of the order is the first stack, top card first. */
  deal(chance: Chance): void {
    const cards = this.#cards;
    for (let card = 0; card < cards.length; card++) cards[card] = card;
    shuffle(cards, 0, cards.length, chance('deck', this.#deals++));
    this.#turned.fill(0);
  }

  /**
   * [K2] [R6] Turns over the top card of each stack. When that was the last one, the stack's discards, without the
   * card just turned, are shuffled into the new stack. Returns the mask of the stacks that were refilled.
   */
  turnOver(chance: Chance): number {
    let refilled = 0;
    for (let stack = 0; stack < STACKS; stack++) {
      const turned = (this.#turned[stack] as number) + 1;
      this.#turned[stack] = turned;
      if (turned === this.height) {
        this.#refill(stack, chance);
        refilled |= 1 << stack;
      }
    }
    return refilled;
  }

  /** The card just turned becomes the first of the new discards, in front of the others, which are the new stack. */
  #refill(stack: number, chance: Chance): void {
    const first = stack * this.height;
    const last = first + this.height - 1;
    const card = this.#cards[last] as number;
    this.#cards.copyWithin(first + 1, first, last);
    this.#cards[first] = card;
    const count = this.#refills[stack] as number;
    this.#refills[stack] = count + 1;
    shuffle(this.#cards, first + 1, this.height - 1, chance(PURPOSES[stack] as string, count));
    this.#turned[stack] = 1;
  }

  /** The number on offer: the front of the stack's top card. */
  number(stack: number): number {
    return this.deck.numbers[this.#top(stack)] as number;
  }

  /** The action on offer: the back of the card just turned over. */
  action(stack: number): number {
    const card = this.#cards[stack * this.height + (this.#turned[stack] as number) - 1] as number;
    return this.deck.actions[card] as number;
  }

  /** [K3] The action that this stack will offer next round, shown in the corner of its number. */
  next(stack: number): number {
    return this.deck.actions[this.#top(stack)] as number;
  }

  /** How many cards of a stack are still to come. */
  left(stack: number): number {
    return this.height - (this.#turned[stack] as number);
  }

  #top(stack: number): number {
    return this.#cards[stack * this.height + (this.#turned[stack] as number)] as number;
  }
}
