import type { Action } from '../types.ts';

/** A card, or a pair of stacks, as everyone who may see it reads it. */
export interface Card {
  readonly number: number;
  readonly action: Action;
}

/** What a stack offers, and the action it will offer in the next round. */
export interface Offer extends Card {
  readonly next: Action;
}

/** [R22] [R23] A card of which only the action is public. */
export interface ActionOnly {
  readonly number: null;
  readonly action: Action;
}

/** Three cards as a viewer knows them: whole, by their action alone, or not at all. */
export type Hand = readonly (Card | ActionOnly | null)[];

/** The cards of a round: offers for all, one hand that all may see, or a hand for each seat. */
export type RoundCards =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'hand'; readonly hand: Hand }
  | { readonly kind: 'hands'; readonly hands: readonly Hand[] };

/** The same as records write them: the mode says which form it is. */
export type CardsRecord = readonly Offer[] | Hand | readonly Hand[];

export function writeCards(cards: RoundCards): CardsRecord {
  switch (cards.kind) {
    case 'offers':
      return cards.offers;
    case 'hand':
      return cards.hand;
    case 'hands':
      return cards.hands;
  }
}

/** What is left to see of a card whose number is hidden. */
export function actionOnly(card: Hand[number]): ActionOnly | null {
  return card === null ? null : { number: null, action: card.action };
}

export function isWhole(card: Hand[number] | undefined): card is Card {
  return card !== undefined && card !== null && card.number !== null;
}
