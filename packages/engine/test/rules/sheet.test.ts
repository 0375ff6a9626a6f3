import { expect, test } from 'vitest';
import {
  builtIn,
  describeSheet,
  inspectSheet,
  readSheet,
  scoreSheet,
  writeSheet,
  type Draft,
  type Spot,
} from '../../src/index.ts';
import { must, start } from '../kit.ts';
import { paper } from '../paper.ts';
import { choose, play, roundabout, scene, why, write } from '../scene.ts';

const advanced = { advanced: true } as const;

test('H1 numbers rise strictly from left to right; houses and numbers may be skipped', () => {
  const draft = play(scene(['. . 5 . . 9 .'], { number: 7 }), choose);
  expect(why(draft, write(7, 0, 3))).toBe('ok');
  expect(why(draft, write(7, 0, 1))).toBe('not-below-right');
  expect(why(draft, write(7, 0, 8))).toBe('not-above-left');
  expect(why(draft, write(7, 1, 0))).toBe('ok');
  expect(why(play(scene(['. 7 .'], { number: 7 }), choose), write(7, 0, 0))).toBe('not-below-right');
  expect(why(play(scene(['. 7 .'], { number: 7 }), choose), write(7, 0, 2))).toBe('not-above-left');
});

test('H1 a spot outside the sheet is not a spot', () => {
  const draft = play(scene(), choose);
  for (const at of [
    [3, 0],
    [-1, 0],
    [0, 10],
    [0, -1],
  ] as Spot[]) {
    expect(why(draft, write(8, ...at))).toBe('no-such-spot');
  }
});

test('H2 each part of a street beside a roundabout is numbered on its own', () => {
  const draft = play(scene(['7 8 | o | . 3 . .'], { number: 2, table: advanced }), choose);
  expect(why(draft, write(2, 0, 3))).toBe('ok');
  expect(why(draft, write(2, 0, 5))).toBe('not-above-left');
  expect(why(draft, write(2, 0, 2))).toBe('roundabout-there');
});

test('H2 a roundabout in a numbered street frees both sides', () => {
  const draft = play(
    scene(['7 . . . . . . . . .'], { number: 2, table: advanced }),
    roundabout(0, 1),
    choose,
  );
  expect(why(draft, write(2, 0, 2))).toBe('ok');
});

test('H2 every number up to 17 counts in a part next to a roundabout', () => {
  const given = { table: advanced, action: 'temp', number: 15 } as const;
  const beside = (streets: string, by: number): Draft =>
    play(scene([streets], given), choose, { do: 'temp', by });
  expect(why(beside('17 . | o |', 1), write(16, 0, 1))).toBe('not-above-left');
  expect(why(beside('16 . | o |', 0), write(15, 0, 1))).toBe('not-above-left');
  expect(why(beside('. 17 | o |', 1), write(16, 0, 0))).toBe('ok');
});

test('H3 a number goes into an empty house', () => {
  const draft = play(scene(['. 5 .'], { number: 7 }), choose);
  expect(why(draft, write(7, 0, 1))).toBe('house-taken');
});

test('H4 H5 estates are the runs between fences, complete when every house is numbered, too large beyond six', () => {
  const { streets } = describeSheet(paper(['1 2 | 3 | . 5', '1 2 3 4 5 6 7 | 8', '| o | 3'.slice(2)]));
  expect(
    streets[0]?.estates.map(({ first, size, missing, state, value }) => [first, size, missing, state, value]),
  ).toEqual([
    [0, 2, 0, 'complete', 2],
    [2, 1, 0, 'complete', 1],
    [3, 7, 6, 'too-large', 0],
  ]);
  expect(streets[1]?.estates.map(({ state }) => state)).toEqual(['too-large', 'open']);
  expect(streets[2]?.estates.map(({ first, size }) => [first, size])).toEqual([[1, 11]]);
});

test('H4 a fence that cuts a complete estate of 3 leaves complete estates of 1 and 2', () => {
  const sheet = paper(['1 2 3 |']);
  sheet.putFence(0, 0);
  expect([1, 2, 3].map((size) => sheet.estates(size))).toEqual([1, 1, 0]);
});

test('A8 H6 describes pools that are possible, built and missed', () => {
  const { streets } = describeSheet(paper(['. . 3* . . . 7 .']));
  expect([2, 6, 7, 0].map((h) => streets[0]?.houses[h]?.pool)).toEqual(['built', 'missed', 'plot', 'none']);
  expect(streets[0]?.houses[2]).toEqual({ kind: 'number', number: 3, pool: 'built', used: false });
});

test('H6 describes bis, roundabouts, used houses and every track', () => {
  const sheet = paper(['4^ | 5 5b | o | .'], {
    temps: 2,
    plans: [8, null, null],
    improve: [1, 0, 0, 0, 0, 0],
  });
  const told = describeSheet(sheet);
  expect(told.streets[0]?.houses.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'number',
    'number',
    'bis',
    'roundabout',
    'empty',
  ]);
  expect(told.streets[0]?.fences.slice(0, 5)).toEqual([true, false, true, true, false]);
  expect(told.streets[0]?.estates[0]).toMatchObject({ used: true, value: 3 });
  expect(told.temps).toEqual({ crossed: 2, boxes: 11 });
  expect(told.bis).toMatchObject({ crossed: 1, value: 1 });
  expect(told.roundabouts).toMatchObject({ crossed: 1, value: 3 });
  expect(told.plans).toEqual([8, undefined, undefined]);
});

const blank = writeSheet(paper([]), start().state.rules);
const [street] = blank.streets;
const withStreet = (changes: object): unknown => ({
  ...blank,
  streets: [{ ...street, ...changes }, ...blank.streets.slice(1)],
});
const houses = (...first: readonly unknown[]): unknown[] => [
  ...first,
  ...Array<null>(10 - first.length).fill(null),
];

test.each([
  ['street-length', withStreet({ houses: [1] })],
  ['number-range', withStreet({ houses: houses(18) })],
  ['not-ascending', withStreet({ houses: houses(5, 5) })],
  ['bis-alone', withStreet({ houses: houses('5bis', null, 5) })],
  ['bis-alone', withStreet({ houses: houses(5, '5bis'), fences: [0] })],
  ['fence-place', withStreet({ fences: [9] })],
  ['roundabout-unfenced', withStreet({ houses: houses(null, 'roundabout'), fences: [0] })],
  [
    'too-many-roundabouts',
    withStreet({ houses: houses('roundabout', 'roundabout', 'roundabout'), fences: [0, 1, 2] }),
  ],
  ['pool-place', withStreet({ houses: houses(5), pools: [0] })],
  ['pool-place', withStreet({ pools: [2] })],
  ['used-place', withStreet({ used: [2] })],
  ['too-many-parks', withStreet({ houses: houses(1, 2), parks: 3 })],
  ['named-twice', withStreet({ fences: [1, 1] })],
  ['too-many-boxes', { ...blank, improve: [2, 0, 0, 0, 0, 0] }],
  ['too-many-boxes', { ...blank, temps: 12 }],
  ['too-many-boxes', { ...blank, refusals: 4 }],
])('H6 an impossible sheet: %s', (fault, sheet) => {
  const read = readSheet(sheet, builtIn);
  expect(read).toMatchObject({ ok: false, rejection: { code: 'impossible-sheet', facts: { why: fault } } });
});

test('H6 more bis than boxes, or more pools than boxes, is impossible', () => {
  const copies = ['4', ...Array<string>(10).fill('4bis')];
  const many = {
    ...blank,
    streets: blank.streets.map((s, i) => (i === 1 ? { ...s, houses: [4, ...copies.slice(1)] } : s)),
  };
  expect(readSheet(many, builtIn)).toMatchObject({ rejection: { facts: { why: 'too-many-bis' } } });
  const edition = builtIn.editions['2018'];
  const classic = edition?.sheets['classic'];
  if (edition === undefined || classic === undefined) throw new Error('no classic sheet');
  const fewPools = {
    ...builtIn,
    editions: { 2018: { ...edition, sheets: { classic: { ...classic, pools: [0, 3] } } } },
  };
  const two = withStreet({ houses: houses(null, null, 3, null, null, null, 7), pools: [2, 6] });
  expect(readSheet(two, fewPools)).toMatchObject({ rejection: { facts: { why: 'too-many-pools' } } });
});

test('H6 a malformed sheet is rejected with the path', () => {
  const wrong = withStreet({ houses: houses('x') });
  expect(readSheet(wrong, builtIn)).toMatchObject({
    rejection: { code: 'bad-shape', facts: { path: 'streets[0].houses[0]' } },
  });
  expect(readSheet({ ...blank, sheet: 'blueprint' }, builtIn)).toMatchObject({
    rejection: { code: 'sheet-not-in-edition' },
  });
});

test('H6 A6 a park needs a written number, which a bis is not', () => {
  const parks = (boxes: number): unknown =>
    readSheet(
      withStreet({ houses: houses(1, '1bis', 2, 'roundabout'), fences: [2, 3], parks: boxes }),
      builtIn,
    );
  expect(parks(2)).toMatchObject({ ok: true });
  expect(parks(3)).toMatchObject({ rejection: { facts: { why: 'too-many-parks' } } });
});

test('H6 describes every track: boxes crossed and printed, all values, and the one that counts', () => {
  const sheet = paper(['. . 3* . 5 5b 7* .', '1 | o | 2 3 | o | 5 6 .'], {
    parks: [2, 1, 0],
    improve: [1, 2, 0, 3, 0, 4],
    temps: 11,
    refusals: 2,
    plans: [null, 12, 0],
  });
  const told = describeSheet(sheet);
  const printed = builtIn.editions['2018']?.sheets['classic'];
  const track = (crossed: number, value: number, values: readonly number[] = []) => ({
    crossed,
    boxes: values.length - 1,
    values,
    value,
  });
  expect(told.pools).toEqual(track(2, 6, printed?.pools));
  expect(told.bis).toEqual(track(1, 1, printed?.bis));
  expect(told.refusals).toEqual(track(2, 3, printed?.refusals));
  expect(told.roundabouts).toEqual(track(2, 8, printed?.roundabouts));
  expect(told.temps).toEqual({ crossed: 11, boxes: 11 });
  expect(told.plans).toEqual([undefined, 12, 0]);
  expect(told.improve).toEqual([
    track(1, 3, printed?.estates[0]),
    track(2, 4, printed?.estates[1]),
    track(0, 3, printed?.estates[2]),
    track(3, 7, printed?.estates[3]),
    track(0, 5, printed?.estates[4]),
    track(4, 12, printed?.estates[5]),
  ]);
  expect(told.streets.map(({ parks }) => parks)).toEqual(
    [2, 1, 0].map((crossed, i) => track(crossed, crossed * 2, printed?.streets[i]?.parks)),
  );
  expect(told.streets.map(({ houses, fences }) => [houses.length, fences.length])).toEqual([
    [10, 9],
    [11, 10],
    [12, 11],
  ]);
  expect(told.streets[1]?.estates).toEqual([
    { first: 0, size: 1, missing: 0, used: false, state: 'complete', value: 3 },
    { first: 2, size: 2, missing: 0, used: false, state: 'complete', value: 4 },
    { first: 5, size: 6, missing: 4, used: false, state: 'open', value: 12 },
  ]);
  expect(told.streets[0]?.houses.map(({ kind, number, pool }) => `${kind} ${number} ${pool}`)).toEqual([
    'empty undefined none',
    'empty undefined none',
    'number 3 built',
    'empty undefined none',
    'number 5 none',
    'bis 5 none',
    'number 7 built',
    'empty undefined plot',
    'empty undefined none',
    'empty undefined none',
  ]);
});

test('H6 every impossible mark is found, and the others still count', () => {
  const sheet = {
    ...blank,
    streets: [
      { ...street, houses: houses(5, 4, '9bis', 7), fences: [0], pools: [0], parks: 9 },
      ...blank.streets.slice(1),
    ],
    improve: [9, 0, 0, 0, 0, 0],
    temps: 12,
    refusals: 9,
  };
  const inspected = must(inspectSheet(sheet, builtIn));
  expect(inspected.faults.map(({ facts }) => [facts['path'], facts['why']])).toEqual([
    ['streets[0].houses[1]', 'not-ascending'],
    ['streets[0].houses[2]', 'bis-alone'],
    ['streets[0].pools', 'pool-place'],
    ['streets[0].parks', 'too-many-parks'],
    ['improve[0]', 'too-many-boxes'],
    ['temps', 'too-many-boxes'],
    ['refusals', 'too-many-boxes'],
  ]);
  const score = scoreSheet(inspected.sheet, 0);
  expect(score.estates[0]).toBe(3);
  expect(score.refusals).toBe(5);
  expect(Number.isFinite(score.total)).toBe(true);
});

test('H6 more bis or roundabouts than boxes still give a score', () => {
  const many = {
    ...blank,
    streets: blank.streets.map((s, i) =>
      i === 1
        ? { ...s, houses: [4, ...Array<string>(10).fill('4bis')] }
        : { ...s, houses: s.houses.map((_, h) => (h < 2 ? 'roundabout' : null)), fences: [0, 1] },
    ),
  };
  const { sheet, faults } = must(inspectSheet(many, builtIn));
  expect(faults.map(({ facts }) => facts['why'])).toEqual(['too-many-roundabouts', 'too-many-bis']);
  expect(scoreSheet(sheet, 0)).toMatchObject({ bis: 28, roundabouts: 8 });
});
