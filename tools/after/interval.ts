/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.96;

export function spreadOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, values.length - 1) };
}

/** A mean, and the half-width of its 95 % interval. */
export function intervalOf(values: readonly number[]): { readonly mean: number; readonly half: number } {
  const { mean, variance } = spreadOf(values);
  return { mean, half: Z * Math.sqrt(variance / values.length) };
}
