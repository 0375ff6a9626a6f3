import { expect, test } from 'vitest';
import type { EntryRow } from '../store/schema.ts';
import { listOf } from './dealResults.ts';

/** Sixty people, two with each score, and a bot; the best first. */
const ROWS: readonly EntryRow[] = Array.from({ length: 61 }, (_, i) => ({
  deal: '2026-11-18',
  player: Uint8Array.of(i),
  table_id: `t${i}`,
  name: `n${i}`,
  bot: Number(i === 60),
  made: 1,
  ended: 2,
  score: 100 - Math.floor(i / 2),
  hidden: Number(i === 41),
}));

test('a list shows the top, the games around the player, and how many had which score', () => {
  const list = listOf(ROWS);
  expect(list.games).toBe(60);
  expect([list.has('t60'), list.has('t61')]).toEqual([true, false]);
  const { scores, people, bots } = list.resultsFor('t40');
  expect(scores).toHaveLength(30);
  expect(scores[0]).toEqual([71, 2]);
  expect(people.map(({ table }) => table).slice(20)).toEqual(['t38', 't39', 't40', 't41', 't42']);
  expect(people.slice(20).map(({ rank }) => rank)).toEqual([39, 39, 41, 41, 43]);
  expect(people.filter(({ mine }) => mine).map(({ table }) => table)).toEqual(['t40']);
  expect(people.at(-2)?.name).toBe('');
  expect(bots).toEqual([{ rank: 1, table: 't60', name: 'n60', score: 70, mine: false }]);
});

test.each([
  ['t0', 20],
  ['t18', 21],
  ['t19', 22],
  ['t21', 24],
  ['t59', 23],
  [undefined, 20],
])('the own place is shown once, wherever it is: %s', (mine, count) => {
  const { people } = listOf(ROWS).resultsFor(mine);
  expect(people).toHaveLength(count);
  expect(new Set(people.map(({ table }) => table)).size).toBe(count);
  expect(people.filter((one) => one.mine)).toHaveLength(mine === undefined ? 0 : 1);
});

test('a list is read once for all visitors', () => {
  let isPrepared = false;
  const rows = new Proxy(ROWS, {
    get: (target, key) => {
      if (isPrepared) throw new Error('The list was read again.');
      return Reflect.get(target, key) as unknown;
    },
  });
  const list = listOf(rows);
  isPrepared = true;
  expect(list.resultsFor('t5').people).toHaveLength(20);
});
