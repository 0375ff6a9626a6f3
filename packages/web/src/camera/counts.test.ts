import { expect, test } from 'vitest';
import { believed, countsOf, givenCount } from './counts.ts';

const bestOf = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts));

test('boxes are crossed in order', () => {
  expect(bestOf(countsOf([0.9, 0.99, 0.02, 0.01]))).toBe(2);
  // A box that looks empty between crossed ones was crossed, too.
  expect(bestOf(countsOf([0.99, 0.4, 0.99, 0.01]))).toBe(3);
});

test('a written sum decides between two counts', () => {
  const crossed = [0.99, 0.5, 0.01];
  const seen = (shown: number) => ({
    empty: 0.01,
    roundabout: 0,
    number: (value: number) => (value === shown ? 0.95 : 0.001),
  });
  const values = [0, 2, 4, 10];
  expect(bestOf(countsOf(crossed, { seen: seen(2), values }))).toBe(1);
  expect(bestOf(countsOf(crossed, { seen: seen(4), values }))).toBe(2);
  const blank = { empty: 0.99, roundabout: 0, number: () => 0.0001 };
  expect(countsOf(crossed, { seen: blank, values })[1]).toBeCloseTo(0.5, 1);
});

test('two pools on the track pick the likelier two of three', () => {
  const [first = 0, second = 0, third = 0] = givenCount([0.9, 0.6, 0.5], [0, 0, 1, 0]);
  expect(first).toBeGreaterThan(0.9);
  expect(second).toBeGreaterThan(third);
  expect(first + second + third).toBeCloseTo(2);
});

test('a track that was not kept rules nothing out', () => {
  expect(Math.min(...believed([1, 0, 0]))).toBeGreaterThan(0);
});
