import type { Action } from '../types.ts';

/** A card, or the number and action of a stack. */
export interface Card {
  readonly number: number;
  readonly action: Action;
}

/** What a stack offers, and the action it will offer next round. */
export interface Offer extends Card {
  readonly next: Action;
}

/** [R22] [R23] A card of which only the action is public. */
export interface ActionOnly {
  readonly number: null;
  readonly action: Action;
}

/** Three cards as a viewer knows them: completely, by action only, or not at all. */
export type Hand = readonly (Card | ActionOnly | null)[];

/** The cards of a round: offers for everyone, one open hand, or a hand for each seat. */
export type RoundCards =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'hand'; readonly hand: Hand }
  | { readonly kind: 'hands'; readonly hands: readonly Hand[] };

/** Cards as records write them; the mode determines the form. */
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

/** The visible part of a card whose number is hidden. */
export function actionOnly(card: Hand[number]): ActionOnly | null {
  return card === null ? null : { number: null, action: card.action };
}

export function isWhole(card: Hand[number] | undefined): card is Card {
  return card !== undefined && card !== null && card.number !== null;
}
