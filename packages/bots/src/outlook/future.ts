import { ACTIONS, SLOTS, type Random, type Slot, type View } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { actionOf, CARD_CODES, cardsLeft, codeOf, deckCounts, numberOf } from './cardsLeft.ts';
import { MOST_ROUNDS, roundsInDeck } from './deckLife.ts';
import { emptyHouses } from './outlook.ts';
import { publicCards, type PublicCards } from './publicCards.ts';

/** The number of cards on offer, or in hand, in a round. */
const CARDS = 3;
/** How far the end of the game may differ from the number of empty houses, in rounds. */
const UNSURE = 3;
/** About how many rounds it takes a single opponent to claim a given plan first. */
const PLAN_ROUNDS = 24;

/**
 * A random sample of the coming rounds, given what the viewer knows: the cards, how long the game lasts, and
 * when plans drop to their low value. Each simulation deals one, and plays all compared turns in it (common
 * random numbers). Rounds count from the next one.
 */
export class Future {
  /** Three for each round. */
  readonly numbers = new Uint8Array(MOST_ROUNDS * CARDS);
  readonly actions = new Uint8Array((MOST_ROUNDS + 1) * CARDS);
  /** The round from which each plan has its low value. */
  readonly turns = new Int32Array(SLOTS.length);
  /** The round in which the AAA claims each plan, or `MOST_ROUNDS`. */
  readonly theirs = new Int32Array(SLOTS.length);
  readonly #view: View;
  readonly #next: readonly number[];
  readonly #shown: readonly number[];
  readonly #public: PublicCards;
  readonly #left: Uint8Array;
  readonly #deck: Uint8Array;
  readonly #pool: Uint8Array;
  readonly #lives: Int32Array;
  readonly #validates: readonly boolean[];
  /** How many other players there are, and the fewest empty houses one of them has. */
  readonly #others: number;
  readonly #houses: number;
  /** How many rounds the others leave, and when the AAA first claims a plan. */
  #rounds = 0;
  #first = MOST_ROUNDS;

  constructor(view: View) {
    const { state, now, seat = 0 } = view;
    const { edition, options } = state.rules;
    this.#view = view;
    const offers = now?.cards.kind === 'offers' ? now.cards.offers : [];
    this.#next = offers.map(({ next }) => ACTIONS.indexOf(next));
    this.#shown = offers.map(({ number }) => number);
    this.#public = publicCards(view);
    this.#left = codes(cardsLeft(view));
    this.#deck = codes(deckCounts(view));
    this.#pool = new Uint8Array(this.#deck.length);
    this.#lives = roundsInDeck(state);
    this.#validates = edition.architects.find(({ id }) => id === options.opponent)?.validates ?? [];
    const others = state.sheets.filter((_, other) => other !== seat);
    this.#others = others.length;
    this.#houses = others.reduce((least, sheet) => Math.min(least, emptyHouses(sheet)), MOST_ROUNDS);
  }

  deal(random: Random): void {
    const unsure = this.#houses - UNSURE + random.below(2 * UNSURE + 1);
    this.#rounds = this.#others === 0 ? MOST_ROUNDS : Math.max(0, Math.min(MOST_ROUNDS, unsure));
    this.#dealSpecials(random);
    this.#dealCards(random, Math.min(this.#rounds, Math.max(...this.#lives)));
  }

  /** How many rounds there are if the player first claims a plan in this one; −1 is the current round. */
  rounds(first: number): number {
    const life = this.#lives[Math.min(first, this.#first, MOST_ROUNDS - 1) + 1] as number;
    return Math.min(this.#rounds, life - 1);
  }

  /**
   * When plans drop to their low value, and which of them the AAA scores, which depends on the order of its
   * cards.
   */
  #dealSpecials(random: Random): void {
    const { firsts } = this.#view.state;
    const toCome = this.#view.now?.facts.toCome ?? [];
    this.#first = MOST_ROUNDS;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      this.theirs[slot] = MOST_ROUNDS;
      this.turns[slot] = firsts[slot] === NONE ? this.#whenOthers(random) : 0;
    }
    const coming = toCome.map((special) => ({ special, round: this.#whenUp(random) }));
    coming.sort((a, b) => a.round - b.round);
    const [first] = coming;
    if (first !== undefined && this.#public.specialOnTop) first.round = 0;
    for (const [i, { special, round }] of coming.entries()) {
      if (special === 'solo-card') this.#turnAll(round);
      else if (this.#validates[SLOTS.length - coming.length + i] === true) this.#claim(special, round);
    }
  }

  #turnAll(round: number): void {
    for (const [slot, turn] of this.turns.entries()) this.turns[slot] = Math.min(turn, round);
  }

  #claim(special: Slot, round: number): void {
    const slot = SLOTS.indexOf(special);
    this.theirs[slot] = round;
    this.turns[slot] = Math.min(this.turns[slot] as number, round + 1);
    this.#first = Math.min(this.#first, round);
  }

  /** When other players claim a plan. */
  #whenOthers(random: Random): number {
    if (this.#others === 0) return MOST_ROUNDS;
    return 1 + random.below(Math.ceil((2 * PLAN_ROUNDS) / (1 + this.#others)));
  }

  /** When a special card in the lower half comes up. */
  #whenUp(random: Random): number {
    const left = this.#view.now?.facts.left[0] ?? 0;
    const lower = Math.min(left, this.#deck.length >> 1);
    return Math.floor((left - lower + random.below(lower + 1)) / CARDS);
  }

  /** With stacks, a card gives its number in one round and its action in the next. */
  #dealCards(random: Random, rounds: number): void {
    const { top, topAt } = this.#public;
    const offers = this.#next.length > 0;
    this.actions.set(this.#next);
    let size = this.#shuffleFirst(random);
    let drawn = 0;
    for (let i = 0; i < rounds * CARDS; i++) {
      if (drawn === size) {
        size = this.#refill(i);
        drawn = 0;
      }
      const at = i === topAt ? this.#find(random, top, drawn, size) : drawn + random.below(size - drawn);
      const code = this.#pool[at] as number;
      this.#pool[at] = this.#pool[drawn++] as number;
      this.numbers[i] = numberOf(code);
      this.actions[offers ? i + CARDS : i] = actionOf(code);
    }
  }

  /**
   * The cards that may come before the stack is empty, minus those that others hold and only the action is
   * known of.
   */
  #shuffleFirst(random: Random): number {
    this.#pool.set(this.#left);
    let size = this.#left.length;
    for (const action of this.#public.held) {
      const at = this.#find(random, action, 0, size);
      this.#pool[at] = this.#pool[--size] as number;
    }
    return size;
  }

  /** [R6] A new stack; in a game with stacks, without the three cards just turned over. Returns its size. */
  #refill(dealt: number): number {
    this.#pool.set(this.#deck);
    let size = this.#deck.length;
    for (let stack = 0; stack < this.#next.length; stack++) {
      const number = dealt === 0 ? this.#shown[stack] : this.numbers[dealt - CARDS + stack];
      const at = this.#pool.indexOf(codeOf(number as number, this.actions[dealt + stack] as number));
      this.#pool[at] = this.#pool[--size] as number;
    }
    return size;
  }

  /** The index of a random undrawn card with this action; of any card if there is none. */
  #find(random: Random, action: number, from: number, size: number): number {
    let matches = 0;
    for (let i = from; i < size; i++) if (actionOf(this.#pool[i] as number) === action) matches++;
    if (matches === 0) return from + random.below(size - from);
    let n = random.below(matches);
    let at = from;
    while (actionOf(this.#pool[at] as number) !== action || n-- > 0) at++;
    return at;
  }
}

function codes(counts: Int32Array): Uint8Array {
  const found: number[] = [];
  for (let code = 0; code < CARD_CODES; code++) {
    for (let i = 0; i < (counts[code] as number); i++) found.push(code);
  }
  return Uint8Array.from(found);
}
