import { expect, test } from 'vitest';
import { picket, picketProcess } from '../test/picket.ts';
import { chooseLanguage } from './language.ts';
import { LANGUAGES, type LanguageCode } from './text/languages.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
const OTHER = CODES.at(-1) ?? 'en';

test.each<[string, NodeJS.ProcessEnv, LanguageCode]>([
  ['LANG names the language', { LANG: `${OTHER}_XX.UTF-8` }, OTHER],
  ['LC_MESSAGES is stronger than LANG', { LC_MESSAGES: OTHER, LANG: 'en_GB.UTF-8' }, OTHER],
  ['LC_ALL is stronger than both', { LC_ALL: `${OTHER}@euro`, LC_MESSAGES: 'en', LANG: 'en' }, OTHER],
  ['an empty variable is not set', { LC_ALL: '', LC_MESSAGES: '', LANG: OTHER }, OTHER],
  ['a variable that is set hides the next', { LC_ALL: 'C', LANG: `${OTHER}_XX.UTF-8` }, 'en'],
  ['C is English', { LANG: 'C' }, 'en'],
  ['C.UTF-8 is English', { LANG: 'C.UTF-8' }, 'en'],
  ['POSIX is English', { LANG: 'POSIX' }, 'en'],
  ['an unknown language becomes English', { LANG: 'tlh_KX.UTF-8' }, 'en'],
  ['other parts of a locale don’t matter', { LC_TIME: OTHER, LC_CTYPE: OTHER }, 'en'],
  ['without any variable it is English', {}, 'en'],
])('%s: %j', async (_, environment, code) => {
  const { text, typed, trouble } = await chooseLanguage(['check', 'games.jsonl'], environment);
  expect(text).toBe(await LANGUAGES[code]());
  expect(typed).toEqual(['check', 'games.jsonl']);
  expect(trouble).toBeUndefined();
});

test.each([
  [['--lang', OTHER, 'check', 'a']],
  [['check', '--lang', OTHER, 'a']],
  [['check', 'a', `--lang=${OTHER}`]],
  [['check', 'a', '--lang', `${OTHER.toUpperCase()}_XX`]],
])('--lang is stronger than the system, and can be anywhere: %j', async (typed) => {
  const spoken = await chooseLanguage(typed, { LC_ALL: 'en_GB.UTF-8' });
  expect(spoken.text).toBe(await LANGUAGES[OTHER]());
  expect(spoken.typed).toEqual(['check', 'a']);
});

test('after -- there are no options', async () => {
  const { typed } = await chooseLanguage(['check', '--', '--lang', 'xx'], {});
  expect(typed).toEqual(['check', '--', '--lang', 'xx']);
});

test.each([
  [['--lang', 'xx'], `There is no language “xx”. The languages are ${CODES.join(', ')}.`],
  [['check', 'a', '--lang='], `There is no language “”. The languages are ${CODES.join(', ')}.`],
  [['check', 'a', '--lang'], '--lang needs a value: CODE.'],
  [['--lang', '--help'], '--lang needs a value: CODE.'],
  [['--lang', 'en', 'check', '--lang', 'en'], '--lang was given twice.'],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await picket(args)).toEqual({ code: 2, out: '', err: `picket: ${sentence}\n` });
});

test('the sentence about an unknown language is in that of the system', async () => {
  const { failures } = await LANGUAGES[OTHER]();
  const sentence = failures['unknown-language']('xx', CODES);
  expect(picketProcess(['--lang', 'xx'], '', { LC_ALL: OTHER })).toEqual({
    code: 2,
    out: '',
    err: `picket: ${sentence}\n`,
  });
});
