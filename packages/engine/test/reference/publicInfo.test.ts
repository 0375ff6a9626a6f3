import { describe, expect, test } from 'vitest';
import { builtIn, recordOf, viewOf, writeView, type Options } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { nameOf, playOut, start, TABLES } from '../kit.ts';
import { givenAway } from './hand.ts';
import { viewScanner } from './publicInfo.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

type Watched = {
  scan: (view: unknown) => string[];
  record: Json;
  /** What each seat, and finally a spectator, saw before every turn. */
  views: { seat: number | undefined; view: Json }[];
};

/** Plays a game and records what everyone saw. */
function watch(options: Partial<Options>, seed: string): Watched {
  const table = { players: ['Ada', 'Bob', 'Cy'], ...options };
  const seats = [...table.players.keys(), undefined];
  const views: Watched['views'] = [];
  const game = playOut(start(table, seed), new FastRandom(seed), 'sensible', (now) => {
    for (const seat of seats) views.push({ seat, view: asJson(writeView(viewOf(now, seat))) });
  });
  const record = asJson(recordOf(game));
  for (const seat of seats) views.push({ seat, view: asJson(writeView(viewOf(game, seat))) });
  return { scan: viewScanner(record, builtIn), record, views };
}

test.each(TABLES.map((table) => ({ table, name: nameOf(table) })))(
  'R22 R23 G7 every view shows what its seat may know, no more and no less: $name',
  ({ table, name }) => {
    const { scan, views } = watch(table, `views ${name}`);
    for (const { view } of views) expect(scan(view)).toEqual([]);
  },
);

/** The value at a path, and the same document with another value there. */
function lookUp(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => (inner as { [key: string]: Json })?.[key], value);
}

function put(value: Json, path: string, entry: Json | undefined): Json {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const holder = lookUp(copy, keys.slice(0, -1)) as { [key: string]: Json | undefined };
  holder[keys.at(-1) ?? ''] = entry;
  return copy;
}

describe('a view that shows more or less is detected', () => {
  const { scan, record, views } = watch({ mode: 'expert' }, 'altered');
  const round = 1;
  const of = (seat: number | undefined, at = round): Json => {
    const found = views.find(
      (one) => one.seat === seat && (lookUp(one.view, ['record', 'rounds']) as Json[]).length === at,
    );
    if (found === undefined) throw new Error('no such view');
    return found.view;
  };
  const dealt = (path: string): Json =>
    lookUp(record, ['rounds', `${round}`, 'cards', ...path.split('.')]) ?? null;

  test('a card in another hand', () => {
    expect(lookUp(of(0), ['now', 'cards', '1', '2'])).toBeNull();
    expect(scan(put(of(0), 'now.cards.1.2', dealt('1.2')))).toEqual([
      expect.stringMatching(/^more: view.now.cards\[1\]\[2\]/),
    ]);
  });

  test('R22 the number of a card passed on, to someone else', () => {
    expect(scan(put(of(0), 'now.cards.2.0', dealt('2.0')))).toEqual([
      expect.stringMatching(/^more: view.now.cards\[2\]\[0\].number/),
    ]);
    expect(scan(put(of(undefined), 'now.cards.2.0', dealt('2.0')))).toHaveLength(1);
  });

  test('R22 the number of a card passed on, kept from its giver or its receiver', () => {
    for (const seat of [1, 2]) {
      expect(scan(put(of(seat), 'now.cards.2.0.number', null))).toEqual([
        expect.stringMatching(/^less: view.now.cards\[2\]\[0\].number/),
      ]);
    }
  });

  test('R22 the action of a card passed on, kept from a spectator', () => {
    expect(scan(put(of(undefined), 'now.cards.2.0', null))).toEqual([
      expect.stringMatching(/^less: view.now.cards/),
    ]);
  });

  test('R23 the action of the card that was on top', () => {
    expect(scan(put(of(undefined), 'now.cards.0.1', null))).toEqual([
      expect.stringMatching(/^less: view.now.cards/),
    ]);
    expect(scan(put(of(1), 'now.cards.0.1', dealt('0.1')))).toEqual([
      expect.stringMatching(/^more: .*number/),
    ]);
  });

  test('R22 a card used in an earlier round', () => {
    const used = put(of(undefined), 'record.rounds.0.cards.0', [null, null, null]);
    expect(scan(used).every((fault) => fault.startsWith('less: view.record.rounds[0].cards[0]'))).toBe(true);
    expect(scan(used)).toHaveLength(3);
  });

  test('R22 the number of a card passed on, once it is used', () => {
    const turns = (r: number) => lookUp(record, ['rounds', `${r}`, 'turns']) as Json[][];
    const giver = turns(0).findIndex((_, seat) => givenAway(turns(1)[(seat + 1) % 3] ?? []) !== 0);
    const path = `record.rounds.0.cards.${giver}.${givenAway(turns(0)[giver] ?? [])}.number`;
    expect(scan(put(of(undefined, 2), path, null))).toEqual([expect.stringMatching(/^less: .*number/)]);
    expect(lookUp(of(undefined, 1), path.split('.'))).toBeNull();
  });

  test('R23 a card of the first deal, which nobody saw on top', () => {
    const card = lookUp(record, ['rounds', '0', 'cards', '0', '0', 'action']);
    const half = { number: null, action: card ?? null };
    expect(scan(put(of(1, 0), 'now.cards.0.0', half))).toEqual([expect.stringMatching(/^more/)]);
  });

  test('R23 the top of the stack', () => {
    expect(scan(put(of(0), 'now.facts.top', undefined))).toEqual([
      expect.stringMatching(/^less: view.now.facts.top/),
    ]);
    expect(scan(put(of(0), 'now.facts.top', 'special'))).toEqual([
      expect.stringMatching(/^wrong: view.now.facts.top/),
    ]);
  });

  test('K3 the standard game has no public top', () => {
    const standard = watch({}, 'standard');
    const view = standard.views[0]?.view ?? null;
    expect(standard.scan(put(view, 'now.facts.top', 'fence'))).toEqual(['more: view.now.facts.top: "fence"']);
  });

  test('G7 the seed, and another seat’s turn', () => {
    const { seed } = record as { seed: Json };
    expect(scan(put(of(0), 'record.seed', seed))).toEqual([expect.stringMatching(/^more: view.record.seed/)]);
    const turn = lookUp(record, ['rounds', `${round}`, 'turns', '1']);
    expect(scan(put(of(0), 'now.turn', turn))).not.toEqual([]);
    expect(scan(put(of(undefined), 'now.turn', turn))).toEqual([
      expect.stringMatching(/^more: view.now.turn/),
    ]);
  });
});
