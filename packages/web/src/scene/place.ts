import type { Slot, Spot } from 'picket-engine';
import type { TrackName } from './tracks.ts';

/** A place on the table where points are earned or lost. */
export type Place =
  /** A house, or the gap after it. */
  | { readonly kind: 'lot' | 'gap'; readonly spot: Spot }
  | { readonly kind: 'estate'; readonly street: number; readonly first: number; readonly size: number }
  | { readonly kind: 'street' | 'park'; readonly street: number }
  /** The column of an estate size. */
  | { readonly kind: 'value'; readonly size: number }
  | { readonly kind: 'track'; readonly track: TrackName }
  | { readonly kind: 'plan'; readonly slot: Slot }
  /** No single place: only the total changes, or the sentence above Confirm. */
  | { readonly kind: 'table' };

export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);
