import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Action, Slot, Step } from '../types.ts';
import type { RoundCards, Card } from './cards.ts';
import type { Rules } from './rules.ts';

/** What anyone at the table could see beside the sheets and the cards in play. */
export interface TableFacts {
  /** Cards still to come in each stack, special ones included. */
  readonly left: readonly number[];
  /** [R23] What the top of a single stack shows: its action, or that it is a special card. Absent when the stack is empty. */
  readonly top?: Action | 'special';
  /** What lies in the discards, in the order in which it came there; absent where each stack has its own. */
  readonly discards?: readonly Card[];
  /** What was given to the opponent, in order. */
  readonly pile?: readonly Card[];
  /** Special cards that have not come up yet. */
  readonly toCome?: readonly Special[];
}

/** A card other than a construction card: the solo card, or one that claims a plan for the opponent. */
export type Special = 'solo-card' | Slot;

/** The cards of a round, and what happened while they were dealt. */
export interface Dealt {
  readonly cards: RoundCards;
  readonly notes: readonly Note[];
}

/** What happened while cards were dealt. */
export type Note =
  | { readonly note: 'solo-card' }
  | { readonly note: 'validation'; readonly slot: Slot; readonly scored: boolean; readonly points: number }
  | {
      readonly note: 'reshuffle';
      readonly why: 'asked' | 'first-plan' | 'stack-empty';
      readonly stack?: number;
    };

/** One finished round. */
export interface Round extends Dealt {
  readonly turns: readonly (readonly Step[])[];
}

/** Why a game ended: the first of these that holds, in this order. */
export const ENDINGS = ['plans', 'refusals', 'full', 'deck'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a game is between rounds, as far as everybody may know it. It folds from rounds without a seed. */
export interface State {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  readonly sheets: readonly ReadonlySheet[];
  /** The round in which each plan was first claimed, by anyone or by a card, or `NONE`. */
  readonly firsts: readonly number[];
  /** Whether anyone asked for a reshuffle before the next round. */
  readonly reshuffle: boolean;
  readonly ending?: Ending;
}
