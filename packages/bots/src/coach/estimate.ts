/** A number with its 95 % interval. */
export interface Estimate {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** The 97.5 % quantile of the standard normal distribution. */
export const Z = 1.96;

export function estimate(points: number, error: number): Estimate {
  return { points, from: points - Z * error, to: points + Z * error };
}

/** The standard error of a mean, from the differences to it. */
export function standardError(differences: readonly number[]): number {
  const squares = differences.reduce((sum, difference) => sum + difference ** 2, 0);
  return Math.sqrt(squares / differences.length / Math.max(1, differences.length - 1));
}
