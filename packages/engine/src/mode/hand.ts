import type { Deck } from '../cards/deck.ts';
import { HAND, type Hands } from '../cards/hands.ts';
import { list, nullable, object, oneOf, type Shape } from '../shape.ts';
import type { Card, Hand, RoundCards } from '../state/state.ts';
import { ACTIONS, type Action, type Step } from '../types.ts';

/** What modes with cards in hand share. */

function cardOf(deck: Deck, id: number): Card {
  return { number: deck.numbers[id] as number, action: ACTIONS[deck.actions[id] as number] as Action };
}

/** The cards that a seat holds. */
export function handOf(hands: Hands, seat: number): Card[] {
  return Array.from({ length: HAND }, (_, index) => cardOf(hands.deck, hands.card(seat, index)));
}

/** The construction cards of the discards, in the order in which they came there. */
export function discarded(hands: Hands): Card[] {
  return Array.from(hands.discards.cards)
    .filter((card) => !hands.isSpecial(card))
    .map((card) => cardOf(hands.deck, card));
}

/** [T4] [T5] Which card of the hand a turn gave away; a refusal that gives none has none. */
export function givenBy(turn: readonly Step[]): number | undefined {
  for (const step of turn) {
    if (step.do === 'refuse') return step.give;
    if (step.do === 'choose' && 'number' in step) return HAND - step.number - step.action;
  }
  return undefined;
}

/** One hand for everybody: what is dealt is open. */
export const oneHand = {
  cardsOf: (cards: RoundCards): Hand => cards as Hand,
  shown: (cards: RoundCards): RoundCards => cards,
};

export function handShape(deck: Deck): Shape<Card[]> {
  return list(cardShape(deck), HAND, HAND);
}

/** A hand of which some cards may be hidden. */
export function partlyHiddenShape(deck: Deck): Shape<Hand> {
  return list(nullable(cardShape(deck)), HAND, HAND);
}

function cardShape(deck: Deck): Shape<Card> {
  return object({ number: oneOf([...new Set(deck.numbers)]), action: oneOf(ACTIONS) });
}
