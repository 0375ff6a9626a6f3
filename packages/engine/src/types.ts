/** The words of the game, each list in the order that records, tables and masks count in. */

export const ACTIONS = ['fence', 'improve', 'park', 'pool', 'temp', 'bis'] as const;
export type Action = (typeof ACTIONS)[number];

export const SLOTS = ['A', 'B', 'C'] as const;
export type Slot = (typeof SLOTS)[number];

/** A sheet has this many streets, in every edition. */
export const STREETS = 3;
/** No printed street, and no street of a user's own sheet, is longer. */
export const MAX_HOUSES = 16;
/** House numbers run from 0 to this, once a temp has changed them. */
export const MAX_NUMBER = 17;
/** Estates of size 1 to this score and count for plans. */
export const MAX_SIZE = 6;

/** `[street, house]`, both from 0. A fence at a spot stands between that house and the next. */
export type Spot = readonly [street: number, house: number];

/** An estate as a record names it: `[street, first house, size]`. */
export type EstateName = readonly [street: number, first: number, size: number];

/** A typed array that may be read but not written. */
export type ReadonlyInts = Pick<
  Int32Array,
  'length' | 'keys' | 'entries' | 'find' | 'includes' | 'indexOf' | 'some' | 'every' | 'reduce'
> & { readonly [index: number]: number } & Iterable<number>;

/** One thing a player does within a turn, as records write it. */
export type Step =
  | { readonly do: 'choose'; readonly offer: number }
  | { readonly do: 'choose'; readonly number: number; readonly action: number }
  | { readonly do: 'refuse'; readonly give?: number }
  | { readonly do: 'temp'; readonly by: number }
  | { readonly do: 'write'; readonly number: number; readonly at: Spot }
  | { readonly do: 'fence'; readonly at: Spot }
  | { readonly do: 'improve'; readonly size: number }
  | { readonly do: 'park' }
  | { readonly do: 'pool' }
  | { readonly do: 'bis'; readonly from: Spot; readonly at: Spot }
  | { readonly do: 'roundabout'; readonly at: Spot }
  | { readonly do: 'plan'; readonly slot: Slot; readonly estates: readonly EstateName[] }
  | { readonly do: 'reshuffle' };
