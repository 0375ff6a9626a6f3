import { MAX_NUMBER, STREETS, type Rules, type ReadonlySheet, type View } from 'picket-engine';
import { popcount } from 'picket-engine/fast';
import { Chances, ENDS, type Readiness } from './chances.ts';
import { CARD_CODES, cardsLeft, deckCounts, numberOf } from './cardsLeft.ts';
import { roundsInDeck } from './deckLife.ts';

/** How much cards count that come back only after a shuffle. */
const AGAIN = 0.2;
/** Temp boxes crossed in a turn, in a game without other players. */
const TEMPS_A_TURN = 0.1;
/** The uncertainty of the rank in temps, in boxes. */
const SPREAD = [0.1, 0.2, 0.4, 0.2, 0.1];

/**
 * What a seat can expect: how long the game lasts, which numbers are to come and so how likely gaps are to
 * fill, and what temps will be worth. Made once for a decision and used for all of its turns.
 */
export class Outlook {
  readonly rules: Rules;
  /** The expected number of turns after the one to be chosen. */
  readonly turnsLeft: number;
  /** What temps are worth at the end, by boxes crossed. */
  readonly temps: Float64Array;
  /** The same if the game ended now. */
  readonly tempsNow: Float64Array;
  readonly #shares: Float64Array;
  readonly #readiness: Readiness;
  /** How likely gaps are to fill in the remaining turns. */
  readonly chances: Chances;

  constructor(view: View, sheet: ReadonlySheet, readiness: Readiness) {
    this.rules = view.state.rules;
    this.turnsLeft = turnsLeft(view, sheet);
    this.tempsNow = tempPoints(view, sheet);
    this.temps = foreseen(this.tempsNow, view.state.sheets.length === 1 ? this.turnsLeft : 0);
    this.#shares = shares(view);
    this.#readiness = readiness;
    this.chances = this.chancesIn(this.turnsLeft);
  }

  /** How likely gaps are to fill in this many turns. */
  chancesIn(turns: number): Chances {
    return new Chances(this.#shares, turns, this.#readiness);
  }
}

/** The share (of 100) of the coming cards with a lower number; entry 0 is for −1. */
function shares(view: View): Float64Array {
  const left = cardsLeft(view);
  const deck = deckCounts(view);
  const below = new Float64Array(ENDS + 1);
  for (let code = 0; code < CARD_CODES; code++) {
    const number = numberOf(code);
    if (number <= MAX_NUMBER) {
      below[number + 2] =
        (below[number + 2] as number) + (left[code] as number) + AGAIN * (deck[code] as number);
    }
  }
  for (let i = 1; i <= ENDS; i++) below[i] = (below[i] as number) + (below[i - 1] as number);
  const all = below[ENDS] as number;
  return below.map((count) => (100 * count) / Math.max(1, all));
}

/** The game ends with the first full sheet, or when the cards run out. */
function turnsLeft({ state }: View, sheet: ReadonlySheet): number {
  const houses = Math.min(...[sheet, ...state.sheets].map(emptyHouses));
  const rounds = Math.max(...roundsInDeck(state));
  return Math.max(0, Math.min(houses - 1, rounds - 1));
}

export function emptyHouses(sheet: ReadonlySheet): number {
  let houses = 0;
  for (let street = 0; street < STREETS; street++) houses += popcount(sheet.empty(street));
  return houses;
}

/** What temps would be worth now, by boxes crossed, given the other players' boxes. */
function tempPoints({ state, seat = 0 }: View, { layout }: ReadonlySheet): Float64Array {
  const counts = state.sheets.map((sheet) => sheet.temps);
  return Float64Array.from({ length: layout.tempBoxes + 1 }, (_, boxes) => {
    return state.rules.mode.tempPoints(state, counts.with(seat, boxes))[seat] ?? 0;
  });
}

/** The same at the end: with the boxes a solo player will still cross, and blurred by the uncertainty. */
function foreseen(points: Float64Array, turns: number): Float64Array {
  return points.map((_, boxes) => {
    const mean = boxes + Math.floor(turns * TEMPS_A_TURN);
    return SPREAD.reduce((sum, share, i) => {
      const at = Math.max(boxes === 0 ? 0 : 1, mean + i - (SPREAD.length >> 1));
      return sum + share * (points[Math.min(at, points.length - 1)] as number);
    }, 0);
  });
}
