import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('only so many tables are remembered: those that were spoken of last', () => {
  const recent = new Recent<number>(2);
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
