import type { Slot, Step } from 'picket-engine';

/** A typed command. */
export type Input =
  | TurnInput
  | TableInput
  | { readonly kind: 'show'; readonly seat?: number }
  | { readonly kind: 'why'; readonly input: Input }
  | { readonly kind: 'undo' | 'redo' | 'confirm' | 'help' | 'plans' };

/** A command that changes the turn: a step of the notation, or part of one. */
export type TurnInput =
  | { readonly kind: 'step'; readonly step: Step }
  /** A plan without its estates. */
  | { readonly kind: 'plan'; readonly slot: Slot }
  /** The number of a card in hand, with any action. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'none' };

/** A command about the game: its effect depends on where the game is played. */
export type TableInput =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'hint' | 'recap' | 'chat' | 'takeBack' | 'start' | 'resign' | 'quit' };
