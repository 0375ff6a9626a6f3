import type { Slot } from 'picket-engine';
import type { OfferModel } from '../../../scene/tableTypes.ts';
import type { ScreenPlan } from '../screen/plans.ts';
import type { PaperDeck } from './deck.svelte.ts';

/** What can be open over the deck: who has claimed a plan, the cards that are left, or what else there is. */
export type Open = Slot | 'left' | 'more';

/** What the deck shows, as a picture or as text. */
export interface OpenDeck {
  readonly deck: PaperDeck;
  readonly round: number;
  readonly cards: readonly OfferModel[];
  readonly plans: readonly ScreenPlan[];
  /** What keeps the cards from being flipped, or what happened while they were. */
  readonly said: string;
  /** How many cards are left. */
  readonly left: string;
  readonly onflip: () => void;
  readonly onback: () => void;
  readonly onopen: (open: Open) => void;
}
