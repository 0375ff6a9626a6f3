import type { Architect } from '../edition/types.ts';
import type { PileEstate } from '../state/opponent.ts';
import type { Card } from '../state/cards.ts';
import { MAX_SIZE } from '../types.ts';

const COUNTING = 5;

/**
 * [M12] The estates of a pile, in order. Both ends of the pile count as fences; empty estates do not count.
 */
export function pileEstates(pile: readonly Card[], architect: Architect): PileEstate[] {
  const found: Omit<PileEstate, 'counts'>[] = [];
  for (let first = 0; first < pile.length;) {
    const fence = pile.findIndex((card, i) => i >= first && card.action === 'fence');
    const end = fence < 0 ? pile.length : fence;
    if (end > first) found.push(estateOf(pile.slice(first, end), first, architect));
    first = end + 1;
  }
  const ranked = found.toSorted((a, b) => b.points - a.points || a.first - b.first).slice(0, COUNTING);
  return found.map((estate) => ({ ...estate, counts: ranked.includes(estate) }));
}

/**
 * [R13] [R19] What breaks a tie, as for a player: all estates, then those of each size, counted in houses.
 */
export function pileMerits(estates: readonly PileEstate[]): number[] {
  const ofSize = (size: number) => estates.filter(({ houses }) => houses === size).length;
  return [estates.length, ...Array.from({ length: MAX_SIZE }, (_, i) => ofSize(i + 1))];
}

function estateOf(cards: readonly Card[], first: number, architect: Architect): Omit<PileEstate, 'counts'> {
  const { bisHouses = 1, improveValue = 1 } = architect;
  const houses = cards.reduce((sum, card) => sum + (card.action === 'bis' ? bisHouses : 1), 0);
  const value = cards.some((card) => card.action === 'improve') ? improveValue : 1;
  return { first, size: cards.length, houses, value, points: houses * value };
}
