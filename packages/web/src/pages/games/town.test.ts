import { builtIn } from 'picket-engine';
import { expect, test } from 'vitest';
import { en } from '../../text/en/index.ts';
import { emptySheet, townPicture } from './town.ts';

const empty = emptySheet(builtIn);

test('an empty sheet is drawn as a town of empty lots', () => {
  const picture = townPicture(empty, builtIn, en);
  const lots = picture?.streets.flatMap(({ lots }) => lots) ?? [];
  expect(picture?.streets.map(({ lots }) => lots.length)).toEqual([10, 11, 12]);
  expect(lots.every(({ kind }) => kind === 'empty')).toBe(true);
});

test('houses, fences and parks are drawn as stored', () => {
  const [first, ...others] = empty.streets;
  if (first === undefined) throw new Error('There is no street.');
  const street = { ...first, houses: first.houses.with(2, 5), fences: [2], parks: 1 };
  const picture = townPicture({ ...empty, streets: [street, ...others] }, builtIn, en);
  const drawn = picture?.streets[0];
  expect(drawn?.lots[2]).toMatchObject({ kind: 'number', number: 5, ink: 'settled' });
  expect(drawn?.gaps[2]?.fence).toBe('settled');
  expect(drawn?.park.crossed).toBe(1);
});

test('a sheet that does not fit the components has no picture', () => {
  const [first, ...others] = empty.streets;
  if (first === undefined) throw new Error('There is no street.');
  const short = { ...first, houses: first.houses.slice(1) };
  expect(townPicture({ ...empty, streets: [short, ...others] }, builtIn, en)).toBeUndefined();
});
