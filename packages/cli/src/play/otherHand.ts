import type { Text } from '../text/text.ts';
import type { Session } from './session.ts';

/** [R22] [R23] The public facts about another hand: “hand: ? Pool, ?, ?”; empty in modes without hidden hands. */
export function otherHandLines({ view, seat }: Session, other: number, { screen }: Text): string[] {
  const cards = view.now?.cards;
  if (cards?.kind !== 'hands' || other === seat) return [];
  return [screen.hand(cards.hands[other] ?? [])];
}
