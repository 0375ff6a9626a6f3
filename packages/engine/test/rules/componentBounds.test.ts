import { expect, test } from 'vitest';
import type { When } from '../../src/edition/types.ts';
import { builtIn, readComponents } from '../../src/index.ts';
import { MAX_HOUSES, MAX_SIZE, SLOTS, STREETS } from '../../src/types.ts';

/** Every bound of a components file: the values at both ends are accepted, and those beyond are rejected. */

type Path = readonly (string | number)[];
const E = ['editions', '2018'] as const;
const SHEET = [...E, 'sheets', 'classic'] as const;
const PLAN = [...E, 'plans', 0] as const;
const SCORING = [...E, 'architects', 0] as const;

/** The built-in data with one value replaced. */
function changed(path: Path, value: unknown): string {
  const file = structuredClone(builtIn) as unknown as Record<string | number, unknown>;
  let at = file;
  for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = value;
  return JSON.stringify(file);
}

/** The path that was rejected, or ok. */
function outcome(path: Path, value: unknown): unknown {
  const read = readComponents(changed(path, value));
  return read.ok ? 'ok' : read.rejection.facts['path'];
}

const written = (path: Path): string =>
  path.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before === '' ? key : `${before}.${key}`,
    '',
  );

const plan = (when: When, field: string): [Path, (value: unknown) => unknown] => [
  [...PLAN, 'when', field],
  (value) => ({ ...when, [field]: value }),
];

/** Fields of plans: the whole condition is replaced, since the first plan has another one. */
test.each<[When, string, number, number]>([
  [{ type: 'estates', sizes: [1] }, 'poolsEach', 1, 99],
  [{ type: 'estates', sizes: [1] }, 'bisEach', 1, 99],
  [{ type: 'estates-in-street', street: 0, sizes: [1] }, 'street', 0, STREETS - 1],
  [{ type: 'estates-in-one-street', sizes: [1], roundabouts: 0 }, 'roundabouts', 0, 2],
  [{ type: 'end-estates', size: 1 }, 'size', 1, MAX_SIZE],
  [{ type: 'street-full', street: 0 }, 'street', 0, STREETS - 1],
  [{ type: 'bis-in-one-street', count: 1 }, 'count', 1, 99],
  [{ type: 'temps', count: 1 }, 'count', 1, 99],
  [{ type: 'all-parks', streets: 1 }, 'streets', 1, STREETS],
  [{ type: 'all-pools', streets: 1 }, 'streets', 1, STREETS],
  [{ type: 'street-parks-and-pools', street: 0 }, 'street', 0, STREETS - 1],
  [{ type: 'park-boxes', count: 1 }, 'count', 1, 99],
  [{ type: 'park-boxes-each-street', count: 1 }, 'count', 1, 99],
  [{ type: 'improve-boxes', count: 1 }, 'count', 1, 99],
  [{ type: 'improve-columns-full', count: 1 }, 'count', 1, MAX_SIZE],
])('E1 a plan %j has a %s from %i to %i', (when, field, min, max) => {
  const [path, withField] = plan(when, field);
  const at = (value: number) => outcome([...PLAN, 'when'], withField(value));
  expect([at(min), at(max)]).toEqual(['ok', 'ok']);
  expect([at(min - 1), at(max + 1), at(min + 0.5)]).toEqual([written(path), written(path), written(path)]);
});

test.each<[Path, number, number]>([
  [[...SHEET, 'pools', 0], 0, 99],
  [[...SHEET, 'tempBoxes'], 1, 99],
  [[...PLAN, 'high'], 0, 99],
  [[...PLAN, 'low'], 0, 99],
  [[...PLAN, 'when', 'sizes', 0], 1, MAX_SIZE],
  [[...SCORING, 'level'], 0, 99],
  [[...SCORING, 'bisHouses'], 1, 9],
  [[...SCORING, 'improveValue'], 1, 99],
  [[...E, 'solo', 'temps'], 1, 99],
  [[...E, 'solo', 'points'], 0, 99],
])('E1 %j is a number from %i to %i', (path, min, max) => {
  expect([outcome(path, min), outcome(path, max)]).toEqual(['ok', 'ok']);
  expect([outcome(path, min - 1), outcome(path, max + 1)]).toEqual([written(path), written(path)]);
});

test(`E1 a street has from 1 to ${MAX_HOUSES} houses, and its pools are among them`, () => {
  const path = [...SHEET, 'streets', 0];
  const street = (houses: number, ...pools: number[]) => outcome(path, { houses, pools, parks: [0, 1] });
  expect([street(1, 0), street(MAX_HOUSES, MAX_HOUSES - 1)]).toEqual(['ok', 'ok']);
  const houses = written([...path, 'houses']);
  expect([street(0), street(MAX_HOUSES + 1)]).toEqual([houses, houses]);
  const pool = written([...path, 'pools', 0]);
  expect([street(5, 5), street(5, -1), street(MAX_HOUSES, MAX_HOUSES)]).toEqual([pool, pool, pool]);
  expect(street(5)).toBe('ok');
  const beyond = readComponents(changed(path, { houses: 5, pools: [5], parks: [0, 1] }));
  expect(beyond).toMatchObject({ rejection: { facts: { min: 0, max: 4 } } });
});

const many = (length: number, item: unknown = 1): unknown[] => Array.from({ length }, () => item);

test.each<[Path, number, number, unknown]>([
  [[...SHEET, 'pools'], 2, 24, 1],
  [[...SHEET, 'bis'], 2, 24, 1],
  [[...SHEET, 'streets', 0, 'parks'], 2, 24, 1],
  [[...SHEET, 'estates', 0], 1, 24, 1],
  [[...SHEET, 'estates'], MAX_SIZE, MAX_SIZE, [1]],
  [[...SHEET, 'tempRanks'], 3, 3, 1],
  [[...SHEET, 'roundabouts'], 3, 3, 1],
  [[...SHEET, 'refusals'], 4, 4, 1],
  [[...PLAN, 'when', 'sizes'], 1, MAX_SIZE, 1],
  [[...SCORING, 'validates'], 3, 3, true],
  [[...SHEET, 'house'], 0, 20, 'pools'],
])('E1 %j has from %i to %i entries', (path, min, max, item) => {
  expect([outcome(path, many(min, item)), outcome(path, many(max, item))]).toEqual(['ok', 'ok']);
  expect(outcome(path, many(max + 1, item))).toBe(written(path));
  if (min > 0) expect(outcome(path, many(min - 1, item))).toBe(written(path));
});

test.each<[Path, number]>([
  [[...SHEET, 'source'], 2000],
  [[...SCORING, 'name'], 60],
  [[...PLAN, 'id'], 60],
  [[...E, 'plansSource'], 2000],
  [['about'], 2000],
  [['sources', 'a'], 2000],
  [['conventions', 'a'], 2000],
])('E1 %j is a text of at most %i characters', (path, max) => {
  expect(outcome(path, 'x'.repeat(max))).toBe('ok');
  expect(outcome(path, 'x'.repeat(max + 1))).toBe(written(path));
});

test('E1 a note of estimated values has at most 40 characters', () => {
  const path = [...SHEET, 'house'];
  expect(outcome(path, ['x'.repeat(40)])).toBe('ok');
  expect(outcome(path, ['x'.repeat(41)])).toBe(written([...path, 0]));
});

test.each([
  ['sources', 60],
  ['conventions', 40],
])('E1 names of %s have at most %i characters', (block, max) => {
  expect(outcome([block, 'x'.repeat(max)], '')).toBe('ok');
  expect(outcome([block, 'x'.repeat(max + 1)], '')).toBe(`${block}.${'x'.repeat(max + 1)}`);
});

test.each(SLOTS)('E1 there is a standard plan for %s', (slot) => {
  const { plans = [] } = builtIn.editions['2018'] ?? {};
  const others = plans.map((plan) => (plan.slot === slot ? { ...plan, level: 'advanced' } : plan));
  expect(readComponents(changed([...E, 'plans'], others))).toMatchObject({
    rejection: { facts: { expected: 'standard-plan', slot } },
  });
});

test('E1 there are from 3 to 200 plans and at most 60 opponents', () => {
  const [first] = builtIn.editions['2018']?.plans ?? [];
  const [one] = builtIn.editions['2018']?.architects ?? [];
  const plans = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...first, id: `p${i}`, slot: SLOTS[i % SLOTS.length] }));
  const opponents = (count: number) => Array.from({ length: count }, (_, i) => ({ ...one, id: `a${i}` }));
  expect([3, 200, 201].map((count) => outcome([...E, 'plans'], plans(count)))).toEqual([
    'ok',
    'ok',
    'editions.2018.plans',
  ]);
  expect([0, 60, 61].map((count) => outcome([...E, 'architects'], opponents(count)))).toEqual([
    'ok',
    'ok',
    'editions.2018.architects',
  ]);
});

test('E1 an opponent that scores nothing has three positions for temps', () => {
  const quiet = { id: 'quiet', name: null, level: null, validates: [true, true, true], scores: false };
  const at = (tempPositions: number[]) => outcome([...E, 'architects'], [{ ...quiet, tempPositions }]);
  const path = 'editions.2018.architects[0].tempPositions';
  expect([at([1, 1, 1]), at([99, 99, 99])]).toEqual(['ok', 'ok']);
  expect([at([0, 1, 1]), at([1, 1, 100])]).toEqual([`${path}[0]`, `${path}[2]`]);
  expect([at([1, 1]), at([1, 1, 1, 1])]).toEqual([path, path]);
});

test('E1 a deck has one action or more, and houses up to 17', () => {
  const one = { actions: ['fence'], counts: { 0: [15], 17: [15] } };
  expect(outcome([...E, 'deck'], one)).toBe('ok');
  expect(outcome([...E, 'deck'], { ...one, actions: [] })).toBe('editions.2018.deck.actions');
  expect(outcome([...E, 'deck'], { ...one, counts: { 0: [], 17: [30] } })).toBe(
    'editions.2018.deck.counts.0',
  );
  expect(outcome([...E, 'deck'], { ...one, counts: { 18: [30] } })).toBe('editions.2018.deck.counts.18');
});

test('E1 a deck has from 30 to 240 cards, in thirds, and at most 99 of a kind', () => {
  const deck = (...counts: number[][]) => ({
    actions: ['fence', 'park', 'pool'],
    counts: Object.fromEntries(counts.map((row, i) => [i + 1, row])),
  });
  const at = (...counts: number[][]) => outcome([...E, 'deck'], deck(...counts));
  expect([at([10, 10, 10]), at([80, 80, 80]), at([99, 99, 0]), at([30, 0, 0])]).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
  ]);
  const counts = 'editions.2018.deck.counts';
  expect([at([9, 9, 9]), at([10, 10, 9]), at([81, 81, 81]), at([10, 10, 11])]).toEqual(many(4, counts));
  expect(at([100, 98, 0])).toBe(`${counts}.1[0]`);
  expect(at([-1, 31, 0])).toBe(`${counts}.1[0]`);
});
