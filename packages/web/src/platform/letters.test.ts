import { expect, test } from 'vitest';
import { inLetters } from './letters.ts';

test('larger text scales every length in ems, and none in other units', () => {
  const query = '(min-width: 60em) and (max-height: 37.5em) and (min-width: 20rem) and (min-height: 40px)';
  expect(inLetters(query, 1.5)).toBe(
    '(min-width: 90em) and (max-height: 56.25em) and (min-width: 20rem) and (min-height: 40px)',
  );
  expect(inLetters('(width >= 60em)', 2)).toBe('(width >= 120em)');
});

test('the default text size changes nothing', () => {
  const query = '(max-width: 59.99em), (max-height: 30em) and (orientation: landscape)';
  expect(inLetters(query, 1)).toBe(query);
});
