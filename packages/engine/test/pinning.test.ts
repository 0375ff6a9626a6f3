import { expect, test } from 'vitest';
import {
  BUILT_IN,
  builtIn,
  componentsOf,
  DATA_VERSION,
  defaultOptions,
  newGame,
  readComponents,
  recordOf,
  replay,
  sha256Hex,
  SLOTS,
  type Options,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import { parseGame, formatGame } from '../src/notation.ts';
import { CHANGED } from './changedData.ts';
import { finished, must, nameOf, playOut, seedOf, start, TABLES } from './kit.ts';

const CHANGED_DATA = CHANGED.versions.length;

test.each(TABLES.flatMap((table) => [1, 2].map((rules) => [nameOf(table), rules, table] as const)))(
  'G6 E1 a game of %s under rules %i is not affected when newer data changes plans, cards, values and opponents',
  (name, rules, table) => {
    const record = recordOf(
      finished({ players: ['Ada', 'Bob'], ...table }, `pinned ${name}`, 'sensible', rules),
    );
    const text = JSON.stringify(record);
    expect(JSON.stringify(must(replay(JSON.parse(text), CHANGED)).record)).toBe(text);
    const line = formatGame(record);
    expect(must(parseGame(line, CHANGED))).toEqual(must(parseGame(line)));
  },
);

test('G6 new games are dealt from the newest data, and their records say so', () => {
  const options: Options = { ...defaultOptions, players: ['Ada'] };
  const game = must(newGame({ options, seed: seedOf('newest'), box: CHANGED }));
  expect(game.state.rules.data).toBe(CHANGED_DATA);
  const record = recordOf(playOut(game, new FastRandom('newest'), 'sensible'));
  expect(record.data).toBe(CHANGED_DATA);
  expect(replay(record)).toMatchObject({ rejection: { code: 'unknown-data' } });
  expect(must(replay(record, CHANGED)).record).toEqual(record);
  expect(must(parseGame(formatGame(record), CHANGED))).toEqual(record);
  expect(formatGame(record)).toContain(`:data=${CHANGED_DATA}:`);
  const claimed = replay({ ...record, data: 1 }, CHANGED);
  expect(claimed.ok).toBe(false);
});

test('G6 a record under rules 1 has no data version, like those written before there was one', () => {
  expect(recordOf(finished({}, 'unnamed', 'sensible', 1))).not.toHaveProperty('data');
  expect(Object.keys(recordOf(finished({}, 'named'))).slice(0, 4)).toEqual([
    'format',
    'rules',
    'data',
    'options',
  ]);
  expect(recordOf(finished({}, 'named')).data).toBe(DATA_VERSION);
  const game = must(
    newGame({ options: defaultOptions, seed: seedOf('newer'), box: CHANGED, rules: 1, data: 2 }),
  );
  expect(recordOf(game).data).toBe(2);
});

test('G6 a record of rules 2 without a data version was dealt from data 1', () => {
  const { data: _data, ...record } = recordOf(finished({}, 'absent'));
  expect(must(replay(record, CHANGED)).record.data).toBe(1);
});

test('E1 a user’s file replaces its blocks in every data version; the other blocks come from the game’s version', () => {
  const deck = builtIn.editions['2018']?.deck;
  const text = JSON.stringify({ format: 'picket-components/1', editions: { 2018: { deck } } });
  const box = must(readComponents(text, CHANGED));
  const [first, second] = [1, CHANGED_DATA].map((data) => componentsOf(box, data)?.editions['2018']);
  expect(first?.deck).toEqual(deck);
  expect(second?.deck).toEqual(deck);
  expect(first?.plans).toEqual(builtIn.editions['2018']?.plans);
  expect(second?.plans).toEqual(componentsOf(CHANGED).editions['2018']?.plans);
  const options: Options = { ...defaultOptions, components: box.hash };
  const old = must(newGame({ options, seed: seedOf('partly own'), box, data: 1 }));
  const record = recordOf(playOut(old, new FastRandom('partly own'), 'sensible'));
  expect(must(replay(record, box)).record).toEqual(record);
  expect(record).toEqual(must(replay(record, must(readComponents(text)))).record);
});

test('K4 a game that was dealt before gets the same plans, whatever would be dealt now', () => {
  const dealt = start({}, 'stored plans').state.rules.plans.map(({ card }) => card.id);
  const other = SLOTS.map(
    (slot, i) => ['1', '2'].map((n) => `2018-${slot}-${n}`).find((id) => id !== dealt[i]) ?? '',
  );
  const again = must(newGame({ options: defaultOptions, seed: seedOf('stored plans'), plans: other }));
  expect(again.state.rules.plans.map(({ card }) => card.id)).toEqual(other);
  const chosen = { ...defaultOptions, plans: dealt };
  const kept = must(newGame({ options: chosen, seed: seedOf('stored plans'), plans: other }));
  expect(kept.state.rules.plans.map(({ card }) => card.id)).toEqual(dealt);
});

test('E1 G6 a data version never changes: another card, value, plan or opponent is a new version', () => {
  // The list of estimated values may improve later.
  const printed = (key: string, value: unknown): unknown => (key === 'house' ? undefined : value);
  const hashes = BUILT_IN.versions.map((components) => sha256Hex(JSON.stringify(components, printed)));
  expect(hashes).toEqual(['7207fe13dcb9f343e95f6d7746a2c121f471d0c1d7b8b8633ddc8e5013191e7d']);
});
