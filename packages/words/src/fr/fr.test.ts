import { builtIn } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { en } from '../en/index.ts';
import { rulesIn } from '../rules.ts';
import { rulesPage } from '../rulesPage.ts';
import { fr } from './index.ts';

describe('French', () => {
  test('zero and one are singular', () => {
    expect(fr.count.houses(0)).toBe('0 maison');
    expect(fr.count.houses(1)).toBe('1 maison');
    expect(fr.count.roundabouts(2)).toBe('2 ronds-points');
    expect(fr.count.refusals(2)).toBe('2 refus');
  });

  test.each(rulesIn(fr))('$id is in plain sentences', ({ text }) => {
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/!|undefined|\s\s/);
  });

  test.each(Object.values(fr.levels))('$name has one sentence of character', ({ character }) => {
    expect(character).toMatch(/^\p{Lu}[^!.]*\.$/u);
  });

  test('bots have as many names as in English, all distinct', () => {
    expect(new Set(fr.botNames).size).toBe(en.botNames.length);
  });

  test('the page of the rules has every rule once, marked with its editions and modes', () => {
    const page = rulesPage(fr, builtIn);
    for (const { id } of rulesIn(fr)) expect(page.split(`- **${id}** `)).toHaveLength(2);
    expect(page).toContain('**A4** *(Édition 2018)* ');
  });
});
