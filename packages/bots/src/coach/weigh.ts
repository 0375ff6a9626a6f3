import { NOTHING, plus, times } from '../points.ts';
import type { Compared } from '../rollout/compare.ts';
import type { Difference } from './ahead.ts';
import type { Fit } from './fits.ts';

/** By how many points the loss in rollouts may exceed the loss one round ahead. */
const MORE = 3;

/**
 * What a turn lost against a better one; undefined if, all considered, it lost nothing. The networks know strong play
 * best and punish unusual turns too much; the rollouts play too weakly to make the most of good ones.
 */
export function weighed(ahead: Difference, rolled: Compared | undefined, fit: Fit): Difference | undefined {
  const { gains, rolledGain, error } = rolled ?? { gains: NOTHING, rolledGain: 0, error: 0 };
  const near = rolled === undefined ? fit.alone : fit.ahead;
  // Rollouts build no roundabouts, so they would charge for a missing one in every round.
  const far = fit.rolled * Math.min(1, (ahead.value + MORE) / Math.max(MORE, rolledGain));
  const value = near * ahead.value + far * rolledGain;
  if (value <= 0) return undefined;
  return {
    points: plus(times(near, ahead.points), times(far, gains)),
    value,
    error: Math.hypot(near * ahead.error, far * error),
  };
}
