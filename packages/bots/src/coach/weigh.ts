import type { Difference } from './ahead.ts';
import type { Compared } from '../rollout/compare.ts';
import type { Fit } from './fits.ts';
import { plus, times } from '../points.ts';

/**
 * What a turn lost against a better one; undefined if, all considered, it lost nothing. The networks know strong play
 * best and punish unusual turns too much; the rollouts play too weakly to make the most of good ones.
 */
export function weighed(ahead: Difference, rolled: Compared | undefined, fit: Fit): Difference | undefined {
  const lost =
    rolled === undefined
      ? {
          points: times(fit.alone, ahead.points),
          value: fit.alone * ahead.value,
          error: fit.alone * ahead.error,
        }
      : {
          points: plus(times(fit.ahead, ahead.points), times(fit.rolled, rolled.gains)),
          value: fit.ahead * ahead.value + fit.rolled * rolled.rolledGain,
          error: Math.hypot(fit.ahead * ahead.error, fit.rolled * rolled.error),
        };
  return lost.value > 0 ? lost : undefined;
}
