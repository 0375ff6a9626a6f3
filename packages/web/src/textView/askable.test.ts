import { expect, test } from 'vitest';
import { fr } from '../text/fr/index.ts';
import { seatIn, targetIn, type Askable } from './askable.ts';

const seats = [
  { seat: 0, name: 'Zoé' },
  { seat: 1, name: 'Ångström' },
];
const table = { sheet: { streets: [] }, scene: { text: fr }, seats } as unknown as Askable;

test.each([
  ['zoe', 0],
  ['ZOÉ', 0],
  ['ang', 1],
  ['2', 1],
] as const)('a player is named with or without accents: %s', (typed, seat) => {
  expect(seatIn(typed, seats)?.seat).toBe(seat);
});

test.each(['interim', 'Intérim'])('a part of the score is named with or without accents: %s', (typed) => {
  expect(targetIn(typed, table)).toEqual({ kind: 'part', part: 'temps' });
});
