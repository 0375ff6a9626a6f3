import type { Estimate } from '../text/facts.ts';
import type { DealOutcome } from './deal.ts';

/** The results of a pairing. */
export interface PairFigures {
  readonly deals: number;
  /** The share of games won by the first; a tie is one half. */
  readonly won: Estimate;
  readonly totals: readonly [first: Estimate, second: Estimate];
  /** The difference of the totals, per deal. */
  readonly ahead: Estimate;
  /** The share of games in which each beat the AAA; a tie is one half. */
  readonly beaten?: readonly [first: Estimate, second: Estimate];
  /** The AAA's score against each. */
  readonly against?: readonly [first: Estimate, second: Estimate];
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.96;

export function figuresOf(outcomes: readonly DealOutcome[]): PairFigures {
  const firsts = outcomes.map(({ totals }) => totals[0]);
  const seconds = outcomes.map(({ totals }) => totals[1]);
  const beaten = outcomes.flatMap((outcome) => outcome.beaten ?? []);
  const against = outcomes.flatMap((outcome) => outcome.against ?? []);
  return {
    deals: outcomes.length,
    won: share(outcomes.map(({ won }) => won)),
    totals: [average(firsts), average(seconds)],
    ahead: average(outcomes.map(({ totals }) => totals[0] - totals[1])),
    ...(beaten.length === 0 ? {} : { beaten: byLevel(beaten, share) }),
    ...(against.length === 0 ? {} : { against: byLevel(against, average) }),
  };
}

/** Splits alternating values of the first and the second level. */
function byLevel(
  values: readonly number[],
  estimate: (values: readonly number[]) => Estimate,
): readonly [Estimate, Estimate] {
  return [estimate(values.filter((_, i) => i % 2 === 0)), estimate(values.filter((_, i) => i % 2 === 1))];
}

/** A mean with its normal confidence interval. */
export function average(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { mean, from: mean - half, to: mean + half };
}

/** A share with its Wilson interval, which is accurate near 0 and 1. */
export function share(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const scale = 1 + Z ** 2 / n;
  const centre = (mean + Z ** 2 / (2 * n)) / scale;
  const half = (Z * Math.sqrt((mean * (1 - mean)) / n + Z ** 2 / (4 * n ** 2))) / scale;
  return { mean, from: Math.max(0, centre - half), to: Math.min(1, centre + half) };
}
