import { expect, test } from 'vitest';
import { bitsOf } from '../../src/bits.ts';
import { describeSheet, type HouseDescription } from '../../src/index.ts';
import { FastRandom, Sheet } from '../../src/fast.ts';
import { packSizes } from '../../src/sheet/cells.ts';
import { inventPosition } from '../invent.ts';
import { nameOf, STANDARD, start } from '../kit.ts';
import { paper } from '../paper.ts';

// What a sheet derives from its marks, computed again from the marks alone.

const SIZES = [1, 2, 3, 4, 5, 6];
const tables = STANDARD.map((table) => ({ table, name: nameOf(table) }));

/** Random sheets. */
function* sheets(table: (typeof STANDARD)[number], count: number): Generator<Sheet> {
  const random = new FastRandom(`marks ${nameOf(table)}`);
  for (let i = 0; i < count; i++) yield inventPosition(table, random).sheet.copy();
}

type Houses = readonly HouseDescription[];

/** The numbers of a street as `[number, house]`, up to the next roundabout on either side. */
function partAround(houses: Houses, house: number): (readonly [number, number])[] {
  const isEnd = (h: number): boolean => houses[h]?.kind === 'roundabout';
  let first = house;
  let last = house;
  while (first > 0 && !isEnd(first - 1)) first--;
  while (last < houses.length - 1 && !isEnd(last + 1)) last++;
  return houses.flatMap(({ number }, h) =>
    number !== undefined && h >= first && h <= last ? [[number, h] as const] : [],
  );
}

test.each(tables)('H1 H2 a number fits where its part of the street keeps rising: $name', ({ table }) => {
  for (const sheet of sheets(table, 12)) {
    const somewhere = new Set<number>();
    for (const [street, { houses }] of describeSheet(sheet).streets.entries()) {
      const empty = [...houses.keys()].filter((h) => houses[h]?.kind === 'empty');
      const parts = new Map(empty.map((house) => [house, partAround(houses, house)]));
      expect(bitsOf(sheet.empty(street))).toEqual(empty);
      const expected = Array.from({ length: 18 }, (_, number) =>
        empty.filter((house) =>
          (parts.get(house) ?? []).every(([n, h]) => (h < house ? n < number : n > number)),
        ),
      );
      const numbers = [...expected.keys()].filter((number) => expected[number]?.length !== 0);
      expect(expected.map((_, number) => bitsOf(sheet.fits(street, number)))).toEqual(expected);
      expect(bitsOf(sheet.fitting(street))).toEqual(numbers);
      for (const number of numbers) somewhere.add(number);
    }
    const all = Array.from({ length: 20 }, (_, number) => number);
    expect(all.filter((number) => sheet.fitsSomewhere(number))).toEqual(
      all.filter((number) => somewhere.has(number)),
    );
  }
});

test.each([[[]], [[0]], [[9]], [[3]], [[0, 9]], [[3, 4]], [[2, 7]]])(
  'H2 a street is divided by its roundabouts: %j',
  (roundabouts) => {
    const sheet = new Sheet(start().state.rules.layout);
    for (const house of roundabouts) sheet.placeRoundabout(0, house);
    const houses = Array.from({ length: 10 }, (_, house) => house).filter((h) => !roundabouts.includes(h));
    for (const house of houses) {
      const isBetween = (h: number, r: number): boolean => Math.min(h, house) < r && r < Math.max(h, house);
      const part = houses.filter((h) => !roundabouts.some((r) => isBetween(h, r)));
      expect(bitsOf(sheet.partOf(0, house))).toEqual(part);
    }
  },
);

test.each(tables)(
  'H4 H5 P3 complete estates are counted by size, and those that no plan has used: $name',
  (row) => {
    for (const sheet of sheets(row.table, 12)) {
      const complete = describeSheet(sheet)
        .streets.flatMap(({ estates }) => estates)
        .filter(({ state }) => state === 'complete');
      const free = SIZES.map(
        (size) => complete.filter((estate) => estate.size === size && !estate.used).length,
      );
      expect(SIZES.map((size) => sheet.estates(size))).toEqual(
        SIZES.map((size) => complete.filter((estate) => estate.size === size).length),
      );
      expect(SIZES.map((size) => sheet.free(size))).toEqual(free);
      expect(sheet.hasFree(packSizes(Int32Array.of(0, ...free.map((count) => Math.min(count, 7)))))).toBe(
        true,
      );
      for (const size of SIZES.filter((size) => (free[size - 1] ?? 0) < 7)) {
        const more = free.map((count, i) => (i + 1 === size ? count + 1 : 0));
        expect(sheet.hasFree(packSizes(Int32Array.of(0, ...more)))).toBe(false);
      }
    }
  },
);

test('H4 P3 more than seven free estates of one size are as good as seven: no plan needs as many', () => {
  const singles = paper(['1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10', '1 2 | 3']);
  expect(singles.free(1)).toBe(10);
  expect(singles.free(2)).toBe(1);
  expect(singles.hasFree(packSizes(Int32Array.of(0, 7, 1)))).toBe(true);
  expect(singles.hasFree(packSizes(Int32Array.of(0, 7, 2)))).toBe(false);
});

const MARKS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => sheet.write(0, 0, 3),
  (sheet) => sheet.putFence(2, 10),
  (sheet) => sheet.placeRoundabout(1, 5),
  (sheet) => sheet.addBis(0, 1),
  (sheet) => sheet.addPools(1, 1),
  (sheet) => sheet.markUsed(Int32Array.of(0, 0, 1)),
  (sheet) => sheet.setParks(2, 1),
  (sheet) => sheet.setImproved(6, 1),
  (sheet) => sheet.setPlan(2, 5),
  (sheet) => (sheet.temps = 1),
  (sheet) => (sheet.refusals = 1),
];

test('H6 two sheets are equal if they have the same marks, and a copy is independent', () => {
  const { layout } = start().state.rules;
  for (const mark of MARKS) {
    const sheet = new Sheet(layout);
    mark(sheet);
    const copy = sheet.copy();
    expect(copy.equals(sheet)).toBe(true);
    expect(sheet.equals(new Sheet(layout))).toBe(false);
    for (const other of MARKS) other(copy);
    expect(copy.equals(sheet)).toBe(false);
    sheet.clear();
    expect(sheet.equals(new Sheet(layout))).toBe(true);
  }
});

test('P3 R18 a fence next to a single used house leaves that part used and the other free', () => {
  const sheet = paper(['1^ 2 3 |']);
  expect([1, 2, 3].map((size) => sheet.free(size))).toEqual([0, 0, 0]);
  sheet.putFence(0, 1);
  expect([1, 2, 3].map((size) => sheet.estates(size))).toEqual([1, 1, 0]);
  expect([1, 2, 3].map((size) => sheet.free(size))).toEqual([1, 0, 0]);
});
