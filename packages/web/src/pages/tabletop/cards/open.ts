import type { Slot } from 'picket-engine';
import type { OfferModel } from '../../../scene/tableTypes.ts';
import type { ScreenPlan } from '../screen/plans.ts';
import type { PaperDeck } from './deck.svelte.ts';

/** The dialogs of the deck: who has claimed a plan, the cards left, or more. */
export type Open = Slot | 'left' | 'more';

/** The props of the deck, in the picture and the text view. */
export interface OpenDeck {
  readonly deck: PaperDeck;
  readonly round: number;
  readonly cards: readonly OfferModel[];
  readonly plans: readonly ScreenPlan[];
  /** Why the cards can't be flipped, or what happened when they were. */
  readonly said: string;
  /** How many cards are left. */
  readonly left: string;
  readonly onflip: () => void;
  readonly onback: () => void;
  readonly onopen: (open: Open) => void;
}
