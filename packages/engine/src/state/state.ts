import type { Sheet } from '../sheet/sheet.ts';
import type { Action, Slot, Step } from '../types.ts';
import type { Rules } from './rules.ts';

/** A card, or a pair of stacks, as everyone who may see it reads it. */
export interface Card {
  readonly number: number;
  readonly action: Action;
}

/** What a stack offers, and the action it will offer in the next round. */
export interface Offer extends Card {
  readonly next: Action;
}

/** Three cards; one that a viewer may not know is null. */
export type Hand = readonly (Card | null)[];

/** The cards of a round: offers for all, one hand for all, or a hand for each seat. */
export type RoundCards = readonly Offer[] | Hand | readonly Hand[];

/** What anyone at the table could see beside the sheets and the cards in play. */
export interface TableFacts {
  /** Cards still to come in each stack, special ones included. */
  readonly left: readonly number[];
  /** What lies in the discards, in the order in which it came there; absent where each stack has its own. */
  readonly discards?: readonly Card[];
  /** What was given to the opponent, in order. */
  readonly pile?: readonly Card[];
  /** Special cards that have not come up yet. */
  readonly toCome?: readonly Special[];
}

/** A card that is no construction card: the solo card, or the one that validates a plan for the opponent. */
export type Special = 'solo-card' | Slot;

/** The cards of a round, and what they did by themselves. */
export interface Dealt {
  readonly cards: RoundCards;
  readonly notes: readonly Note[];
}

/** What the cards did by themselves. */
export type Note =
  | { readonly note: 'solo-card' }
  | { readonly note: 'validation'; readonly slot: Slot; readonly scored: boolean; readonly points: number }
  | {
      readonly note: 'reshuffle';
      readonly why: 'asked' | 'first-plan' | 'stack-empty';
      readonly stack?: number;
    };

/** One finished round, as records write it. */
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
  readonly sheets: readonly Sheet[];
  /** The round in which each plan was first validated, by anyone or by a card, or `NONE`. */
  readonly firsts: readonly number[];
  /** Whether somebody asked for a reshuffle before the next round. */
  readonly reshuffle: boolean;
  readonly ending?: Ending;
}
