import type { Difference } from './ahead.ts';
import type { Rolled } from './compare.ts';
import { plus, times, totalOf, type Points } from './points.ts';

/**
 * How much of what one round ahead and the rollouts say is true on average: fitted to the final scores of bot games
 * (docs/coach.md). The networks know strong play best, so that they punish unusual turns too much.
 */
interface Fit {
  readonly ahead: number;
  readonly rolled: number;
}

const WITH_ROLLOUTS: Fit = { ahead: 0.6, rolled: 0.3 };
const WITHOUT: Fit = { ahead: 0.75, rolled: 0 };

/** What a turn lost against a better one; undefined if, all considered, it lost nothing. */
export function weighed(ahead: Difference, rolled: Rolled | undefined): Difference | undefined {
  const fit = rolled === undefined ? WITHOUT : WITH_ROLLOUTS;
  const both = (of: number, other: number) => fit.ahead * of + fit.rolled * other;
  const value = both(ahead.value, rolled === undefined ? 0 : totalOf(rolled.points));
  if (value <= 0) return undefined;
  const points: Points =
    rolled === undefined
      ? times(fit.ahead, ahead.points)
      : plus(times(fit.ahead, ahead.points), times(fit.rolled, rolled.points));
  return { points, value, error: Math.hypot(fit.ahead * ahead.error, fit.rolled * (rolled?.error ?? 0)) };
}
