import { builtIn } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { rulesIn } from './rules.ts';
import { rulesPage } from './rulesPage.ts';

describe('English', () => {
  test('counts with the right plural', () => {
    expect(en.count.houses(0)).toBe('0 houses');
    expect(en.count.houses(1)).toBe('1 house');
    expect(en.count.boxes(2)).toBe('2 boxes');
  });

  test.each(rulesIn(en))('$id is in plain sentences', ({ text }) => {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/!|undefined|\s\s/);
  });

  test.each(Object.values(en.endings))('the ending $name has a sentence', ({ sentence }) => {
    expect(sentence).toMatch(/^[A-Z][^!]*\.$/);
  });

  test.each(Object.values(en.levels))('$name has one sentence of character', ({ character }) => {
    expect(character).toMatch(/^[A-Z][^!.]*\.$/);
  });
});

describe('the page of the rules', () => {
  const page = rulesPage(en, builtIn);

  test('has every rule once, marked with its editions and modes', () => {
    for (const { id } of rulesIn(en)) expect(page.split(`- **${id}** `)).toHaveLength(2);
    expect(page).toContain('**A4** *(2018 edition)* ');
    expect(page).toContain('**K5** *(2018 edition; Standard and Expert)* ');
  });

  test('begins with the glossary', () => {
    expect(page.indexOf('## Glossary')).toBe(page.indexOf('## '));
    for (const { word } of Object.values(en.glossary)) expect(page).toContain(`- **${word}**: `);
  });
});
