import { expect, test } from 'vitest';
import { findAvoided } from './find.ts';

const wordsIn = (text: string) => findAvoided(text).map(({ words }) => words);

test.each([
  ['Whoever wins', 'Whoever'],
  ['it is done anew.', 'anew'],
  ['A refusal is no mistake.', 'is no m'],
  ['a seat is told its cards', 'is told'],
  ['the sheet as it stands', 'stands'],
])('finds wording to avoid: %s', (text, words) => {
  expect(wordsIn(text)).toEqual([words]);
});

test.each([
  'There is no card left.',
  'It is no longer legal.',
  'The player who wins',
  'const whoeverElse = 1;',
  'renewed, rendered, an old hand',
  'N stands for number.',
  'this.#stand(sheet); a stand-in',
])('accepts %s', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('finds a phrase that wraps across comment lines, and reports its first line', () => {
  const text = '/**\n * The seat is\n * told its cards.\n */\n// by\n// itself';
  expect(findAvoided(text).map(({ line }) => line)).toEqual([2, 5]);
});
