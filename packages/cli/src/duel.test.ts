import type { Ranking } from 'picket-engine';
import { expect, test } from 'vitest';
import { duelOf } from './duel.ts';

test.each<[string, Ranking, number | undefined]>([
  ['a win', [[0], ['aaa']], 1],
  ['a loss', [['aaa'], [0]], 0],
  ['a tie', [[0, 'aaa']], 0.5],
  ['nobody to beat', [[0]], undefined],
])('R13 %s', (_, ranking, result) => {
  expect(duelOf(ranking)).toBe(result);
});
