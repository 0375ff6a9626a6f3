import { expect, test } from 'vitest';
import { scoreTable, type Scored } from './scoreTable.ts';
import { en } from './text/en/index.ts';

const score = { plans: [], parks: [], pools: 0, temps: 0, estates: [], bis: 0, refusals: 0, roundabouts: 0 };
const theirs = { plans: [], parks: 0, pools: 0, temps: 0, fences: 0, estates: [], total: 40 };

test('R13 a player and the AAA who tie are both first', () => {
  const scored: Scored = {
    edition: '2018',
    players: ['Ada'],
    scores: [{ ...score, total: 40 }],
    opponent: { name: 'Alex', score: theirs },
    ranking: [[0, 'aaa']],
  };
  const table = scoreTable(scored, en);
  expect(table.at(-1)).toMatch(/^Place +1 +1$/);
});
