// The games that a browser stored under an earlier version. The files are never regenerated: when
// one of these tests fails, fix the code, not the file.

import { chooseTurn } from 'picket-bots';
import { BUILT_IN, readComponents, replay, type GameRecord } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { frozenBrowsers, type FrozenBrowser } from './frozenBrowser.ts';
import type { GameId, SavedDraft, TurnMessage } from './authority.ts';
import type { Games } from './games.ts';
import { MemoryStore } from './memoryStore.ts';
import type { StoredFile, StoredGame } from './store.ts';
import { authorityOn, playOne, see } from './testGames.ts';

test('at least one browser was frozen', () => {
  expect(frozenBrowsers.map(({ version }) => version)).toContain('rules1');
});

describe.each(frozenBrowsers)('the games of a browser under $version', ({ database, games: stored }) => {
  const open = async () => authorityOn(await storeOf(database));
  const running = stored.filter(({ summary }) => !summary.over);
  const over = stored.filter(({ summary }) => summary.over);

  test('have every mode, running and finished', () => {
    for (const some of [running, over]) {
      const modes = new Set(some.map(({ summary }) => summary.options.mode));
      expect([...modes].toSorted()).toEqual(['aaa', 'expert', 'solo', 'standard']);
    }
  });

  test('are listed as before', async () => {
    const { library } = await open();
    expect(await library.list()).toMatchObject(stored.map(({ summary }) => summary));
    expect(await library.problem()).toBeUndefined();
  });

  test('that are over have the same records, byte for byte', async () => {
    const { library } = await open();
    for (const { summary, record } of over) {
      expect(JSON.stringify(gameOf(await library.exportRecord(summary.id)))).toBe(JSON.stringify(record));
    }
  });

  test('name the players and the time in records, and nothing that was not stored', async () => {
    const { library } = await open();
    for (const { summary } of stored) {
      const { id, city, bots, played, practice, imported } = summary;
      const about = (await library.exportRecord(id))?.about;
      // The city of an imported game is the file's name, and its time that of the import.
      if (imported) expect(about).toBeUndefined();
      else {
        expect(about?.played).toBe(new Date(played).toISOString());
        expect(about?.seats?.map(({ bot = null }) => bot)).toEqual(bots);
        expect(about?.seats?.[0]?.city).toBe(city);
        expect(about?.practice).toEqual(practice && { takeBacks: 1, hints: 0 });
      }
    }
  });

  test.each(running)('in progress can be played to their end: $summary.city', async ({ summary, record }) => {
    const { games, library } = await open();
    const { id } = summary;
    while (!(await see(games, id)).over) if (!(await playBot(games, id))) await playOne(games, id);
    const ended = (await library.exportRecord(id)) as GameRecord;
    expect(replay(ended, ownFile(database, ended))).toMatchObject({ ok: true, value: { dealChecked: true } });
    const { rules, options, plans, commitment } = record;
    expect(ended).toMatchObject({ rules, options, plans, commitment });
    expect(turnsOf(ended).slice(0, record.rounds.length)).toEqual(turnsOf(record));
  });

  test.each(over)('can be dealt again: $summary.city', async ({ summary, record }) => {
    const { library } = await open();
    const again = await library.exportRecord(await library.again(summary.id, 'same'));
    const { rules, options, plans, commitment } = record;
    expect(again).toMatchObject({ rules, options, plans, commitment, rounds: [] });
    expect(again?.data ?? 1).toBe(record.data ?? 1);
  });

  test('restore drafts and their undone steps', async () => {
    const { games } = await open();
    const drafts = database.stores.drafts.map(([key, draft]) => [(key as [GameId])[0], draft] as const);
    expect(drafts).not.toEqual([]);
    for (const [id, draft] of drafts) expect((await see(games, id)).drafts).toEqual([draft]);
  });

  test('keep the components file that some of them use', async () => {
    const { library } = await open();
    const files = database.stores.files.map(([, file]) => file as StoredFile);
    expect(files).not.toEqual([]);
    expect(await library.components()).toMatchObject(files.map(({ hash, name }) => ({ hash, name })));
  });
});

/** A store with the browser's content. */
async function storeOf({ stores }: FrozenBrowser['database']): Promise<MemoryStore> {
  const store = new MemoryStore();
  const rowsOf = <T>(name: 'turns' | 'drafts', id: GameId) =>
    stores[name].flatMap(([key, row]) => ((key as [GameId])[0] === id ? [row as T] : []));
  for (const [, row] of stores.games) {
    const game = row as StoredGame;
    const turns = rowsOf<TurnMessage>('turns', game.id);
    await store.write({ game, whole: true, turns, drafts: rowsOf<SavedDraft>('drafts', game.id) });
  }
  for (const [, file] of stores.files) await store.writeFile(file as StoredFile);
  return store;
}

/** Submits a bot's turn if the game waits for one; false if it waits for a person. */
async function playBot(games: Games, id: GameId): Promise<boolean> {
  const task = await games.botTask(id);
  if (task === undefined) return false;
  const { seat, round, view, random } = task;
  const steps = chooseTurn(view, 'newcomer', random());
  expect(await games.submit(id, { seat, round, steps }, 'bot')).toBeUndefined();
  return true;
}

/** Later versions add details of the players; the game itself is the same. */
function gameOf(record: object | undefined): object {
  const { about: _about, ...game } = (record ?? {}) as { about?: unknown };
  return game;
}

const turnsOf = ({ rounds }: GameRecord) => rounds.map(({ turns }) => turns);

/** The file that some of the games name; the others use the built-in data. */
function ownFile({ stores }: FrozenBrowser['database'], { options }: GameRecord) {
  const [[, file] = []] = stores.files;
  const read = options.components === null ? undefined : readComponents((file as StoredFile).text);
  return read?.ok ? read.value : BUILT_IN;
}
