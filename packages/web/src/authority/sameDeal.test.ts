import { newGame, defaultOptions } from 'picket-engine';
import { expect, test } from 'vitest';
import { dealIn } from './dealInAddress.ts';
import { seedFor } from './sameDeal.ts';

test('a seed is used directly, any other word is hashed', () => {
  const seed = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(seedFor(seed)).toBe(seed);
  expect(seedFor('elm')).not.toBe(seedFor('oak'));
  expect(newGame({ options: defaultOptions, seed: seedFor('elm') }).ok).toBe(true);
});

test('the word of a deal can be read from any address', () => {
  expect(dealIn('#seed=elm')).toBe('elm');
  expect(dealIn('#/new&seed=elm')).toBe('elm');
  expect(dealIn('')).toBeUndefined();
  expect(dealIn('#/game/seed')).toBeUndefined();
  expect(dealIn('#seed=')).toBeUndefined();
});
