import { expect, test } from 'vitest';
import { en } from './en.ts';
import { online } from './en/online.ts';
import * as language from './language.ts';

test('nothing is loaded before the language is chosen', () => {
  expect(language.text).toBeUndefined();
});

test('an unknown language becomes English', async () => {
  await language.speak('tlh');
  expect(language.text).toBe(en);
});

test('a part is loaded together with the code that reads it', async () => {
  await language.speak('en');
  expect(language.online).toBeUndefined();
  expect(await language.withPart('online', Promise.resolve('the code'))).toBe('the code');
  expect(language.online).toBe(online);
});
