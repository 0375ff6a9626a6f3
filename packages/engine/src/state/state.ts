import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Action, Slot, TurnStep } from '../types.ts';
import type { RoundCards, Card } from './cards.ts';
import type { Rules } from './rules.ts';

/** What everyone at the table can see besides the sheets and the cards in play. */
export interface TableFacts {
  /** How many cards are left in each stack, including special cards. */
  readonly left: readonly number[];
  /**
   * [R23] What the top of a single stack shows: its action, or that it is a special card. Absent if the stack
   * is empty.
   */
  readonly top?: Action | 'special';
  /** The discards, oldest first; absent if each stack has its own. */
  readonly discards?: readonly Card[];
  /** The cards given to the opponent, oldest first. */
  readonly pile?: readonly Card[];
  /** Special cards that have not come up yet. */
  readonly toCome?: readonly Special[];
}

/** A card that is not a construction card: the solo card, or one that claims a plan for the opponent. */
export type Special = 'solo-card' | Slot;

/** The cards of a round, and what happened while dealing them. */
export interface Dealt {
  readonly cards: RoundCards;
  readonly notes: readonly Note[];
}

/** Something that happened while dealing. */
export type Note =
  | { readonly note: 'solo-card' }
  | { readonly note: 'validation'; readonly slot: Slot; readonly scored: boolean; readonly points: number }
  | {
      readonly note: 'reshuffle';
      readonly why: 'asked' | 'first-plan' | 'stack-empty';
      readonly stack?: number;
    };

/** The crowd's part in a round, for a viewer who sees only some of the turns. */
export interface Crowd {
  /** [P2] The plans that were claimed. */
  readonly claimed: readonly Slot[];
  /** [K5] Whether a player asked for a reshuffle. */
  readonly reshuffle: boolean;
}

/** A finished round. */
export interface Round extends Dealt {
  readonly turns: readonly (readonly TurnStep[])[];
  /** Only in a window, which has the turns of some seats. */
  readonly crowd?: Crowd;
}

/** Why a game ended: the first of these that applies. */
export const ENDINGS = ['plans', 'refusals', 'full', 'deck'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The public state of a game between rounds. It is computed from the rounds alone, without a seed. */
export interface State {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  readonly sheets: readonly ReadonlySheet[];
  /** The round in which each plan was first claimed, by a player or a card, or `NONE`. */
  readonly firsts: readonly number[];
  /** Whether a player asked for a reshuffle before the next round. */
  readonly reshuffle: boolean;
  /** Only in a window: how many temps the seats outside it have, each count once. They decide what the others' temps score. */
  readonly otherTemps?: readonly number[];
  readonly ending?: Ending;
  /** [G8] The seats whose sheets were entered after the end; absent if none was. */
  readonly entered?: readonly number[];
}
