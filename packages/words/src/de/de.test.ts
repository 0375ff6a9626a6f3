import { RULE_OF, type Facts, type RejectionCode } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { en } from '../en/index.ts';
import { describeRejection } from '../rejection.ts';
import { rulesIn } from '../rules.ts';
import { deHint } from './hint.ts';
import { de } from './index.ts';

const elm = { trees: ['elm', 'maple', 'oak'] } as const;

const say = (code: RejectionCode, facts: Facts, streets?: typeof elm): string =>
  describeRejection(de, { code, rule: RULE_OF[code], facts }, '2018', streets);

describe('German', () => {
  test('counts with the right plural', () => {
    expect(de.count.houses(0)).toBe('0 Häuser');
    expect(de.count.houses(1)).toBe('1 Haus');
    expect(de.count.boxes(2)).toBe('2 Felder');
  });

  test.each(rulesIn(de))('$id is in plain sentences, and no longer English', ({ id, text }) => {
    expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(text).not.toMatch(/!|undefined|\s\s|["“]\p{L}/u);
    expect(text).not.toBe(en.rules[id]);
  });

  test('has as many bots as English, with names that differ in their first letter', () => {
    expect(de.botNames).toHaveLength(en.botNames.length);
    expect(new Set(de.botNames.map((name) => name.slice(0, 1))).size).toBe(de.botNames.length);
  });

  test('addresses nobody by gender', () => {
    const texts = [
      ...rulesIn(de).map(({ text }) => text),
      JSON.stringify(de.glossary),
      JSON.stringify(de.wire),
    ];
    expect(texts.join('\n')).not.toMatch(/\bSpieler|Gegner|\p{L}[:*_]innen/u);
  });
});

describe('rejections in German', () => {
  test('a street is the subject, or in the dative', () => {
    expect(say('no-such-spot', { street: 1, house: 12 })).toBe('Die mittlere Straße hat kein Haus 13.');
    expect(say('no-such-spot', { street: 0, house: 12 }, elm)).toBe('Die Ulmenstraße hat kein Haus 13.');
    expect(say('parks-full', { street: 2 })).toMatch(/^In der unteren Straße /);
    expect(say('parks-full', { street: 0 }, elm)).toMatch(/^In der Ulmenstraße /);
  });

  test('what is expected fits into the sentence', () => {
    expect(say('not-a-step', { path: 'do', expected: 'steps' })).toBe(
      'Das ist kein gültiger Schritt: Erwartet wird bei do eine Liste von Schritten.',
    );
    expect(say('bad-shape', { path: '', expected: 'object' })).toBe(
      'Das lässt sich nicht verwenden: Erwartet wird ein Objekt.',
    );
  });

  test('numbers have German separators and a true minus sign', () => {
    expect(say('file-too-large', { max: 1_000_000 })).toContain('1.000.000 Zeichen');
    expect(say('number-out-of-range', { number: -1 })).toContain('−1');
  });
});

describe('hints in German', () => {
  test('gains have a range, with a true minus sign', () => {
    const { better, winning } = deHint.reasons;
    expect(better({ points: 2, from: 0, to: 4 }, 'you')).toBe(
      'Bringt etwa 2 Punkte mehr als dein jetziger Zug (0 bis 4).',
    );
    expect(better({ points: 1, from: -1, to: 3 }, 'regular')).toBe(
      'Bringt etwa 1 Punkt mehr als der Zug eines Stammgasts (−1 bis 3).',
    );
    expect(winning({ points: -1, from: -3, to: 1 }, 'you', 'others')).toBe(
      'Bringt etwa 1 Punkt weniger als dein jetziger Zug (−3 bis 1), ist aber gegen die anderen besser.',
    );
  });

  test('houses are part of a street', () => {
    expect(deHint.steps.fence([0, 4], elm)).toBe('Setze einen Zaun nach Haus 5 der Ulmenstraße.');
  });
});
