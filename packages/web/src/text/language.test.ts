import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { online } from './en/online.ts';
import * as language from './language.ts';

test('nothing is loaded before the language is chosen', () => {
  expect(language.text.start).toBeUndefined();
});

test('an unknown language becomes English', async () => {
  await language.speak('tlh');
  expect(language.text.start).toBe(en.start);
});

test('a part is loaded together with the code that reads it', async () => {
  await language.speak('en');
  expect(language.online.table).toBeUndefined();
  expect(await language.withPart('online', Promise.resolve('the code'))).toBe('the code');
  expect(language.online.table).toBe(online.table);
});

test('the first language that we speak is taken, whatever its region', () => {
  expect(language.languageFor(['', 'tlh', 'EN-gb', 'xx'])).toBe('en');
  expect(language.languageFor(['tlh'])).toBe('en');
});

test('the language for tests is never offered', () => {
  expect(language.languageCodes).not.toContain('xx');
});
