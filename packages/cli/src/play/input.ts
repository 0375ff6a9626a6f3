import type { Slot, Spot } from '@picket/engine';

/** What a player asked for by typing. */
export type Input =
  | { readonly kind: 'offer'; readonly offer: number }
  | { readonly kind: 'house'; readonly at: Spot; readonly by?: number }
  | { readonly kind: 'temp'; readonly by: number }
  | { readonly kind: 'fence' | 'roundabout'; readonly at: Spot }
  | { readonly kind: 'bis'; readonly at: Spot; readonly from?: 'left' | 'right' }
  | { readonly kind: 'improve'; readonly size: number }
  | { readonly kind: 'plan'; readonly slot: Slot; readonly houses: readonly Spot[] }
  | { readonly kind: 'park' | 'pool' | 'reshuffle' | 'refuse' | 'none' }
  | { readonly kind: 'show'; readonly seat?: number }
  | { readonly kind: 'why'; readonly input: Input }
  | { readonly kind: 'undo' | 'redo' | 'confirm' | 'help' | 'quit' };
