import type { Slot } from 'picket-engine';

/** What can be open over the deck: who has claimed a plan, the cards that are left, or what else there is. */
export type Open = Slot | 'left' | 'more';
