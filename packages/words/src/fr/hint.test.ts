import { expect, test } from 'vitest';
import { frHint } from './hint.ts';

test('gains have a range, with a true minus sign', () => {
  const { better, winning } = frHint.reasons;
  expect(better({ points: 1, from: -1, to: 3 }, 'you')).toBe(
    'Environ 1 point de plus que votre coup actuel (de −1 à 3).',
  );
  expect(better({ points: 2, from: 0, to: 4 }, 'regular')).toBe(
    'Environ 2 points de plus que le coup d’un Habitué (de 0 à 4).',
  );
  expect(winning({ points: -2, from: -4, to: 0 }, 'you', 'opponent')).toBe(
    'Environ 2 points de moins que votre coup actuel (de −4 à 0), mais c’est mieux face à votre adversaire.',
  );
});

test('a temp adds to the number, or takes away from it', () => {
  expect(frHint.steps.temp(2)).toBe('Ajoutez 2 au numéro.');
  expect(frHint.steps.temp(-1)).toBe('Retirez 1 au numéro.');
});
