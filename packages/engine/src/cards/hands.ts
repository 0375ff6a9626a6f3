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
  /** Special cards are only among this many at the bottom of the stack. */
  #lower = Number.POSITIVE_INFINITY;

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
    copy.#lower = this.#lower;
    return copy;
  }

  /** [R23] The top of the stack shows its action, or that it is special; the order of the rest makes no difference. */
  reordered(random: Random): Hands {
    const copy = this.copy();
    const [top] = this.stack.cards;
    const cards = this.stack.cards.toSorted();
    if (top === undefined) return copy;
    random.shuffle(cards, 0, cards.length);
    const like = cards.findIndex((card) => this.#looksLike(card, top));
    const first = cards[like] as number;
    const rest = Array.from(cards).filter((_, i) => i !== like);
    const specials = rest.filter((card) => this.isSpecial(card));
    const places = this.#placesFor(specials.length, rest.length, random);
    const others = rest.filter((card) => !this.isSpecial(card));
    copy.stack.clear();
    copy.stack.add(first);
    for (let i = 0; i < rest.length; i++) {
      copy.stack.add((places.has(i) ? specials.pop() : others.pop()) as number);
    }
    return copy;
  }

  #looksLike(card: number, top: number): boolean {
    if (this.isSpecial(card) || this.isSpecial(top)) return this.isSpecial(card) && this.isSpecial(top);
    return this.deck.actions[card] === this.deck.actions[top];
  }

  /** The positions of special cards among `count` cards, all positions being equally likely. */
  #placesFor(specials: number, count: number, random: Random): Set<number> {
    const lower = Math.min(this.#lower, count);
    const places = Uint8Array.from({ length: lower }, (_, i) => count - lower + i);
    random.shuffle(places, 0, lower);
    return new Set(places.subarray(0, specials));
  }

  /** The random source for the next shuffle of the deck, or of the rest of it. */
  #dealing(chance: Chance): Random {
    return chance('deck', this.#deals++);
  }

  /** [K1] Shuffles these construction cards, given in their starting order, into a new stack. */
  deal(cards: Iterable<number>, chance: Chance): void {
    this.stack.clear();
    this.discards.clear();
    for (const card of cards) this.stack.add(card);
    this.stack.shuffle(this.#dealing(chance));
    this.#lower = Number.POSITIVE_INFINITY;
  }

  /** [M10] Shuffles the discards into what is left of the stack. */
  shuffleIn(chance: Chance): void {
    this.stack.take(this.discards);
    this.stack.shuffle(this.#dealing(chance));
    this.#lower = Number.POSITIVE_INFINITY;
  }

  /** Shuffles special cards into the stack below its top `above` cards. */
  bury(specials: Iterable<number>, above: number, chance: Chance): void {
    for (const card of specials) this.stack.add(card);
    this.stack.shuffle(chance('lower', 0), above);
    this.#lower = this.stack.size - above;
  }

  isSpecial(card: number): boolean {
    return card >= this.deck.size;
  }

  /** [R16] Shuffles the discards into a new stack. */
  refill(chance: Chance): void {
    this.stack.clear();
    this.stack.take(this.discards);
    this.stack.shuffle(chance('stack', this.#refills++));
    this.#lower = Number.POSITIVE_INFINITY;
  }

  card(seat: number, index: number): number {
    return this.held[seat * HAND + index] as number;
  }
}
