import { expect, test } from 'vitest';
import { lineThrough } from './line.ts';

test('the slope is that of the line, and its error shrinks with more points', () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, i) => [i % 10, 3 + 0.5 * (i % 10) + (i % 2 === 0 ? 1 : -1)] as const);
  expect(
    lineThrough([
      [0, 1],
      [2, 5],
    ]).slope,
  ).toBe(2);
  const [few, many] = [lineThrough(points(40)), lineThrough(points(4000))];
  expect(many.slope).toBeCloseTo(lineThrough(points(20)).slope, 1);
  expect(many.error).toBeLessThan(few.error / 5);
});
