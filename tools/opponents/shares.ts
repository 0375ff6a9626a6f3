import type { Score } from 'picket-engine';
import { average } from '../../packages/cli/src/arena/figures.ts';
import type { Estimate } from '../../packages/cli/src/text/facts.ts';
import type { SheetResult } from './tasks.ts';

/** The parts of a score that a sheet is described by. */
export const SHOWN = ['estates', 'parks', 'plans', 'pools', 'temps', 'bis', 'refusals'] as const;
export type Shown = (typeof SHOWN)[number];

export const pointsIn = (score: Score, part: Shown): number => {
  const points = score[part];
  return typeof points === 'number' ? points : points.reduce((sum, one) => sum + one, 0);
};

export const meanOf = (results: readonly SheetResult[], of: (result: SheetResult) => number): Estimate =>
  average(results.map(of));

/** The share of a part in the points scored, in percent; deductions are negative. */
export function shareOf(results: readonly SheetResult[], part: Shown): string {
  const total = meanOf(results, ({ score }) => score.total).mean;
  const points = meanOf(results, ({ score }) => pointsIn(score, part)).mean;
  const sign = part === 'bis' || part === 'refusals' ? -1 : 1;
  return `${Math.round((100 * sign * points) / total)} %`.replace('-', '−').replace('−0', '0');
}
