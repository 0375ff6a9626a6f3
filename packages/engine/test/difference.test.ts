import { expect, test } from 'vitest';
import { firstDifference } from '../src/record/difference.ts';

/** `picket check` briefly reports where and how a record differs. */

test.each([
  [1, undefined, 'missing', '1'],
  [[1], {}, '{…}', '[…]'],
  [null, 'x', '"x"', 'null'],
  ['a', 'x'.repeat(58), `"${'x'.repeat(58)}"`, '"a"'],
  ['a', 'x'.repeat(59), `"${'x'.repeat(59)}…`, '"a"'],
])('%j is not %j', (should, is, isShown, shouldShown) => {
  expect(firstDifference({ a: should }, { a: is }, '')).toEqual({
    path: 'a',
    is: isShown,
    should: shouldShown,
  });
});

test('a longer list differs at its first additional entry', () => {
  expect(firstDifference([1], [1, 2], 'list')).toEqual({ path: 'list[1]', is: '2', should: 'missing' });
  expect(firstDifference([1, 2], [1, 2], 'list')).toBeUndefined();
});

test('a field of the prototype’s name is a field', () => {
  const hostile = JSON.parse('{"__proto__":1}') as object;
  expect(firstDifference({}, hostile, '')).toEqual({ path: '__proto__', is: '1', should: 'missing' });
});
