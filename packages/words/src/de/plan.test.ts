import { builtIn } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

const cards = Object.values(builtIn.editions).flatMap((edition) => edition.plans);

describe('plans in German', () => {
  test.each(cards)('$id is one plain sentence', ({ when }) => {
    expect(plan(when)).toMatch(/^[A-Z][^.!]*\.$/);
    expect(plan(when)).not.toMatch(/undefined|NaN/);
  });

  test('one estate has its article, several have none', () => {
    expect(plan({ type: 'estates', sizes: [3, 3, 4] })).toBe(
      'Vervollständige zwei 3er-Siedlungen und eine 4er-Siedlung.',
    );
  });

  test('what estates hold is in the dative', () => {
    expect(plan({ type: 'estates', sizes: [5, 6], poolsEach: 1, bisEach: 2 })).toMatch(
      /, jede mit mindestens einem Pool und zwei Bis-Häusern\.$/,
    );
    expect(plan({ type: 'estates-in-one-street', sizes: [4, 4], roundabouts: 2 })).toMatch(
      / mit mindestens zwei Kreisverkehren\.$/,
    );
  });

  test('streets are in the dative, with a name or without', () => {
    const top = { type: 'street-full', street: 0 } as const;
    expect(plan(top)).toBe('Fülle alle Häuser der oberen Straße.');
    expect(plan(top, { trees: ['elm', 'maple', 'oak'] })).toBe('Fülle alle Häuser der Ulmenstraße.');
    expect(plan(top, { trees: ['elm', 'maple', 'oak'], letters: true })).toBe(
      'Fülle alle Häuser der Ulmenstraße (t).',
    );
  });

  test('counts of other things have the article of their gender', () => {
    expect(plan({ type: 'temps', count: 1 })).toBe('Kreuze ein Zeitarbeitsfeld an.');
    expect(plan({ type: 'temps', count: 11 })).toBe('Kreuze 11 Zeitarbeitsfelder an.');
    expect(plan({ type: 'improve-columns-full', count: 1 })).toBe(
      'Kreuze in einer Wertspalte alle Felder an.',
    );
  });
});
