/** The terms of the game. Records, tables and masks count in the order of these lists. */

export const ACTIONS = ['fence', 'improve', 'park', 'pool', 'temp', 'bis'] as const;
export type Action = (typeof ACTIONS)[number];

export const SLOTS = ['A', 'B', 'C'] as const;
export type Slot = (typeof SLOTS)[number];

/** Every sheet has this many streets, in both editions. */
export const STREETS = 3;
/** The longest street, printed or in a user's own components. */
export const MAX_HOUSES = 16;
/** House numbers run from 0 to this, including those changed by a temp. */
export const MAX_NUMBER = 17;
/** Estates of size 1 to this score points and count for plans. */
export const MAX_SIZE = 6;

/** `[street, house]`, both from 0. A fence at a spot is between that house and the next. */
export type Spot = readonly [street: number, house: number];

/** An estate as a record names it: `[street, first house, size]`. */
export type EstateName = readonly [street: number, first: number, size: number];

/** A typed array that can be read but not written. */
export type ReadonlyInts = Pick<
  Int32Array,
  'length' | 'keys' | 'entries' | 'find' | 'includes' | 'indexOf' | 'some' | 'every' | 'reduce'
> & { readonly [index: number]: number } & Iterable<number>;

/** One step of a turn, as records write it. */
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

/** A step of a finished turn. A player on paper says when the last house is built (G8). */
export type TurnStep = Step | { readonly do: 'full' };
