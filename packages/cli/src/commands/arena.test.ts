import { LEVEL_IDS } from 'picket-bots';
import { en } from 'picket-words';
import { expect, test } from 'vitest';
import { picket, picketProcess } from '../../test/picket.ts';
import { average, figuresOf, share } from '../arena/figures.ts';

const few = ['--deals', '4', '--simulations', '4', '--seed', 'm'];

test.each([
  ['casual', 'club'],
  ['regular', 'master'],
])('the same seed gives the same results with any number of threads: %s, %s', (...pair) => {
  const args = ['arena', ...pair, ...few, '--json'];
  const [one, two] = ['1', '2'].map((threads) => picketProcess([...args, '--threads', threads]));
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two?.out).toBe(one?.out);
  expect(JSON.parse(one?.out ?? '')).toMatchObject({
    seed: 'm',
    figures: [{ pair: pair.toReversed(), mode: 'standard', deals: 4 }],
  });
});

test('modes are listed one per row, and solo modes are played alone', () => {
  const { out } = picketProcess(['arena', 'newcomer', 'regular', ...few, '--mode', 'standard,expert,solo']);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('seed m');
  expect(lines.slice(2).map((line) => line.split(' ')[0])).toEqual(['Standard', 'Expert', 'Solo']);
});

test('the AAA opponent is counted, too', () => {
  const args = ['arena', 'newcomer', 'regular', ...few, '--mode', 'aaa', '--opponent', '2018-aaa-1'];
  expect(picketProcess(args).out).toContain('first beats AAA');
});

test.each([
  [['arena', 'wizard', 'club'], 'Unknown level “wizard”. The levels are newcomer'],
  [['arena', 'club'], 'arena needs two levels, or none for all of them.'],
  [['arena', '--mode', 'chess'], '--mode must be standard or expert or solo or aaa, not “chess”.'],
  [['arena', '--mode', 'aaa'], '--opponent takes'],
  [['arena', 'casual', 'club', '--opponent', '2018-aaa-3'], '--opponent needs --mode aaa.'],
  [
    ['arena', 'casual', 'club', '--mode', 'solo', '--players', '4'],
    '--players must be at most 1 here, not 4.',
  ],
  [['arena', '--deals', '0'], '--deals must be a whole number from 1'],
])('%j is rejected in one sentence', async (args, sentence) => {
  const { code, out, err } = await picket(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});

test('every level has a name', () => {
  expect(Object.keys(en.levels)).toEqual([...LEVEL_IDS]);
});

test('the opponent’s score is reported per level', () => {
  const deal = { won: 1, totals: [100, 80], beaten: [1, 0], against: [90, 95] } as const;
  const { beaten, against } = figuresOf([deal, { ...deal, against: [92, 97] }]);
  expect(beaten?.map(({ mean }) => mean)).toEqual([1, 0]);
  expect(against?.map(({ mean }) => mean)).toEqual([91, 96]);
  expect(figuresOf([{ won: 1, totals: [100, 80] }])).not.toHaveProperty('against');
});

test('intervals', () => {
  expect(average([1, 2, 3])).toEqual({ mean: 2, from: 2 - 1.96 / Math.sqrt(3), to: 2 + 1.96 / Math.sqrt(3) });
  const { mean, from, to } = share(Array.from({ length: 100 }, () => 1));
  expect(mean).toBe(1);
  expect(to).toBeCloseTo(1);
  expect(from).toBeCloseTo(0.963, 3);
});
