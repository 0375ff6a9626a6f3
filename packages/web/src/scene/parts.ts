import type { Rules, Score, SheetDescription } from 'picket-engine';
import { sum } from '../platform/sum.ts';
import type { PartModel } from './tableTypes.ts';
import type { Text } from '../text/text.ts';

/** The parts of every player's score, in the order of the paper sheet. */
export const PARTS = [
  'plans',
  'parks',
  'pools',
  'temps',
  'estates',
  'bis',
  'refusals',
  'roundabouts',
] as const;
export type Part = (typeof PARTS)[number];

/** Roundabouts only if they are in the game. */
export function partsIn({ roundabouts }: Rules): readonly Part[] {
  return roundabouts > 0 ? PARTS : PARTS.slice(0, -1);
}

/** Deductions are negative, but zero has no sign. */
export function pointsOf(score: Score, part: Part): number {
  switch (part) {
    case 'plans':
    case 'parks':
    case 'estates':
      return sum(score[part]);
    case 'pools':
    case 'temps':
      return score[part];
    case 'bis':
    case 'refusals':
    case 'roundabouts':
      return score[part] === 0 ? 0 : -score[part];
  }
}

/** The score of a sheet by parts, and the crossed boxes of its tracks. */
export function partModels(rules: Rules, score: Score, sheet: SheetDescription, text: Text): PartModel[] {
  return partsIn(rules).map((part) => {
    const name = text.words.columns[part];
    const points = pointsOf(score, part);
    if (part === 'plans' || part === 'parks' || part === 'estates') return { name, points };
    const { crossed } = sheet[part];
    return { name, points, ...(crossed > 0 && { crossed: text.table.crossed(crossed) }) };
  });
}
