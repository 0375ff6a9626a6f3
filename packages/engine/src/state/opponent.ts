import type { OPPONENT } from '../edition/names.ts';
import type { Action } from '../types.ts';

/** The score of the opponent out of the box, as records write it. */
export interface OpponentScore {
  readonly plans: readonly number[];
  readonly parks: number;
  readonly pools: number;
  readonly temps: number;
  readonly fences: number;
  /** The estates that count, best first. */
  readonly estates: readonly number[];
  readonly total: number;
}

/** The opponent's score with what makes it up. */
export interface OpponentDescription {
  readonly score: OpponentScore;
  /** How many cards of each action it was given. */
  readonly cards: { readonly [A in Action]: number };
  /** The part of its temp points that its rank earns. */
  readonly tempRank: number;
  readonly estates: readonly PileEstate[];
}

/** An estate of the opponent: a stretch of its pile between two fence cards. */
export interface PileEstate {
  /** Where it lies in the pile. */
  readonly first: number;
  readonly size: number;
  /** Cards are one house each, a bis card several. */
  readonly houses: number;
  /** What each house is worth: more with an improve card among them. */
  readonly value: number;
  readonly points: number;
  /** Whether it is among the best five, which count. */
  readonly counts: boolean;
}

/** Seats, and perhaps the opponent, best first; a tie that nothing settles is one group. */
export type Ranking = readonly (readonly (number | typeof OPPONENT)[])[];
