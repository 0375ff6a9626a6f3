/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.96;

/** Linear least squares: the slope, and the half-width of its 95 % confidence interval. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): {
  readonly slope: number;
  readonly error: number;
} {
  const n = points.length;
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / n;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const spread = points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  const slope = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / spread;
  const rest = points.reduce((sum, [a, b]) => sum + (b - y - slope * (a - x)) ** 2, 0);
  return { slope, error: Z * Math.sqrt(rest / Math.max(1, n - 2) / spread) };
}
