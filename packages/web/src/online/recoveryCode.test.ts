import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, tokenIn } from './recoveryCode.ts';
import { newToken } from './secrets.ts';

test('a code decodes to its token, however it is typed', () => {
  for (let i = 0; i < 200; i++) {
    const token = newToken();
    const code = codeOf(token);
    expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){6}[\dA-HJKMNP-TV-Z]{4}$/);
    expect(tokenIn(code)).toBe(token);
    expect(tokenIn(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(token);
    expect(tokenIn(code.replaceAll('1', 'l').replaceAll('0', 'O'))).toBe(token);
  }
});

test('one wrong letter, or two swapped ones, are detected', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split(''));
  const place = fc.nat({ max: 27 });
  fc.assert(
    fc.property(place, letter, (at, other) => {
      const letters = codeOf(newToken()).replaceAll('-', '');
      fc.pre(letters[at] !== other);
      expect(tokenIn(letters.slice(0, at) + other + letters.slice(at + 1))).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.nat({ max: 24 }), (at) => {
      const letters = codeOf(newToken()).replaceAll('-', '').split('');
      const [one = '', two = ''] = letters.slice(at, at + 2);
      fc.pre(one !== two);
      letters.splice(at, 2, two, one);
      expect(tokenIn(letters.join(''))).toBeUndefined();
    }),
  );
});

test.each(['', 'ABCD', 'U'.repeat(28), 'Z'.repeat(28), '0'.repeat(29)])('%j isn’t a code', (typed) => {
  expect(tokenIn(typed)).toBeUndefined();
});
