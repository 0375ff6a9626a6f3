import type { OPPONENT } from '../edition/names.ts';
import type { Action } from '../types.ts';

/** The score of the AAA's architect, as records write it. */
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

/** The opponent's score with its details. */
export interface OpponentDescription {
  readonly score: OpponentScore;
  /** How many cards of each action it has. */
  readonly cards: { readonly [A in Action]: number };
  /** The part of its temp points that depends on its rank. */
  readonly tempRank: number;
  readonly estates: readonly PileEstate[];
}

/** An estate of the opponent: the cards of its pile between two fences. */
export interface PileEstate {
  /** Its first card's index in the pile. */
  readonly first: number;
  readonly size: number;
  /** A card is one house; a bis card is several. */
  readonly houses: number;
  /** The value of each house, higher if the estate has an improve card. */
  readonly value: number;
  readonly points: number;
  /** Whether it is one of the best five, which count. */
  readonly counts: boolean;
}

/** The seats, and the opponent if there is one, best first; those that remain tied are one group. */
export type Ranking = readonly (readonly (number | typeof OPPONENT)[])[];
