import type { Random } from '../random.ts';
import type { Chance } from './chance.ts';
import type { Deck } from './deck.ts';
import { Pile } from './pile.ts';
import type { Table } from './table.ts';

/** The number of cards in a hand. */
export const HAND = 3;

/**
 * One stack, its discards, and a hand of three for each seat. Special cards have the ids after the
 * construction cards, from `deck.size` on.
 */
export class Hands implements Table {
  readonly deck: Deck;
  readonly seats: number;
  readonly specials: number;
  readonly stack: Pile;
  readonly discards: Pile;
  /** The ids of the cards in hand, seat by seat. */
  readonly held: Uint8Array;
  /**
   * [R23] Whether the first card of the last deal was on top of the stack since the previous deal, visible to
   * all.
   */
  topWasSeen = false;
  /**
   * How many times the whole deck was shuffled, and how many times the stack was refilled from its discards.
   */
  #deals = 0;
  #refills = 0;

  constructor(deck: Deck, seats: number, specials: number) {
    this.deck = deck;
    this.seats = seats;
    this.specials = specials;
    this.stack = new Pile(deck.size + specials);
    this.discards = new Pile(deck.size + specials);
    this.held = new Uint8Array(seats * HAND);
  }

  copy(): Hands {
    const copy = new Hands(this.deck, this.seats, this.specials);
    this.stack.copyInto(copy.stack);
    this.discards.copyInto(copy.discards);
    copy.held.set(this.held);
    copy.topWasSeen = this.topWasSeen;
    copy.#deals = this.#deals;
    copy.#refills = this.#refills;
    return copy;
  }

  /** The random source for the next shuffle of the deck, or of what is left of it. */
  dealing(chance: Chance): Random {
    return chance('deck', this.#deals++);
  }

  /** [K1] Shuffles these construction cards, given in their starting order, into a new stack. */
  deal(cards: Iterable<number>, chance: Chance): void {
    this.stack.clear();
    this.discards.clear();
    for (const card of cards) this.stack.add(card);
    this.stack.shuffle(this.dealing(chance));
  }

  /** Shuffles special cards into the stack below its top `above` cards. */
  bury(specials: Iterable<number>, above: number, chance: Chance): void {
    for (const card of specials) this.stack.add(card);
    this.stack.shuffle(chance('lower', 0), above);
  }

  isSpecial(card: number): boolean {
    return card >= this.deck.size;
  }

  /** [R16] Shuffles the discards into a new stack. */
  refill(chance: Chance): void {
    this.stack.clear();
    this.stack.take(this.discards);
    this.stack.shuffle(chance('stack', this.#refills++));
  }

  card(seat: number, index: number): number {
    return this.held[seat * HAND + index] as number;
  }
}
