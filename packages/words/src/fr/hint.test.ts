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

test('a temp adds to the number, or takes away from it', () => {
  expect(frHint.steps.temp(2)).toBe('Ajoutez 2 au numéro.');
  expect(frHint.steps.temp(-1)).toBe('Retirez 1 au numéro.');
});
