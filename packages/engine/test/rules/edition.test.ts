import { expect, test } from 'vitest';
import { rulingsOf, type Fix, type Rulings } from '../../src/edition/rulings.ts';
import {
  builtIn,
  componentsOf,
  DATA_VERSION,
  newGame,
  readComponents,
  recordOf,
  replay,
  RULES_VERSION,
  defaultOptions,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { finished, must, playOut, seedOf, start } from '../kit.ts';

const file = (editions: object): string => JSON.stringify({ format: 'picket-components/1', editions });
const edition = builtIn.editions['2018'];
const classic = edition?.sheets['classic'];

test('E1 a user’s file replaces whole blocks and keeps the others', () => {
  const short = {
    ...classic,
    streets: [{ houses: 2, pools: [1], parks: [0, 5] }, ...(classic?.streets.slice(1) ?? [])],
  };
  const box = must(readComponents(file({ 2018: { sheets: { classic: short } } })));
  const components = componentsOf(box);
  expect(components.editions['2018']?.sheets['classic']?.streets[0]?.houses).toBe(2);
  expect(components.editions['2018']?.plans).toBe(edition?.plans);
  expect(components.editions['2023']).toEqual(builtIn.editions['2023']);
  expect(box.hash).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('E1 replacing one sheet keeps the others, and a built-in game is not checked with a user’s file', () => {
  const box = must(
    readComponents(file({ 2023: { sheets: { classic: builtIn.editions['2023']?.sheets['classic'] } } })),
  );
  expect(componentsOf(box).editions['2023']?.sheets['blueprint']).toEqual(
    builtIn.editions['2023']?.sheets['blueprint'],
  );
  expect(replay(recordOf(finished({}, 'built in')), box)).toMatchObject({
    rejection: { code: 'components-differ' },
  });
});

test('E1 only an opponent that scores nothing has positions for temps', () => {
  const architects = edition?.architects.map((card) => ({ ...card, tempPositions: [6, 4, 1] }));
  expect(readComponents(file({ 2018: { architects } }))).toMatchObject({
    rejection: { facts: { path: 'editions.2018.architects[0].tempPositions' } },
  });
});

test('E1 the built-in data, exported, is a valid components file', () => {
  expect(componentsOf(must(readComponents(JSON.stringify(builtIn))))).toEqual(builtIn);
});

test('E1 a game with a user’s file is checked with that file and no other', () => {
  const box = must(readComponents(file({ 2018: { deck: edition?.deck } })));
  const options = { ...defaultOptions, components: box.hash };
  const game = playOut(
    must(newGame({ options, seed: seedOf('own'), box })),
    new FastRandom('own'),
    'sensible',
  );
  const record = recordOf(game);
  expect(replay(record, box).ok).toBe(true);
  expect(replay(record)).toMatchObject({ rejection: { code: 'components-missing' } });
  expect(replay(record, { ...box, hash: `sha256:${'0'.repeat(64)}` })).toMatchObject({
    rejection: { code: 'components-differ' },
  });
});

const deck = (counts: object): string => file({ 2018: { deck: { actions: ['fence', 'park'], counts } } });
const sheet = (changes: object): string =>
  file({ 2018: { sheets: { classic: { ...classic, ...changes } } } });
const street = (changes: object): string =>
  sheet({ streets: [{ ...classic?.streets[0], ...changes }, ...(classic?.streets.slice(1) ?? [])] });
const plans = edition?.plans ?? [];

test.each([
  ['{', 'not-json', ''],
  [JSON.stringify({ format: 'picket-components/2', editions: {} }), 'bad-shape', 'format'],
  [JSON.stringify([]), 'bad-shape', ''],
  [file({ 1999: {} }), 'bad-shape', 'editions.1999'],
  [file({ 2018: { cards: 1 } }), 'bad-shape', 'editions.2018.cards'],
  [deck({ 1: [1] }), 'bad-shape', 'editions.2018.deck.counts.1'],
  [deck({ 1: [3, 3] }), 'bad-shape', 'editions.2018.deck.counts'],
  [deck({ 1: [30, 1] }), 'bad-shape', 'editions.2018.deck.counts'],
  [
    file({ 2018: { deck: { actions: ['fence', 'fence'], counts: { 1: [30, 30] } } } }),
    'bad-shape',
    'editions.2018.deck.actions[1]',
  ],
  [' '.repeat(1_000_001), 'file-too-large', ''],
  [deck({ 18: [30, 30] }), 'bad-shape', 'editions.2018.deck.counts.18'],
  [deck({ x: [30, 30] }), 'bad-shape', 'editions.2018.deck.counts.x'],
  [sheet({ refusals: [0, 0] }), 'bad-shape', 'editions.2018.sheets.classic.refusals'],
  [sheet({ pools: [0, 'x'] }), 'bad-shape', 'editions.2018.sheets.classic.pools[1]'],
  [street({ houses: 17 }), 'bad-shape', 'editions.2018.sheets.classic.streets[0].houses'],
  [street({ houses: 4 }), 'bad-shape', 'editions.2018.sheets.classic.streets[0].pools[1]'],
  [street({ pools: [1, 1] }), 'bad-shape', 'editions.2018.sheets.classic.streets[0].pools[1]'],
  [file({ 2018: { sheets: { huge: classic } } }), 'bad-shape', 'editions.2018.sheets.huge'],
  [file({ 2018: { plans: plans.slice(0, 6) } }), 'bad-shape', 'editions.2018.plans'],
  [file({ 2018: { plans: [...plans, plans[0]] } }), 'bad-shape', 'editions.2018.plans[28].id'],
  [
    file({ 2018: { plans: [{ ...plans[0], when: { type: 'luck' } }, ...plans.slice(1)] } }),
    'bad-shape',
    'editions.2018.plans[0].when.type',
  ],
  [
    file({ 2018: { plans: [{ ...plans[0], level: true }, ...plans.slice(1)] } }),
    'bad-shape',
    'editions.2018.plans[0].level',
  ],
  [
    file({ 2018: { architects: [{ id: 'a', name: null, level: null, validates: [true, true, true] }] } }),
    'bad-shape',
    'editions.2018.architects[0].park',
  ],
  [
    file({ 2018: { architects: [{ id: 'a', name: 7, level: null, validates: [1, 1, 1] }] } }),
    'bad-shape',
    'editions.2018.architects[0].name',
  ],
  [
    file({ 2018: { architects: [{ id: 'a', name: null, level: null, validates: [1, 1, 1] }] } }),
    'bad-shape',
    'editions.2018.architects[0].validates[0]',
  ],
])('E1 a bad file is rejected with the path of the field: %#', (text, code, path) => {
  const read = readComponents(text);
  expect(read).toMatchObject({ ok: false, rejection: { code } });
  if (!read.ok && path !== '') expect(read.rejection.facts['path']).toBe(path);
});

const base = { ...defaultOptions };
const seed = seedOf('options');

test.each([
  [{ ...base, edition: '1999' }, 'bad-shape'],
  [{ ...base, players: [] }, 'bad-shape'],
  [{ ...base, extra: 1 }, 'bad-shape'],
  [{ ...base, sheet: 'blueprint' }, 'sheet-not-in-edition'],
  [{ ...base, opponent: 'Sam' }, 'no-opponent-here'],
  [{ ...base, mode: 'aaa' }, 'choose-an-opponent'],
  [{ ...base, mode: 'aaa', opponent: '2023-aaa-1' }, 'choose-an-opponent'],
  [{ ...base, mode: 'expert' }, 'too-few-players'],
  [{ ...base, mode: 'solo', players: ['Ada', 'Bob'] }, 'too-many-players'],
  [{ ...base, plans: ['2018-A-1', '2018-A-1', '2018-C-1'] }, 'no-such-plan'],
  [{ ...base, plans: ['2018-A-adv-1', '2018-B-1', '2018-C-1'] }, 'no-such-plan'],
])('E2 options that cannot be played are rejected: %#', (options, code) => {
  expect(newGame({ options, seed })).toMatchObject({ ok: false, rejection: { code } });
});

test('E2 2023 has the classic and the blueprint sheet', () => {
  expect(start({ edition: '2023', sheet: 'blueprint' }).state.rules.layout.lengths).toEqual(
    Int32Array.of(9, 12, 12),
  );
});

test('M1 a mode that the edition does not have cannot be played', () => {
  expect(newGame({ options: { ...base, edition: '2023', mode: 'expert' }, seed })).toMatchObject({
    rejection: { code: 'mode-not-in-edition' },
  });
});

test('M2 the standard game is for one player or more', () => {
  const players = Array.from({ length: 200 }, (_, i) => `Player ${i + 1}`);
  expect(newGame({ options: { ...base, players }, seed }).ok).toBe(true);
});

test('G6 a game keeps the rules version it started with; a later version changes only what its fix names', () => {
  const invented: Fix[] = [{ version: 3, changes: { 2018: { roundaboutsPerTurn: 2 } } }];
  const under = (edition: '2018' | '2023', version: number) => rulingsOf(edition, version, {}, invented);
  expect(under('2018', 2)).toEqual(under('2018', 1));
  expect(under('2018', 3)).toEqual({ ...under('2018', 1), roundaboutsPerTurn: 2 });
  expect(under('2023', 3)).toEqual(under('2023', 1));
  expect(recordOf(finished({}, 'version')).rules).toBe(RULES_VERSION);
});

test('G6 rules 2 changes R6 and R13 in 2018, R12 and R19 in 2023, and nothing else', () => {
  const changed = (edition: '2018' | '2023'): string[] => {
    const [before, after] = [rulingsOf(edition, 1), rulingsOf(edition, 2)];
    return Object.keys(after).filter(
      (name) => before[name as keyof Rulings] !== after[name as keyof Rulings],
    );
  };
  expect(changed('2018')).toEqual(['refillsTogether', 'opponentTie']);
  expect(changed('2023')).toEqual(['largeEstatesBreakTies', 'validationLowersAtOnce']);
});

test('G6 an unknown version of the rules or the data is rejected', () => {
  for (const rules of [0, RULES_VERSION + 1, 1.5]) {
    expect(newGame({ options: base, seed, rules })).toMatchObject({ rejection: { code: 'unknown-rules' } });
  }
  for (const data of [0, DATA_VERSION + 1, 1.5]) {
    expect(newGame({ options: base, seed, data })).toMatchObject({ rejection: { code: 'unknown-data' } });
  }
});

test('K6 a malformed seed is rejected', () => {
  expect(newGame({ options: base, seed: 'short' })).toMatchObject({ rejection: { code: 'bad-seed' } });
});
