/** Tables of each mode, and their cards. */

import { expect } from 'vitest';
import {
  builtIn,
  type Card,
  type EditionBlock,
  type Hand,
  type Options,
  type Round,
  type RoundCards,
} from '../../src/index.ts';
import { givenBy } from '../../src/mode/hand.ts';

export const expertOf = (players: number): Partial<Options> => ({
  mode: 'expert',
  players: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
});
export const solo: Partial<Options> = { mode: 'solo', players: ['Ada'] };
export const against = (opponent: string): Partial<Options> => ({
  edition: opponent.startsWith('2018') ? '2018' : '2023',
  mode: 'aaa',
  opponent,
  players: ['Ada'],
});
export const face = ({ number, action }: Card): string => `${number} ${action}`;
export const handsIn = (cards: RoundCards | undefined): readonly Hand[] =>
  cards?.kind === 'hands' ? cards.hands : [];
/** The hands of a round without hidden cards. */
export const handsOf = ({ cards }: Round): readonly (readonly Card[])[] =>
  handsIn(cards) as readonly (readonly Card[])[];
export const handOf = ({ cards }: Round): readonly Card[] =>
  cards.kind === 'hand' ? (cards.hand as readonly Card[]) : [];
export const given = (round: Round, seat: number): Card =>
  handsOf(round)[seat]?.[givenBy(round.turns[seat] ?? []) ?? 0] as Card;

/** How often each card is in the deck of an edition. */
function countsOf(cards: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function deckFaces(edition: '2018' | '2023'): string[] {
  const { deck } = builtIn.editions[edition] as EditionBlock;
  return Object.entries(deck.counts).flatMap(([number, row]) =>
    row.flatMap((count, i) => Array<string>(count).fill(`${number} ${deck.actions[i]}`)),
  );
}

export function expectFromDeck(cards: readonly string[], edition: '2018' | '2023'): void {
  const deck = countsOf(deckFaces(edition));
  for (const [card, count] of countsOf(cards)) expect(count, card).toBeLessThanOrEqual(deck.get(card) ?? 0);
}
