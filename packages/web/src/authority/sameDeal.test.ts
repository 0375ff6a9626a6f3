import { newGame, defaultOptions } from 'picket-engine';
import { expect, test } from 'vitest';
import { seedIn } from './sameDeal.ts';

test('a seed is used directly, any other word is hashed', () => {
  const seed = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(seedIn(`#seed=${seed}`)).toBe(seed);
  const made = seedIn('#/new&seed=elm') ?? '';
  expect(made).toBe(seedIn('#seed=elm'));
  expect(made).not.toBe(seedIn('#seed=oak'));
  expect(newGame({ options: defaultOptions, seed: made }).ok).toBe(true);
});

test('without a word there is no seed', () => {
  expect(seedIn('')).toBeUndefined();
  expect(seedIn('#/game/seed')).toBeUndefined();
  expect(seedIn('#seed=')).toBeUndefined();
});
