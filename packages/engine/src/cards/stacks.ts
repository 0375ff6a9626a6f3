import type { Random } from '../random.ts';
import type { Chance } from './chance.ts';
import type { Deck } from './deck.ts';
import type { Table } from './table.ts';

/** The standard game has three stacks. */
export const STACKS = 3;

const PURPOSES = ['stack-0', 'stack-1', 'stack-2'] as const;

/**
 * A card is stored as its number with the action in the lowest three bits: an 8 with a pool (3) is 8 << 3 | 3
 * = 67. Identical cards are not distinguished.
 */
const ACTION_BITS = 3;
const ACTION_MASK = (1 << ACTION_BITS) - 1;

/**
 * Three stacks with their discards, one after the other in one array: in each, first the cards already turned
 * over, in that order, then the remaining cards, top card first. All stacks are turned over together, so they
 * always have the same height.
 */
export class Stacks implements Table {
  readonly deck: Deck;
  readonly height: number;
  /** [R6] Whether the discards of all stacks are mixed when they run out. */
  readonly refillsTogether: boolean;
  /** The whole deck in id order. */
  readonly #sorted: Uint8Array;
  readonly #cards: Uint8Array;
  /** Scratch space for a refill that mixes all stacks. */
  readonly #mixed: Uint8Array;
  /** How many cards of each stack have been turned over. */
  #turned = 0;
  /** How many times the whole deck was shuffled, and how many times the stacks were refilled. */
  #deals = 0;
  #refills = 0;
  /** Whether each stack was refilled from its own discards since then, so that everyone knows what is in it. */
  #isApart = false;

  constructor(deck: Deck, refillsTogether: boolean) {
    this.deck = deck;
    this.height = deck.size / STACKS;
    this.refillsTogether = refillsTogether;
    this.#sorted = Uint8Array.from(deck.numbers, (number, card) => {
      return (number << ACTION_BITS) | (deck.actions[card] as number);
    });
    this.#cards = new Uint8Array(deck.size);
    this.#mixed = new Uint8Array(deck.size - STACKS);
  }

  copy(): Stacks {
    const copy = new Stacks(this.deck, this.refillsTogether);
    copy.#cards.set(this.#cards);
    copy.#turned = this.#turned;
    copy.#refills = this.#refills;
    copy.#deals = this.#deals;
    copy.#isApart = this.#isApart;
    return copy;
  }

  /** The top cards show their numbers and actions; those below are hidden, so their order makes no difference. */
  reordered(random: Random): Stacks {
    const copy = this.copy();
    const cards = copy.#cards;
    const hidden = this.left - 1;
    const below = (stack: number) => stack * this.height + this.#turned + 1;
    if (hidden <= 0) return copy;
    if (this.#isApart) {
      for (let stack = 0; stack < STACKS; stack++) {
        cards.subarray(below(stack), below(stack) + hidden).sort();
        random.shuffle(cards, below(stack), hidden);
      }
      return copy;
    }
    const all = new Uint8Array(hidden * STACKS);
    for (let stack = 0; stack < STACKS; stack++) {
      all.set(cards.subarray(below(stack), below(stack) + hidden), stack * hidden);
    }
    random.shuffle(all.sort(), 0, all.length);
    for (let stack = 0; stack < STACKS; stack++) {
      cards.set(all.subarray(stack * hidden, (stack + 1) * hidden), below(stack));
    }
    return copy;
  }

  /**
   * [K1] [K5] Shuffles the whole deck into three equal stacks; the first third is stack 0, top card first.
   */
  deal(chance: Chance): void {
    const cards = this.#cards;
    cards.set(this.#sorted);
    chance('deck', this.#deals++).shuffle(cards, 0, cards.length);
    this.#turned = 0;
    this.#isApart = false;
  }

  /**
   * [K2] [R6] Turns over the top card of each stack. If those were the last cards, shuffles the discards,
   * without the cards just turned over, into new stacks. Returns whether that happened.
   */
  turnOver(chance: Chance): boolean {
    this.#turned += 1;
    if (this.#turned < this.height) return false;
    for (let stack = 0; stack < STACKS; stack++) this.#keepLast(stack);
    if (this.refillsTogether) this.#mix(chance);
    else for (let stack = 0; stack < STACKS; stack++) this.#shuffle(stack, chance);
    this.#turned = 1;
    this.#isApart = !this.refillsTogether;
    this.#refills += 1;
    return true;
  }

  /**
   * Moves the card just turned over to the front: it is the first of the new discards, the rest the new
   * stack.
   */
  #keepLast(stack: number): void {
    const first = stack * this.height;
    const last = first + this.height - 1;
    const card = this.#cards[last] as number;
    this.#cards.copyWithin(first + 1, first, last);
    this.#cards[first] = card;
  }

  #shuffle(stack: number, chance: Chance): void {
    const random = chance(PURPOSES[stack] as string, this.#refills);
    random.shuffle(this.#cards, stack * this.height + 1, this.height - 1);
  }

  /** Shuffles the discards of all stacks together; the first third is stack 0. */
  #mix(chance: Chance): void {
    const third = this.height - 1;
    for (let stack = 0; stack < STACKS; stack++) {
      const first = stack * this.height + 1;
      this.#mixed.set(this.#cards.subarray(first, first + third), stack * third);
    }
    chance('stacks', this.#refills).shuffle(this.#mixed, 0, this.#mixed.length);
    for (let stack = 0; stack < STACKS; stack++) {
      this.#cards.set(this.#mixed.subarray(stack * third, (stack + 1) * third), stack * this.height + 1);
    }
  }

  /** Writes the number and the action of the three offers into the arrays. */
  show(numbers: Int32Array, actions: Int32Array): void {
    const cards = this.#cards;
    let at = this.#turned;
    for (let stack = 0; stack < STACKS; stack++) {
      numbers[stack] = (cards[at] as number) >> ACTION_BITS;
      actions[stack] = (cards[at - 1] as number) & ACTION_MASK;
      at += this.height;
    }
  }

  /** The number on offer: the front of the stack's top card. */
  number(stack: number): number {
    return this.#card(stack, 0) >> ACTION_BITS;
  }

  /** The action on offer: the back of the card just turned over. */
  action(stack: number): number {
    return this.#card(stack, -1) & ACTION_MASK;
  }

  /** [K3] The action this stack will offer next round, shown in the corner of its number. */
  next(stack: number): number {
    return this.#card(stack, 0) & ACTION_MASK;
  }

  /** How many cards are left in each stack. */
  get left(): number {
    return this.height - this.#turned;
  }

  /** The top card of a stack (0) or the one turned over before it (−1). */
  #card(stack: number, from: number): number {
    return this.#cards[stack * this.height + this.#turned + from] as number;
  }
}
