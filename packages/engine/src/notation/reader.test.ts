import { expect, test } from 'vitest';
import { Reader, reading } from './reader.ts';

test('N4 a syntax error is a value, a bug throws', () => {
  expect(reading(() => new Reader('  x').need(/y/y, 'end'))).toEqual({
    ok: false,
    rejection: { at: 2, expected: ['end'] },
  });
  expect(() =>
    reading(() => {
      throw new RangeError('a bug');
    }),
  ).toThrow('a bug');
});
