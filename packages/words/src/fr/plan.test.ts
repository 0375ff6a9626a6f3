import { builtIn } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

const cards = Object.values(builtIn.editions).flatMap((edition) => edition.plans);

describe('plans in French', () => {
  test.each(cards)('$id is one plain sentence', ({ when }) => {
    expect(plan(when)).toMatch(/^\p{Lu}[^.!]*\.$/u);
    expect(plan(when)).not.toMatch(/undefined|NaN| de (?:une?|aucune?) /);
  });

  test('numerals agree with their nouns', () => {
    expect(plan({ type: 'estates', sizes: [3, 3, 4] })).toBe(
      'Complétez deux lotissements de taille 3 et un de taille 4.',
    );
    expect(plan({ type: 'estates', sizes: [5, 6], poolsEach: 1, bisEach: 2 })).toMatch(
      /, chacun avec au moins une piscine et deux maisons bis\.$/,
    );
    expect(plan({ type: 'estates', sizes: [6], poolsEach: 1 })).toBe(
      'Complétez un lotissement de taille 6, avec au moins une piscine.',
    );
    expect(plan({ type: 'estates-in-one-street', sizes: [4, 4], roundabouts: 1 })).toMatch(
      /, avec au moins un rond-point\.$/,
    );
  });

  test('“de” elides before one', () => {
    expect(plan({ type: 'all-pools', streets: 1 })).toBe('Construisez toutes les piscines d’une rue.');
    expect(plan({ type: 'all-pools', streets: 2 })).toBe('Construisez toutes les piscines de deux rues.');
  });

  test('a street has its article', () => {
    expect(plan({ type: 'street-full', street: 0 })).toBe('Numérotez toutes les maisons de la rue du haut.');
    expect(plan({ type: 'street-full', street: 0 }, { trees: ['elm'] })).toMatch(/ de la rue des Ormes\.$/);
  });
});
