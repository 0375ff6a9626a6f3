import type { Slot, Step } from 'picket-engine';

/** What a player asked for by typing. */
export type Input =
  | TurnInput
  | { readonly kind: 'show'; readonly seat?: number }
  | { readonly kind: 'why'; readonly input: Input }
  | { readonly kind: 'undo' | 'redo' | 'confirm' | 'help' | 'quit' };

/** What changes a turn: a step of the notation, or less than one. */
export type TurnInput =
  | { readonly kind: 'step'; readonly step: Step }
  /** A plan whose estates are not named. */
  | { readonly kind: 'plan'; readonly slot: Slot }
  /** The number of a card in hand, with whichever action. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'none' };
