import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { verdict } from './verdict.ts';

const two = { winner: 'Bob', second: 'Ada', total: 53 };

test.each<[Verdict, string]>([
  [{ kind: 'alone', total: -1 }, 'Votre ville vaut −1 point.'],
  [
    { kind: 'shared', winners: [null, 'Ada', 'Bob'], total: 40 },
    'Égalité en tête avec 40 points : vous, Ada et Bob.',
  ],
  [{ kind: 'drawn', player: null, opponent: 'Ann', total: 1 }, 'Égalité entre vous et Ann, à 1 point.'],
  [{ kind: 'points', ...two, ahead: 4 }, 'Bob l’emporte avec 53 points, 4 de plus qu’Ada.'],
  [{ kind: 'points', ...two, winner: null, ahead: 4 }, 'Vous l’emportez avec 53 points, 4 de plus qu’Ada.'],
  [{ kind: 'points', ...two, second: null, ahead: 4 }, 'Bob l’emporte avec 53 points, 4 de plus que vous.'],
  [
    { kind: 'points', winner: null, second: 'AAA niveau 3', total: 53, ahead: 4 },
    'Vous l’emportez avec 53 points, 4 de plus que l’AAA niveau 3.',
  ],
  [
    { kind: 'points', winner: 'AAA niveau 3', second: null, total: 53, ahead: 4 },
    'L’AAA niveau 3 l’emporte avec 53 points, 4 de plus que vous.',
  ],
  [
    { kind: 'estates', ...two, winner: null, estates: 1, against: 0 },
    'Vous battez Ada par 1 lotissement complet contre 0, après une égalité à 53 points.',
  ],
  [
    { kind: 'size', ...two, second: null, size: 1, estates: 3, against: 2 },
    'Bob vous bat par 3 lotissements de taille 1 contre 2, après une égalité à 53 points.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', second: null, estates: 8, against: 1 },
    'Sam vous bat après une égalité à 53 points : vous avez 1 lotissement complet, il en fallait plus de 8.',
  ],
])('%j', (facts, sentence) => {
  expect(verdict(facts)).toBe(sentence);
});
