import { expect, test } from 'vitest';
import { check, integer, object, type Shape } from './shape.ts';

test('E1 a mismatch is a value with its path; any other error inside a shape is a bug and throws', () => {
  expect(check(object({ a: integer(0, 9) }), { a: 10 }, 'top')).toEqual({
    ok: false,
    rejection: {
      code: 'bad-shape',
      rule: 'E1',
      facts: { path: 'top.a', expected: 'integer', min: 0, max: 9 },
    },
  });
  const buggy: Shape<never> = () => {
    throw new TypeError('a bug');
  };
  expect(() => check(buggy, 1)).toThrow('a bug');
});
