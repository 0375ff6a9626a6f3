import { expect, test } from 'vitest';
import { de, digits, numeral, que } from './phrase.ts';

test.each([
  ['Bob', 'de Bob', 'que Bob'],
  ['Ada', 'd’Ada', 'qu’Ada'],
  ['Élise', 'd’Élise', 'qu’Élise'],
  ['Hélène', 'd’Hélène', 'qu’Hélène'],
  ['Yves', 'd’Yves', 'qu’Yves'],
  ['Yann', 'de Yann', 'que Yann'],
  ['Yéléna', 'de Yéléna', 'que Yéléna'],
  ['Ángel', 'd’Ángel', 'qu’Ángel'],
  ['une rue', 'd’une rue', 'qu’une rue'],
])('“de” and “que” elide before vowels: %s', (name, of, than) => {
  expect(de(name)).toBe(of);
  expect(que(name)).toBe(than);
});

test('only none and one have a gender', () => {
  expect([0, 1, 2].map((n) => numeral(n, 'm'))).toEqual(['aucun', 'un', 'deux']);
  expect([0, 1, 2].map((n) => numeral(n, 'f'))).toEqual(['aucune', 'une', 'deux']);
  expect(numeral(11, 'f')).toBe('11');
});

test('numbers have a decimal comma and a real minus sign', () => {
  expect(digits(-2.5)).toBe('−2,5');
});
