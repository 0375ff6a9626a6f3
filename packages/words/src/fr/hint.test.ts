import { expect, test } from 'vitest';
import { frHint } from './hint.ts';

test('points below two are singular, with a decimal comma', () => {
  const { better } = frHint.reasons;
  expect(better(0.5, 'you')).toBe('Environ un demi-point de plus que votre coup actuel.');
  expect(better(1.5, 'you')).toMatch(/^Environ 1,5 point de plus /);
  expect(better(2.5, 'regular')).toBe('Environ 2,5 points de plus que le coup d’un Habitué.');
  expect(frHint.change(3.5)).toBe('+3,5');
  expect(frHint.change(-0.5)).toBe('−0,5');
});
