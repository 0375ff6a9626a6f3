import type { Slot, Spot, Step, TurnStep } from 'picket-engine';
import type { Mark } from './actionUse.ts';

/** Everything that a player can do to a turn. */
export type Intent =
  | SheetIntent
  /** With a hand, what the card gives; by default the number first and then the action. */
  | { readonly kind: 'offer'; readonly index: number; readonly half?: Half }
  | { readonly kind: 'size'; readonly size: number }
  /** Without a slot: the first plan that is ready. */
  | { readonly kind: 'plan'; readonly slot?: Slot }
  | { readonly kind: 'chip'; readonly id: string }
  /** A step that was typed. Unlike a tap, it never takes anything back. */
  | { readonly kind: 'step'; readonly step: Step }
  /** A whole turn, such as that of a hint, in place of the current one. */
  | { readonly kind: 'turn'; readonly steps: readonly TurnStep[] }
  | { readonly kind: 'temp'; readonly by: number }
  /** Makes or removes an automatic mark. */
  | { readonly kind: 'mark'; readonly action: Mark }
  | { readonly kind: 'skip' | 'roundabout' | 'refuse' | 'reshuffle' | 'cancel' | 'undo' | 'redo' }
  /** Goes back to before the tap with this number. */
  | { readonly kind: 'undo-to'; readonly index: number };

/** The half of a choice that a card gives. */
export type Half = 'number' | 'action';

/** A tap on the sheet. */
export type SheetIntent =
  | { readonly kind: 'lot'; readonly spot: Spot }
  | { readonly kind: 'gap'; readonly at: Spot }
  | { readonly kind: 'estate'; readonly street: number; readonly first: number }
  | { readonly kind: 'explain'; readonly what: Explained };

/** A part of the score that can be explained. */
export type Explained =
  /** Without a size or a street: all of them. */
  | { readonly part: 'estates'; readonly size?: number }
  | { readonly part: 'parks'; readonly street?: number }
  | { readonly part: 'pools' | 'bis' | 'temps' | 'refusals' | 'roundabouts' | 'plans' | 'total' };

/** What the pointer or the focus is on: it gets a preview. */
export type Pointed = Extract<SheetIntent, { readonly kind: 'lot' | 'gap' }>;
