import type { Deck } from '../cards/deck.ts';
import { HAND, type Hands } from '../cards/hands.ts';
import { literalNull, list, nullable, object, oneOf, type Shape } from '../shape.ts';
import type { Card, Hand, RoundCards } from '../state/cards.ts';
import type { State, TableFacts } from '../state/state.ts';
import { ACTIONS, type Action, type TurnStep } from '../types.ts';

/** Shared by modes with cards in hand. */

function cardOf(deck: Deck, id: number): Card {
  return { number: deck.numbers[id] as number, action: ACTIONS[deck.actions[id] as number] as Action };
}

/** The cards in a seat's hand. */
export function handOf(hands: Hands, seat: number): Card[] {
  return Array.from({ length: HAND }, (_, index) => cardOf(hands.deck, hands.card(seat, index)));
}

/** The construction cards in the discards, oldest first. */
export function discarded(hands: Hands): Card[] {
  return Array.from(hands.discards.cards)
    .filter((card) => !hands.isSpecial(card))
    .map((card) => cardOf(hands.deck, card));
}

/** [T4] [T5] Which card of the hand a turn gave away; undefined for a refusal that gives none. */
export function givenBy(turn: readonly TurnStep[]): number | undefined {
  for (const step of turn) {
    if (step.do === 'refuse') return step.give;
    if (step.do === 'choose' && 'number' in step) return HAND - step.number - step.action;
  }
  return undefined;
}

/** [R23] What the top of the stack shows; nothing if it is empty. */
export function topOf({ deck, stack }: Hands): Pick<TableFacts, 'top'> {
  const [card] = stack.cards;
  if (card === undefined) return {};
  return { top: card < deck.size ? (ACTIONS[deck.actions[card] as number] as Action) : 'special' };
}

/** A single open hand. */
export const oneHand = {
  secretHands: false,
  cardsOf: openHand,
  shown: allOpen,
};

/** With no hidden cards, everyone sees all of them. */
export function allOpen({ rounds }: State, now: RoundCards): readonly RoundCards[] {
  return [...rounds.map(({ cards }) => cards), now];
}

/** The cards of the open hand, none of them hidden. */
export function openHand(cards: RoundCards): readonly Card[] {
  return cards.kind === 'hand' ? (cards.hand as readonly Card[]) : [];
}

/** Reads the open hand from a record. */
export function oneHandShape(deck: Deck): Shape<RoundCards> {
  const hand = list(cardShape(deck), HAND, HAND);
  return (value, path) => ({ kind: 'hand', hand: hand(value, path) });
}

/** Reads a hand for each seat, where cards may be hidden completely or except for their action. */
export function handsShape(deck: Deck, seats: number): Shape<RoundCards> {
  const hidden = object({ number: literalNull, action: oneOf(ACTIONS) });
  const whole = cardShape(deck);
  const card: Shape<Hand[number]> = (value, path) =>
    isHalf(value) ? hidden(value, path) : whole(value, path);
  const hands = list(list(nullable(card), HAND, HAND), seats, seats);
  return (value, path) => ({ kind: 'hands', hands: hands(value, path) });
}

function isHalf(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'number' in value && value.number === null;
}

function cardShape(deck: Deck): Shape<Card> {
  return object({ number: oneOf([...new Set(deck.numbers)]), action: oneOf(ACTIONS) });
}
