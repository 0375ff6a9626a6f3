import type { Random } from '../random.ts';
import type { Chance } from './chance.ts';
import type { Deck } from './deck.ts';
import { Pile } from './pile.ts';
import type { Table } from './table.ts';

/** Cards in a hand. */
export const HAND = 3;

/**
 * One stack, its discards, and a hand of three for each seat. Special cards have the ids that follow those of the
 * construction cards: the first of them is `deck.size`.
 */
export class Hands implements Table {
  readonly deck: Deck;
  readonly seats: number;
  readonly specials: number;
  readonly stack: Pile;
  readonly discards: Pile;
  /** The cards in hand by id, seat by seat. */
  readonly held: Uint8Array;
  /** [R23] Whether the first card of the last deal lay on top of the stack since the deal before, for all to see. */
  topWasSeen = false;
  /** How often the whole deck, and the stack from its discards, was shuffled. */
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

  /** Chance for the next shuffle of the whole deck, or of what is left of it. */
  dealing(chance: Chance): Random {
    return chance('deck', this.#deals++);
  }

  /** [K1] Makes the stack of these construction cards, shuffled, starting from the order given. */
  deal(cards: Iterable<number>, chance: Chance): void {
    this.stack.clear();
    this.discards.clear();
    for (const card of cards) this.stack.add(card);
    this.stack.shuffle(this.dealing(chance));
  }

  /** Shuffles special cards into the lowest cards of the stack, all but the top `above`. */
  bury(specials: Iterable<number>, above: number, chance: Chance): void {
    for (const card of specials) this.stack.add(card);
    this.stack.shuffle(chance('lower', 0), above);
  }

  isSpecial(card: number): boolean {
    return card >= this.deck.size;
  }

  /** [R16] Makes a new stack from the discards. */
  refill(chance: Chance): void {
    this.stack.clear();
    this.stack.take(this.discards);
    this.stack.shuffle(chance('stack', this.#refills++));
  }

  card(seat: number, index: number): number {
    return this.held[seat * HAND + index] as number;
  }
}
