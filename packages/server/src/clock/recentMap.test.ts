import { expect, test } from 'vitest';
import { RecentMap } from './recentMap.ts';

test('only the most recently set tables are kept', () => {
  const recent = new RecentMap<number>(2);
  for (const [table, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const) {
    recent.set(table, value);
  }
  expect(['a', 'b', 'c'].map((table) => recent.get(table))).toEqual([3, undefined, 4]);
});
