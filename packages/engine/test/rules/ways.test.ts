import { expect, test } from 'vitest';
import { layoutOf } from '../../src/edition/layout.ts';
import {
  builtIn,
  type EditionBlock,
  type EstateName,
  type PlanCard,
  type PrintedSheet,
} from '../../src/index.ts';
import { Sheet } from '../../src/fast.ts';
import { claimPlan, claimWays, estatesOfWay, wayOfEstates } from '../../src/plan/claim.ts';
import { planOf } from '../../src/plan/condition.ts';
import { start } from '../kit.ts';
import { paper } from '../paper.ts';

const planFor = (when: PlanCard['when'], slot: PlanCard['slot'] = 'A') =>
  planOf({ id: 'own', slot, level: 'standard', when, high: 9, low: 4 });

/** Every set of these estates with the required sizes, by brute force. */
function sets(estates: readonly EstateName[], sizes: readonly number[]): EstateName[][] {
  const wanted = sizes.toSorted((a, b) => a - b).join();
  const found: EstateName[][] = [];
  for (let chosen = 0; chosen < 1 << estates.length; chosen++) {
    const set = estates.filter((_, i) => (chosen >> i) % 2 === 1);
    const mine = set.map(([, , size]) => size).toSorted((a, b) => a - b);
    if (mine.join() === wanted) found.push(set);
  }
  return found;
}

const STREETS = [
  '1 | 2 | 3 4 | 5^ | 6 7 | . . 10',
  '1 2 | 3 | 4 5 6 | 7 . | 9 10 | 11',
  '1 | o | 4 | 5 6 7 |',
];
const sheet = paper(STREETS);

/** The complete, unused estates of that sheet. */
const FREE: readonly EstateName[] = [
  [0, 0, 1],
  [0, 1, 1],
  [0, 2, 2],
  [0, 5, 2],
  [1, 0, 2],
  [1, 2, 1],
  [1, 3, 3],
  [1, 8, 2],
  [1, 10, 1],
  [2, 0, 1],
  [2, 2, 1],
  [2, 3, 3],
];
const inStreet = (street: number): EstateName[] => FREE.filter(([at]) => at === street);

test.each<[PlanCard['when'], readonly EstateName[][]]>([
  [{ type: 'estates', sizes: [1, 1, 1] }, sets(FREE, [1, 1, 1])],
  [{ type: 'estates', sizes: [2, 2, 3] }, sets(FREE, [2, 2, 3])],
  [{ type: 'estates', sizes: [3, 2, 1] }, sets(FREE, [3, 2, 1])],
  [{ type: 'estates', sizes: [1, 1, 1, 1, 1, 1] }, sets(FREE, [1, 1, 1, 1, 1, 1])],
  [{ type: 'estates', sizes: [3, 3, 3] }, []],
  [{ type: 'estates-in-street', street: 0, sizes: [1, 2] }, sets(inStreet(0), [1, 2])],
  [{ type: 'estates-in-street', street: 1, sizes: [2, 1] }, sets(inStreet(1), [2, 1])],
  [{ type: 'estates-in-street', street: 2, sizes: [1, 3] }, sets(inStreet(2), [1, 3])],
  [
    { type: 'estates-in-one-street', sizes: [1], roundabouts: 0 },
    [0, 1, 2].flatMap((street) => sets(inStreet(street), [1])),
  ],
  [
    { type: 'estates-in-one-street', sizes: [1, 2], roundabouts: 0 },
    [0, 1, 2].flatMap((street) => sets(inStreet(street), [1, 2])),
  ],
  [{ type: 'estates-in-one-street', sizes: [1], roundabouts: 1 }, sets(inStreet(2), [1])],
  [{ type: 'estates-in-one-street', sizes: [1], roundabouts: 2 }, []],
])('P5 P7 P8 R5 a plan can be met with every suitable set of estates, each once: %j', (when, expected) => {
  const plan = planFor(when);
  const ways = Array.from({ length: claimWays(sheet, plan) }, (_, way) => estatesOfWay(sheet, plan, way));
  expect(ways.map((set) => JSON.stringify(set)).toSorted()).toEqual(
    expected.map((set) => JSON.stringify(set)).toSorted(),
  );
  ways.forEach((set, way) => {
    expect(wayOfEstates(sheet, plan, set.toReversed())).toBe(way);
    const after = sheet.copy();
    claimPlan(after, plan, way, 7);
    expect(after.plan(0)).toBe(7);
    const used = [0, 1, 2].map((street) => sheet.used(street));
    for (const [street, first, size] of set) used[street] = (used[street] ?? 0) + ((2 ** size - 1) << first);
    expect([0, 1, 2].map((street) => after.used(street))).toEqual(used);
  });
});

test('P6 only estates with enough pools or bis count, and each of them can be chosen', () => {
  const decorated = paper([
    '. . 3* | 4 4b | . | 7* 8* |',
    '1* | 2 2b | 4* | 5 5b 5b |',
    '1 2* | 3 | 4 4b 4b |',
  ]);
  const claimed = (when: PlanCard['when']): string[] => {
    const plan = planFor(when);
    return Array.from({ length: claimWays(decorated, plan) }, (_, way) =>
      JSON.stringify(estatesOfWay(decorated, plan, way)),
    );
  };
  expect(claimed({ type: 'estates', sizes: [1], poolsEach: 1 }).toSorted()).toEqual([
    '[[1,0,1]]',
    '[[1,3,1]]',
  ]);
  expect(claimed({ type: 'estates', sizes: [2], poolsEach: 1 }).toSorted()).toEqual([
    '[[0,6,2]]',
    '[[2,0,2]]',
  ]);
  expect(claimed({ type: 'estates', sizes: [2], poolsEach: 2 })).toEqual(['[[0,6,2]]']);
  expect(claimed({ type: 'estates', sizes: [2], bisEach: 1 }).toSorted()).toEqual(['[[0,3,2]]', '[[1,1,2]]']);
  expect(claimed({ type: 'estates', sizes: [3], bisEach: 2 }).toSorted()).toEqual(['[[1,4,3]]', '[[2,3,3]]']);
  expect(claimed({ type: 'estates', sizes: [3], bisEach: 3 })).toEqual([]);
  expect(claimed({ type: 'estates', sizes: [1], bisEach: 1 })).toEqual([]);
});

/** An empty sheet whose streets have this many houses. */
function sheetOf(lengths: readonly number[]): Sheet {
  const { classic } = (builtIn.editions['2023'] as EditionBlock).sheets;
  const streets = lengths.map((houses) => ({ houses, pools: [], parks: [0, 1] }));
  const { rulings } = start({ edition: '2023' }).state.rules.layout;
  return new Sheet(layoutOf({ ...(classic as PrintedSheet), streets }, rulings));
}

/** The same with a number in every house. */
function fullSheet(lengths: readonly number[]): Sheet {
  const full = sheetOf(lengths);
  lengths.forEach((length, street) => {
    for (let house = 0; house < length; house++) full.write(street, house, house + 1);
  });
  return full;
}

test('P9 two estates that fill a street exactly are one at each end; one estate is not two', () => {
  const plan = planFor({ type: 'end-estates', size: 2 });
  const exact = fullSheet([4, 4, 5]);
  expect(claimWays(exact, plan)).toBe(0);
  for (const [street, gaps] of [[1], [1], [1, 2]].entries()) {
    for (const gap of gaps) exact.putFence(street, gap);
  }
  expect(claimWays(exact, plan)).toBe(1);
  expect(estatesOfWay(exact, plan, 0)).toEqual([
    [0, 0, 2],
    [0, 2, 2],
    [1, 0, 2],
    [1, 2, 2],
    [2, 0, 2],
    [2, 3, 2],
  ]);
  claimPlan(exact, plan, 0, 9);
  expect([0, 1, 2].map((street) => exact.used(street))).toEqual([0b1111, 0b1111, 0b11011]);
  expect(claimWays(fullSheet([1, 1, 1]), planFor({ type: 'end-estates', size: 1 }))).toBe(0);
});

test('P9 an estate of another size at an end does not count, on either side of the fence', () => {
  const plan = planFor({ type: 'end-estates', size: 2 });
  const withFences = (...gaps: readonly number[]): number => {
    const tried = fullSheet([6, 6, 6]);
    for (let street = 0; street < 3; street++) {
      for (const gap of street === 2 ? gaps : [1, 3]) tried.putFence(street, gap);
    }
    return claimWays(tried, plan);
  };
  expect(withFences(1, 3)).toBe(1);
  expect(withFences(1)).toBe(0);
  expect(withFences(3)).toBe(0);
  expect(withFences(0, 1, 3)).toBe(0);
  expect(withFences(1, 3, 4)).toBe(0);
});

test('P9 R18 a used house spoils the estate at its end, and no other', () => {
  const plan = planFor({ type: 'end-estates', size: 2 });
  const withUsed = (house: number): number => {
    const tried = fullSheet([6, 6, 6]);
    for (let street = 0; street < 3; street++) for (const gap of [1, 3]) tried.putFence(street, gap);
    tried.markUsed(Int32Array.of(0, 1 << house, 0));
    return claimWays(tried, plan);
  };
  expect([0, 1, 2, 3, 4, 5].map(withUsed)).toEqual([0, 0, 1, 1, 0, 0]);
});

test('R5 a plan that is not met has no sets of estates, and one that names none has the empty set', () => {
  const unmet = [
    planFor({ type: 'estates', sizes: [3, 3, 3] }),
    planFor({ type: 'temps', count: 5 }),
    planFor({ type: 'street-full', street: 0 }),
  ];
  for (const plan of unmet) expect(wayOfEstates(sheet, plan, [])).toBeUndefined();
  const met = planFor({ type: 'temps', count: 5 });
  expect(wayOfEstates(paper([], { temps: 5 }), met, [])).toBe(0);
  expect(wayOfEstates(paper(['1 |'], { temps: 5 }), met, [[0, 0, 1]])).toBeUndefined();
});

test('R5 every house of the largest sheet can be an estate', () => {
  const largest = fullSheet([16, 16, 16]);
  for (let street = 0; street < 3; street++) for (let gap = 0; gap < 15; gap++) largest.putFence(street, gap);
  const ways = (...sizes: number[]): number => claimWays(largest, planFor({ type: 'estates', sizes }));
  expect([ways(1), ways(1, 1), ways(1, 1, 1, 1, 1, 1)]).toEqual([48, 1128, 12_271_512]);
});
