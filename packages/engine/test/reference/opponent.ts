// RULES "AAA score", R13, R19, R24: what the AAA's pile is worth, and its estates.

import type { Architect } from './components.ts';
import type { Face } from './deal/dealt.ts';
import { sum } from './score.ts';
import type { Entry } from './score.ts';

/** `result.opponent` in RECORD.md. */
export type OpponentScore = {
  plans: number[];
  parks: number;
  pools: number;
  temps: number;
  fences: number;
  estates: number[];
  total: number;
};

/** The number of houses of an estate in the pile, and its value. */
type PileEstate = { houses: number; worth: number };

/** There is a fence before the first and after the last card; empty estates do not count. */
function pileEstates(pile: readonly Face[], { bisHouses = 0, improveValue = 0 }: Architect): PileEstate[] {
  const estates: Face[][] = [[]];
  for (const card of pile) {
    if (card.action === 'fence') estates.push([]);
    else estates.at(-1)?.push(card);
  }
  return estates
    .map((cards) => {
      const houses = sum(cards.map(({ action }) => (action === 'bis' ? bisHouses : 1)));
      const isImproved = cards.some(({ action }) => action === 'improve');
      return { houses, worth: houses * (isImproved ? improveValue : 1) };
    })
    .filter(({ houses }) => houses > 0);
}

/** RULES 13: how many temp boxes the AAA counts as crossed. */
export function pileTemps(pile: readonly Face[]): number {
  return pile.filter(({ action }) => action === 'temp').length;
}

/** Every column and the total; `temps` are the points for its rank. */
export function opponentScore(
  architect: Architect,
  pile: readonly Face[],
  plans: readonly (number | null)[],
  temps: number,
): OpponentScore {
  if (architect.scores === false) {
    return { plans: [0, 0, 0], parks: 0, pools: 0, temps: 0, fences: 0, estates: [], total: 0 };
  }
  const cards = (wanted: string): number => pile.filter(({ action }) => action === wanted).length;
  const { park = 0, pool = 0, temp = 0, fence = 0 } = architect;
  const score = {
    plans: plans.map((points) => points ?? 0),
    parks: cards('park') * park,
    pools: cards('pool') * pool,
    temps: pileTemps(pile) * temp + temps,
    fences: cards('fence') * fence,
    estates: pileEstates(pile, architect)
      .map(({ worth }) => worth)
      .sort((a, b) => b - a)
      .slice(0, 5),
  };
  const { parks, pools, fences } = score;
  const total = sum(score.plans) + parks + pools + score.temps + fences + sum(score.estates);
  return { ...score, total };
}

/** R13, R19: the AAA in a tie-break; an estate counts by its houses, one of 7 or more in no size. */
export function opponentEntry(architect: Architect, pile: readonly Face[], total: number): Entry {
  const houses = pileEstates(pile, architect).map((estate) => estate.houses);
  const estates = [1, 2, 3, 4, 5, 6].map((size) => houses.filter((n) => n === size).length);
  return { total, estates, larger: houses.filter((n) => n > 6).length };
}
