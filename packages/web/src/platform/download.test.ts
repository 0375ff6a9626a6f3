import { expect, test } from 'vitest';
import { fileName } from './download.ts';

test.each([
  ['Linden Falls', 'picket-linden-falls'],
  ['  Über-lingen! 3 ', 'picket-über-lingen-3'],
  ['../..', 'picket'],
  ['', 'picket'],
])('a game in “%s” is saved as %s', (city, name) => {
  expect(fileName(city)).toBe(name);
});
