import type { Action, Slot } from '../types.ts';

/** The components file: the numbers printed on cards and sheets. */
export interface Components {
  readonly format: 'picket-components/1';
  readonly editions: { readonly [edition: string]: EditionBlock };
}

export interface EditionBlock {
  readonly deck: DeckBlock;
  readonly sheets: { readonly [sheet: string]: PrintedSheet };
  readonly plans: readonly PlanCard[];
  readonly solo?: SoloBlock;
  readonly architects: readonly Architect[];
}

/** Which fields of an object are estimated, because no source prints them. */
export interface Estimated {
  readonly house?: readonly string[];
}

export interface DeckBlock extends Estimated {
  readonly actions: readonly Action[];
  /** How many cards of each number carry each action, in the order of `actions`. */
  readonly counts: { readonly [number: string]: readonly number[] };
}

/** In each track, entry k is the value with k boxes crossed: n entries, n − 1 boxes. */
export interface PrintedSheet extends Estimated {
  readonly streets: readonly PrintedStreet[];
  readonly pools: readonly number[];
  readonly estates: readonly (readonly number[])[];
  readonly tempBoxes: number;
  readonly tempRanks: readonly number[];
  readonly bis: readonly number[];
  readonly roundabouts: readonly number[];
  readonly refusals: readonly number[];
}

interface PrintedStreet {
  readonly houses: number;
  readonly pools: readonly number[];
  readonly parks: readonly number[];
}

export interface PlanCard extends Estimated {
  readonly id: string;
  readonly slot: Slot;
  readonly level: 'standard' | 'advanced';
  readonly when: When;
  readonly high: number;
  readonly low: number;
}

/** The condition of a plan. */
export type When =
  | {
      readonly type: 'estates';
      readonly sizes: Sizes;
      readonly poolsEach?: number;
      readonly bisEach?: number;
    }
  | { readonly type: 'estates-in-street'; readonly street: number; readonly sizes: Sizes }
  | { readonly type: 'estates-in-one-street'; readonly sizes: Sizes; readonly roundabouts: number }
  | { readonly type: 'end-estates'; readonly size: number }
  | { readonly type: 'street-full'; readonly street: number }
  | { readonly type: 'end-houses' }
  | { readonly type: 'bis-in-one-street'; readonly count: number }
  | { readonly type: 'temps'; readonly count: number }
  | { readonly type: 'all-parks'; readonly streets: number }
  | { readonly type: 'all-pools'; readonly streets: number }
  | { readonly type: 'street-parks-and-pools'; readonly street: number }
  | { readonly type: 'one-street-parks-pools-roundabout' }
  | { readonly type: 'park-boxes'; readonly count: number }
  | { readonly type: 'park-boxes-each-street'; readonly count: number }
  | { readonly type: 'improve-boxes'; readonly count: number }
  | { readonly type: 'improve-columns-full'; readonly count: number };

type Sizes = readonly number[];

export interface SoloBlock extends Estimated {
  readonly temps: number;
  readonly points: number;
}

/**
 * An opponent in the AAA mode. One that scores nothing (`scores: false`) sets temp positions for the player
 * instead.
 */
export interface Architect extends Estimated {
  readonly id: string;
  readonly name: string | null;
  readonly level: number | null;
  readonly validates: readonly boolean[];
  readonly scores?: boolean;
  readonly tempPositions?: readonly number[];
  readonly park?: number;
  readonly pool?: number;
  readonly temp?: number;
  readonly fence?: number;
  readonly bisHouses?: number;
  readonly improveValue?: number;
}
