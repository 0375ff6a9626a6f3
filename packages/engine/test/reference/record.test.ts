import { describe, expect, test } from 'vitest';
import { builtIn, recordOf, type Game, type Options } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { finished, nameOf, playOut, start, TABLES } from '../kit.ts';
import { field } from './json.ts';
import { commitmentTo } from './mixer.ts';
import { checkRecord } from './record.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Doc = { [key: string]: Json };

const tables = TABLES.map((table) => ({ table: { players: ['Ada', 'Bob'], ...table }, name: nameOf(table) }));

function asJson(value: unknown): Doc {
  return JSON.parse(JSON.stringify(value)) as Doc;
}

test('the commitment is the SHA-256 of the text of the seed', () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(commitmentTo('abc')).toBe(`sha256:${hash}`);
});

test.each(tables)("G5 G6 K6 the reference agrees with the engine's games: $name", ({ table, name }) => {
  for (let i = 0; i < 6; i += 1) {
    const rules = (i % 2) + 1;
    const game = finished(table, `record ${name} ${i}`, i < 2 ? 'wild' : 'sensible', rules);
    expect(checkRecord(asJson(recordOf(game)), builtIn)).toEqual([]);
  }
});

test.each([1, 5, 14])('the reference agrees with games of %i players', (seats) => {
  const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const modes: Partial<Options>[] = [{ mode: 'standard' }, { edition: '2023', advanced: true }];
  if (seats > 1) modes.push({ mode: 'expert', advanced: true });
  for (const mode of modes) {
    const game = finished({ ...mode, players }, `seats ${seats}`);
    expect(checkRecord(asJson(recordOf(game)), builtIn)).toEqual([]);
  }
});

/** Every value of a document that is not an object or list, with its path. */
function* leaves(value: Json, path: string): Generator<{ holder: Doc; key: string; path: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (inner === null || typeof inner !== 'object') yield { holder: value as Doc, key, path: here };
    else yield* leaves(inner, here);
  }
}

function changed(value: Json | undefined): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value === 'fence' ? 'park' : 'fence';
  return typeof value === 'boolean' ? !value : 0;
}

describe('a changed record is detected', () => {
  test.each(tables.filter((_, i) => i % 4 === 0))('in every value but the turns: $name', ({ table }) => {
    const record = asJson(recordOf(finished(table, 'tampered')));
    let count = 0;
    for (const { holder, key, path } of leaves(record, '')) {
      // Other turns, names or versions can be another legal game.
      const isLeftOut = path.includes('.turns[') || /^(options\.players|rules$|data$)/.test(path);
      count += 1;
      if (isLeftOut || (path.startsWith('rounds[') && count % 7 !== 0)) continue;
      const before = holder[key];
      holder[key] = changed(before);
      expect(checkRecord(record, builtIn), path).not.toEqual([]);
      holder[key] = before as Json;
    }
  });

  test('in an unknown field, wherever it is', () => {
    const whole = recordOf(finished({ mode: 'expert', players: ['Ada', 'Bob'] }, 'strangers'));
    for (const path of [
      [],
      ['options'],
      ['plans'],
      ['result'],
      ['rounds', '3'],
      ['rounds', '3', 'turns', '1', '0'],
    ]) {
      const record = asJson(whole);
      const holder = path.reduce<Json>((value, key) => (value as Doc)[key] as Json, record) as Doc;
      holder['extra'] = 1;
      expect(checkRecord(record, builtIn).join('\n')).toMatch(/extra|fields/);
    }
  });

  test('in the order of its keys', () => {
    const record = asJson(recordOf(finished({}, 'order')));
    const { seed, ...others } = record;
    expect(checkRecord({ ...others, seed: seed as Json }, builtIn)).toEqual([': keys in another order']);
  });

  test('in the order of the estates of a plan', () => {
    const record = asJson(recordOf(finished({ edition: '2023', players: ['Ada', 'Bob', 'Cy'] }, 'estates')));
    const steps = (record['rounds'] as Doc[]).flatMap(({ turns }) => (turns as Doc[][]).flat());
    const plan = steps.find(({ estates }) => Array.isArray(estates) && estates.length > 1);
    if (plan === undefined) throw new Error('no plan');
    (plan['estates'] as Json[]).reverse();
    expect(checkRecord(record, builtIn).join()).toMatch(/turns\[\d\]\[\d\]\.estates\[0\]\[\d\]: expected/);
  });

  test('in a missing round, and in an extra one', () => {
    const record = asJson(recordOf(finished({ players: ['Ada', 'Bob'] }, 'rounds')));
    const rounds = record['rounds'] as Json[];
    expect(checkRecord({ ...record, rounds: rounds.slice(0, -1) }, builtIn)).toContainEqual(
      expect.stringMatching(/^result: expected null/),
    );
    const again = checkRecord({ ...record, rounds: [...rounds, rounds[0] as Json] }, builtIn);
    expect(again).toEqual([`rounds[${rounds.length}]: the game was over (refusals)`]);
  });
});

/** Records of running games, taken at random rounds. */
function running(table: Partial<Options>, seed: string): Game[] {
  const games: Game[] = [];
  const random = new FastRandom(seed);
  playOut(start(table, seed), random, 'sensible', (game, seat) => {
    if (seat === 0 && random.below(4) === 0) games.push(game);
  });
  return games;
}

describe('without a seed', () => {
  test.each(tables)('the record of a running game agrees: $name', ({ table }) => {
    for (const game of running(table, 'under way')) {
      expect(checkRecord(asJson(recordOf(game)), builtIn)).toEqual([]);
    }
  });

  /** Changes one value of a running game and returns the disagreements. */
  function broken(table: Partial<Options>, path: string, value: Json): string {
    const game = running(table, 'broken').at(-1);
    if (game === undefined) throw new Error('no game');
    const record = asJson(recordOf(game));
    for (const leaf of leaves(record, '')) if (leaf.path === path) leaf.holder[leaf.key] = value;
    return checkRecord(record, builtIn).join('\n');
  }

  test('the action of a stack is the one shown before', () => {
    expect(broken({}, 'rounds[2].cards[1].next', 'none')).toContain('rounds[3].cards[1].action');
  });

  test('no card turns up that is not in the deck', () => {
    expect(broken({}, 'rounds[0].cards[0].number', 16)).toContain('no such card can be left: 16');
  });

  test('a refill happens exactly when the cards run out', () => {
    const record = asJson(recordOf(running({ edition: '2023' }, 'refill').at(-1) as Game));
    const rounds = record['rounds'] as Doc[];
    const late = rounds.find((round) => (round['notes'] as Json[]).length > 0);
    if (late === undefined) throw new Error('no refill');
    late['notes'] = [];
    expect(checkRecord(record, builtIn).join()).toContain('notes[0]: expected {"note":"reshuffle"');
  });

  test('R22 a card that was used is shown', () => {
    const table = { mode: 'expert', players: ['Ada', 'Bob'] } as const;
    const game = running(table, 'used').at(-1);
    if (game === undefined) throw new Error('no game');
    const record = asJson(recordOf(game));
    const hand = field((record['rounds'] as Json[])[0], 'cards') as Json[][];
    hand[1] = [null, null, null];
    expect(checkRecord(record, builtIn).join()).toContain('a card that was used is not shown');
  });

  test('a game that is over shows its seed', () => {
    const record = asJson(recordOf(finished({}, 'over')));
    expect(checkRecord({ ...record, seed: null, result: null }, builtIn).join()).toContain('seed: expected');
  });
});

test('R6 a refill under rules 2 is not one under rules 1', () => {
  const games = ['a', 'b', 'c', 'd', 'e'].map((seed) => finished({}, seed, 'sensible', 2));
  const record = asJson(
    games.map((game) => recordOf(game)).find((one) => JSON.stringify(one).includes('stack-empty')),
  );
  expect(checkRecord(record, builtIn)).toEqual([]);
  expect(checkRecord({ ...record, rules: 1 }, builtIn).join()).toContain('.notes[0].stack: expected 0');
});

test('about is read but not checked, unless it has an unknown field', () => {
  const record = asJson(recordOf(finished({}, 'about')));
  const { format, rules, data = 1, options, ...others } = record;
  const about = { played: '2026-11-16T20:15:00Z', seats: [{ city: 'Maple Bend', bot: 'regular' }] };
  expect(checkRecord({ format, rules, data, options, about, ...others }, builtIn)).toEqual([]);
  expect(checkRecord({ format, rules, options, about, ...others }, builtIn)).toEqual([]);
  const strange = { ...about, seats: [{ town: 'Maple Bend' }] };
  expect(checkRecord({ format, rules, data, options, about: strange, ...others }, builtIn)).toEqual([
    'about.seats[0].town: unknown field',
  ]);
});
