import { rulesIn } from 'picket-words';
import { describe, expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { EVERYTHING } from './filter.ts';
import { contentsOf, shownIn } from './page.ts';
import { rulebook } from '../../text/en/rulebook.ts';

await speakAll('en');

const contents = contentsOf();
const shown = (query: string, filter = EVERYTHING) => shownIn(contents, query, filter);

describe('the page of the rules', () => {
  test('has every rule once, in reading order', () => {
    const listed = contents.sections.flatMap(({ groups }) =>
      groups.flatMap(({ rules }) => rules.map(({ id }) => id)),
    );
    expect(listed).toEqual(rulesIn(rulebook).map(({ id }) => id));
  });

  test('each topic is in one place', () => {
    const topics = contents.sections
      .flatMap(({ groups }) => groups.map(({ topic }) => topic))
      .filter((topic) => topic !== undefined);
    expect(new Set(topics).size).toBe(topics.length);
  });

  test('a search finds sentences, names of editions, and words', () => {
    expect(shown('surveyor').rules).toContain('A3');
    expect(shown('A4').rules).toEqual(new Set(['A4']));
    expect(shown('plot').words).toContain('plot');
    expect(shown('xyzzy').rules.size + shown('xyzzy').words.size).toBe(0);
  });

  test('matching rules hidden by the filter are counted', () => {
    const filter = { ...EVERYTHING, mode: 'standard' } as const;
    expect(shown('Solo card', filter).rules).not.toContain('M6');
    expect(shown('Solo card', filter).elsewhere).toBeGreaterThan(0);
    expect(shown('', filter).elsewhere).toBe(0);
  });
});
