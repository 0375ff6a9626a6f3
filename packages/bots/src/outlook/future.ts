import { ACTIONS, NONE, SLOTS, type Offer, type Random, type View } from '@picket/engine';
import { actionOf, CARD_CODES, cardsLeft, deckCounts, numberOf } from './cardsLeft.ts';
import { emptyHouses, roundsInDeck } from './outlook.ts';

/** Cards on offer, or in hand, in a round. */
const CARDS = 3;
/** Nobody's game lasts longer. */
const MOST_ROUNDS = 60;
/** How far from its empty houses a sheet may end the game, in rounds. */
const UNSURE = 3;
/** In how many rounds somebody else first validates a given plan, roughly, if there are two at the table. */
const PLAN_ROUNDS = 24;

/**
 * One way that the rounds to come may go, drawn from what the viewer knows: the cards, how long it lasts, and when plans turn
 * to their low value. It is dealt anew for each simulation, and all turns compared are played on in the same future.
 */
export class Future {
  /** Three a round. */
  readonly numbers = new Uint8Array(MOST_ROUNDS * CARDS);
  readonly actions = new Uint8Array((MOST_ROUNDS + 1) * CARDS);
  rounds = 0;
  /** The round from which each plan is worth its low value. */
  readonly turns = new Int32Array(SLOTS.length);
  readonly #view: View;
  readonly #next: readonly number[];
  readonly #left: Uint8Array;
  readonly #deck: Uint8Array;
  readonly #pool: Uint8Array;
  readonly #inDeck: number;
  /** Others at the table, and the fewest houses that one of them has left. */
  readonly #others: number;
  readonly #houses: number;

  constructor(view: View) {
    const { state, now, seat = 0 } = view;
    const { mode } = state.rules;
    this.#view = view;
    const offers = mode.choice === 'offers' ? ((now?.cards ?? []) as readonly Offer[]) : [];
    this.#next = offers.map(({ next }) => ACTIONS.indexOf(next));
    this.#left = codes(cardsLeft(view));
    this.#deck = codes(deckCounts(view));
    this.#pool = new Uint8Array(this.#deck.length);
    this.#inDeck = Math.min(MOST_ROUNDS, roundsInDeck(state) - 1);
    const others = state.sheets.filter((_, other) => other !== seat);
    this.#others = others.length;
    this.#houses = others.reduce((least, sheet) => Math.min(least, emptyHouses(sheet)), MOST_ROUNDS);
  }

  deal(random: Random): void {
    this.rounds = this.#howLong(random);
    this.#dealCards(random);
    for (let slot = 0; slot < SLOTS.length; slot++) this.turns[slot] = this.#whenLow(slot, random);
  }

  /** Until the cards or another's houses end. */
  #howLong(random: Random): number {
    const theirs = this.#houses - UNSURE + random.below(2 * UNSURE + 1);
    return Math.max(0, this.#others === 0 ? this.#inDeck : Math.min(this.#inDeck, theirs));
  }

  /** Where stacks are turned over, a card gives its number in one round and its action in the next. */
  #dealCards(random: Random): void {
    const count = this.rounds * CARDS;
    this.#pool.set(this.#left);
    let size = this.#left.length;
    let drawn = 0;
    for (let i = 0; i < count; i++) {
      if (drawn === size) {
        this.#pool.set(this.#deck);
        size = this.#deck.length;
        drawn = 0;
      }
      const at = drawn + random.below(size - drawn);
      const code = this.#pool[at] as number;
      this.#pool[at] = this.#pool[drawn++] as number;
      this.numbers[i] = numberOf(code);
      if (this.#next.length === 0) this.actions[i] = actionOf(code);
      else {
        if (i < CARDS) this.actions[i] = this.#next[i] as number;
        this.actions[i + CARDS] = actionOf(code);
      }
    }
  }

  #whenLow(slot: number, random: Random): number {
    const { state, now } = this.#view;
    if (state.firsts[slot] !== NONE) return 0;
    let round = MOST_ROUNDS;
    for (const special of now?.facts.toCome ?? []) {
      if (special === 'solo-card' || special === SLOTS[slot]) round = Math.min(round, this.#comesUp(random));
    }
    if (this.#others === 0) return round;
    return Math.min(round, 1 + random.below(Math.ceil((2 * PLAN_ROUNDS) / (1 + this.#others))));
  }

  /** When a special card comes up that lies in the lower half. */
  #comesUp(random: Random): number {
    const left = this.#view.now?.facts.left[0] ?? 0;
    const lower = Math.min(left, this.#deck.length >> 1);
    return Math.floor((left - lower + random.below(lower + 1)) / CARDS);
  }
}

function codes(counts: Int32Array): Uint8Array {
  const found: number[] = [];
  for (let code = 0; code < CARD_CODES; code++) {
    for (let i = 0; i < (counts[code] as number); i++) found.push(code);
  }
  return Uint8Array.from(found);
}
