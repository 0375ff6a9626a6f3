import { builtIn, type About, type GameRecord, type Options } from 'picket-engine';
import { chooseTurn } from 'picket-bots';
import { describe, expect, test } from 'vitest';
import type { GameId, NewGame } from './authority.ts';
import type { Games } from './games.ts';
import { MemoryStore } from './memoryStore.ts';
import type { Change } from './store.ts';
import { authorityOn, playOne, see, wanted, type Authorities } from './testGames.ts';

const OWN = JSON.stringify({
  format: 'picket-components/1',
  editions: { '2018': { plans: builtIn.editions['2018']?.plans.map((card) => ({ ...card, high: 42 })) } },
});

/** Plays a game to its end, including the bots' turns. */
async function playAll(games: Games, id: GameId): Promise<void> {
  while (await playOne(games, id)) {
    for (let task = await games.botTask(id); task !== undefined; task = await games.botTask(id)) {
      const { seat, round, view, random } = task;
      await games.submit(id, { seat, round, steps: chooseTurn(view, 'newcomer', random()) }, 'bot');
    }
  }
}

async function exported({ library }: Authorities, id: GameId): Promise<GameRecord> {
  return (await library.exportRecord(id)) as GameRecord;
}

async function imported({ library }: Authorities, record: GameRecord, city = 'a-file'): Promise<GameId> {
  const outcome = await library.importRecord(JSON.stringify(record), city);
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  return outcome.id;
}

async function played(game: NewGame, practice = false): Promise<GameRecord> {
  const authority = authorityOn();
  await authority.library.saveComponents('mine.json', OWN);
  const id = await authority.library.create(game);
  await playAll(authority.games, id);
  if (practice) {
    await authority.games.takeBackRound(id);
    await authority.games.takeBackRound(id);
    await authority.games.countHint(id);
    await playAll(authority.games, id);
  }
  return exported(authority, id);
}

const THREE = { players: ['Ada', 'Robin', 'Cy'] };
const CITIES = ['Maple Bend', 'Pinecrest', 'Elm Grove'];

describe('a game exported here and imported on another device', () => {
  test.each<[what: string, options: Partial<Options>, more?: Partial<NewGame>]>([
    ['alone', { players: ['Player 1'] }],
    ['several people', THREE, { cities: CITIES }],
    ['bots', THREE, { cities: CITIES, bots: [null, 'casual', 'architect'] }],
    [
      'bots with a style',
      THREE,
      { bots: [null, 'casual', 'club'], styles: [null, { character: 'gardener', attention: 25 }, null] },
    ],
    ['a person after a bot', { players: ['Robin', 'Ada'] }, { bots: ['club', null] }],
    ['advanced, with plans left out', { advanced: true }, { without: ['2018-A-1', '2018-B-2'] }],
    ['plans chosen by hand', { plans: ['2018-A-2', '2018-B-1', '2018-C-6'] }],
    ['expert', { mode: 'expert', ...THREE }, { cities: CITIES, bots: [null, 'casual', null] }],
    ['solo', { mode: 'solo', players: ['Player 1'] }],
    ['the AAA of 2018', { mode: 'aaa', opponent: '2018-aaa-3', players: ['Player 1'] }],
    ['2023', { edition: '2023', advanced: true, sheet: 'blueprint' }],
    ['the AAA of 2023', { edition: '2023', mode: 'aaa', opponent: '2023-aaa-2', players: ['Player 1'] }],
    ['its own components', { components: 'own' }],
  ])('is exported byte for byte: %s', async (_, table, more = {}) => {
    for (const practice of [false, true]) {
      const there = authorityOn();
      const stored = await there.library.saveComponents('mine.json', OWN);
      const components = table.components && stored.ok ? stored.value.hash : null;
      const game = wanted({ ...table, components }, { city: 'Maple Bend', ...more });
      const record = await played(game, practice);
      const id = await imported(there, record);
      const { bots, styles, city, practice: marked } = await see(there.games, id);
      expect({ bots, styles, city, marked: marked ?? false }).toEqual({
        bots: game.bots ?? game.options.players.map(() => null),
        styles: game.styles,
        city: 'Maple Bend',
        marked: practice,
      });
      expect(JSON.stringify(await exported(there, id))).toBe(JSON.stringify(record));
    }
  });

  test('is stored unchanged, with its time', async () => {
    const record = await played(wanted({}, { city: 'Maple Bend' }));
    const store = new MemoryStore();
    const id = await imported(authorityOn(store), record);
    const later = authorityOn(store);
    expect(await exported(later, id)).toEqual(record);
    const [summary] = await later.library.list();
    expect(new Date(summary?.played ?? 0).toISOString()).toBe(record.about?.played);
  });

  test('can be started again with the same bots and towns', async () => {
    const record = await played(
      wanted(THREE, { city: 'Maple Bend', cities: CITIES, bots: [null, 'casual', 'club'] }),
    );
    const there = authorityOn();
    const again = await there.library.again(await imported(there, record), 'same');
    expect(await see(there.games, again)).toMatchObject({
      bots: [null, 'casual', 'club'],
      cities: CITIES,
      over: false,
    });
  });
});

describe('the about block of a record', () => {
  test('has the players, their towns, the time, and the numbers of rounds taken back and hints', async () => {
    const game = wanted(THREE, { city: 'Maple Bend', cities: CITIES, bots: [null, 'casual', null] });
    const { about } = await played(game, true);
    expect(about).toEqual({
      played: expect.stringMatching(/^1970-01-01T00:00:00\.\d{3}Z$/),
      seats: [{ city: 'Maple Bend' }, { city: 'Pinecrest', bot: 'casual' }, { city: 'Elm Grove' }],
      practice: { takeBacks: 2, hints: 1 },
    });
  });

  test('is written for unfinished games, too', async () => {
    const authority = authorityOn();
    const id = await authority.library.create(wanted({}, { city: 'Maple Bend' }));
    expect((await exported(authority, id)).about?.seats).toEqual([{ city: 'Maple Bend' }, {}]);
  });

  const saying = async (about: About | undefined): Promise<GameRecord> => {
    const { about: _, ...record } = await played(wanted(THREE));
    return about === undefined ? record : { ...record, about };
  };

  test.each<[what: string, about: About | undefined]>([
    ['nothing', undefined],
    ['only when', { played: '2026-11-16T20:15:00Z' }],
    ['a time that never was', { played: '2026-99-99T20:15:00Z' }],
    ['a bot of an unknown level', { seats: [{}, { city: 'B', bot: 'wizard' }, {}] }],
    ['that all were bots', { seats: [{ bot: 'club' }, { bot: 'club' }, { bot: 'club' }] }],
  ])('is kept unchanged if it says %s', async (_, about) => {
    const record = await saying(about);
    const there = authorityOn();
    const id = await imported(there, record);
    expect(await exported(there, id)).toEqual(record);
    expect(await see(there.games, id)).toMatchObject({ city: 'a-file', over: true });
  });

  test('an unknown bot becomes a person, and so does the first one if there are only bots', async () => {
    const there = authorityOn();
    const unknown = await saying({ seats: [{}, { bot: 'wizard' }, { bot: 'club' }] });
    expect((await see(there.games, await imported(there, unknown))).bots).toEqual([null, null, 'club']);
    const other = authorityOn();
    const all = await saying({ seats: [{ bot: 'club' }, { bot: 'casual' }, { bot: 'club' }] });
    expect((await see(other.games, await imported(other, all))).bots).toEqual([null, 'casual', 'club']);
  });

  test('is replaced once the game is continued on this device', async () => {
    const record = await saying({
      played: '2020-01-01T00:00:00Z',
      seats: [{ city: 'B' }, { bot: 'club' }, {}],
    });
    const there = authorityOn();
    const id = await imported(there, record);
    await there.games.takeBackRound(id);
    await playAll(there.games, id);
    const { about } = await exported(there, id);
    expect(about?.played).toMatch(/^1970/);
    expect(about?.seats).toEqual([{ city: 'B' }, { bot: 'club' }, {}]);
    expect(about?.practice).toEqual({ takeBacks: 1, hints: 0 });
  });

  test('does not duplicate a game', async () => {
    const record = await saying({ seats: [{ city: 'B' }, {}, {}] });
    const there = authorityOn();
    const id = await imported(there, record);
    expect(await imported(there, { ...record, about: { played: '2020-01-01T00:00:00Z' } })).toBe(id);
  });

  test('if damaged, makes the game unreadable', async () => {
    const store = new MemoryStore();
    const id = await imported(authorityOn(store), await saying({ seats: [{ city: 'B' }, {}, {}] }));
    const found = (await store.read(id)) as { game: object; turns: []; drafts: [] };
    await store.write({ ...found, game: { ...found.game, about: { seats: 7 } } } as unknown as Change);
    expect(await authorityOn(store).library.list()).toMatchObject([{ id, damaged: true }]);
  });
});

test('of a game stored before rounds were counted has at least one round taken back', async () => {
  const store = new MemoryStore();
  const id = await authorityOn(store).library.create(wanted());
  const found = (await store.read(id)) as { game: object };
  await store.write({ game: { ...found.game, practice: true } } as unknown as Change);
  const later = authorityOn(store);
  expect((await exported(later, id)).about?.practice).toEqual({ takeBacks: 1, hints: 0 });
  await playOne(later.games, id);
  await playOne(later.games, id);
  await later.games.takeBackRound(id);
  expect((await exported(later, id)).about?.practice).toEqual({ takeBacks: 2, hints: 0 });
});
