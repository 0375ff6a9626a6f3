import type { GameResult } from 'picket-engine';
import { expect, test } from 'vitest';
import { Summary } from './summary.ts';

const score = { plans: [], parks: [], pools: 0, temps: 0, estates: [], bis: 0, refusals: 0, roundabouts: 0 };
const theirs = { plans: [], parks: 0, pools: 0, temps: 0, fences: 0, estates: [] };

function against(total: number, opponent: number, ranking: GameResult['ranking']): GameResult {
  return {
    ending: 'full',
    scores: [{ ...score, total }],
    opponent: { ...theirs, total: opponent },
    ranking,
  };
}

test('[R13] a tie with the AAA is counted separately', () => {
  const summary = new Summary('s');
  summary.add(against(50, 40, [[0], ['aaa']]), 30);
  summary.add(against(40, 40, [[0, 'aaa']]), 32);
  summary.add(against(30, 40, [['aaa'], [0]]), 34);
  expect(summary.figures()).toMatchObject({
    games: 3,
    rounds: { mean: 32 },
    score: { mean: 40, lowest: 30, highest: 50 },
    opponent: { mean: 40, beaten: 1, tied: 1 },
    endings: { full: 3 },
  });
});

test('[M13] an opponent that is not ranked is not counted', () => {
  const summary = new Summary('s');
  summary.add(against(50, 0, [[0]]), 30);
  expect(summary.figures()).not.toHaveProperty('opponent');
});
