import type { Hand } from 'picket-engine';
import { en } from 'picket-words';
import type { Session } from './session.ts';

/** [R22] [R23] What the player may know of another hand: “hand: ? Pool, ?, ?”; empty in modes without hidden hands. */
export function otherHandLines({ view, seat }: Session, other: number): string[] {
  const cards = view.now?.cards;
  if (cards?.kind !== 'hands' || other === seat) return [];
  return [`hand: ${(cards.hands[other] ?? []).map(cardText).join(', ')}`];
}

function cardText(card: Hand[number]): string {
  return card === null ? '?' : `${card.number ?? '?'} ${en.short[card.action]}`;
}
