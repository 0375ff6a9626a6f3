import { expect, test } from 'vitest';
import { picket } from '../../test/picket.ts';

test('bench engine measures', () => {
  const { code, out } = picket(['bench', 'engine', '--seconds', '1', '--json']);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as { playoutsPerSecond: number; turnsPerSecond: number };
  expect(figures.playoutsPerSecond).toBeGreaterThan(0);
  expect(figures.turnsPerSecond).toBeGreaterThan(figures.playoutsPerSecond);
  expect(figures).toHaveProperty('yardstickNodesPerSecond');
});
