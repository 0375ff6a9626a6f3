import { MAX_NUMBER } from 'picket-engine';
import { expect, test } from 'vitest';
import { houseOf, houseProbabilities, type HouseSeen } from './streetChain.ts';

const NUMBERS = Array.from({ length: MAX_NUMBER + 1 }, (_, number) => number);
const FREE = { bisCounts: Array<number>(10).fill(1), roundaboutCounts: [1, 1, 1] };

/** A house that looks like some contents, each so likely, and hardly like anything else. */
function looks(contents: { readonly [content: string]: number }): HouseSeen {
  const likely = (name: string): number => contents[name] ?? 0.001;
  return {
    empty: likely('empty'),
    roundabout: likely('roundabout'),
    plain: NUMBERS.map((number) => likely(String(number))),
    bis: NUMBERS.map((number) => likely(`${number}bis`)),
  };
}

function read(houses: readonly HouseSeen[], counts = FREE) {
  const [street = []] = houseProbabilities({ streets: [houses], ...counts });
  return street.map((chances) => houseOf(chances.indexOf(Math.max(...chances))));
}

test('numbers rise, so a 7 between 10 and 13 was an 11', () => {
  expect(read([looks({ 10: 0.9 }), looks({ 7: 0.7, 11: 0.2 }), looks({ 13: 0.9 })])).toEqual([10, 11, 13]);
});

test('numbers start again after a roundabout', () => {
  expect(read([looks({ 10: 0.9 }), looks({ roundabout: 0.9 }), looks({ 3: 0.9 })])).toEqual([
    10,
    'roundabout',
    3,
  ]);
});

test('a bis has the number of a neighbour, on either side', () => {
  expect(read([looks({ 4: 0.9 }), looks({ '9bis': 0.6, '4bis': 0.3 }), looks({ 12: 0.9 })])).toEqual([
    4,
    '4bis',
    12,
  ]);
  expect(read([looks({ '5bis': 0.8 }), looks({ 5: 0.9 })])).toEqual(['5bis', 5]);
});

test('a bis is not copied across an empty house', () => {
  const [first, , last] = read([looks({ 4: 0.9 }), looks({ empty: 0.9 }), looks({ '4bis': 0.5, 6: 0.3 })]);
  expect([first, last]).toEqual([4, 6]);
});

test('the track of bis decides whether a number is one', () => {
  const houses = [looks({ 4: 0.9 }), looks({ '4bis': 0.5, 5: 0.45 })];
  expect(read(houses, { ...FREE, bisCounts: [0.99, 0.01, 0, 0, 0, 0, 0, 0, 0, 0] })).toEqual([4, 5]);
  expect(read(houses, { ...FREE, bisCounts: [0.01, 0.99, 0, 0, 0, 0, 0, 0, 0, 0] })).toEqual([4, '4bis']);
});

test('each street starts over, and the counts cover all of them', () => {
  const streets = [[looks({ 9: 0.9 }), looks({ roundabout: 0.6, 12: 0.3 })], [looks({ 2: 0.9 })]];
  const found = houseProbabilities({ streets, ...FREE, roundaboutCounts: [0.99, 0.01, 0] });
  expect(found.map((street) => street.map((c) => houseOf(c.indexOf(Math.max(...c)))))).toEqual([
    [9, 12],
    [2],
  ]);
  for (const chances of found.flat()) expect(chances.reduce((sum, c) => sum + c, 0)).toBeCloseTo(1);
});
