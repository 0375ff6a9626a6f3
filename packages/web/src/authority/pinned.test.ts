import { base64url, builtIn, type Box, type Components } from 'picket-engine';
import { expect, test } from 'vitest';
import { Games } from './games.ts';
import { GameRepository } from './gameRepository.ts';
import { Library } from './library.ts';
import { MemoryStore } from './memoryStore.ts';
import { see, wanted } from './testGames.ts';

const HASH = `sha256:${'0'.repeat(64)}`;

/** The built-in data with its plans in another order, so that every draw would differ. */
function changed({ editions, format }: Components): Components {
  const first = editions['2018'];
  const plans = (first?.plans ?? []).toReversed().map((card) => ({ ...card, high: card.high + 1 }));
  return { format, editions: { ...editions, '2018': { ...first, plans } } } as Components;
}

const BEFORE: Box = { hash: HASH, versions: [builtIn] };
const AFTER: Box = { hash: HASH, versions: [builtIn, changed(builtIn)] };

/** A client with these components. */
function client(store: MemoryStore, box: Box) {
  const repository = new GameRepository(store);
  repository.componentFiles.get = async (hash) => ({ hash, name: '', text: '', box });
  let drawn = 0;
  const random = (bytes: number) => new Uint8Array(bytes).map((_, i) => i * ++drawn);
  const now = () => 1;
  return { games: new Games(repository, now), library: new Library(repository, { now, random }) };
}

test('changed printed data does not affect earlier games', async () => {
  const store = new MemoryStore();
  const first = client(store, BEFORE);
  const game = wanted({ components: HASH });
  const seeds = Array.from({ length: 6 }, (_, i) => base64url(new Uint8Array(16).fill(i)));
  const ids = await Promise.all(seeds.map((seed) => first.library.create(game, seed)));
  const later = client(store, AFTER);
  for (const id of ids) {
    expect(JSON.stringify(await see(later.games, id))).toBe(JSON.stringify(await see(first.games, id)));
    expect(await later.library.exportRecord(id)).toEqual(await first.library.exportRecord(id));
  }
  expect((await later.library.list()).map(({ data }) => data)).toEqual(ids.map(() => 1));
});

test('the same deal keeps its rules, data and plans; a new deal has the newest', async () => {
  const store = new MemoryStore();
  const first = client(store, BEFORE);
  const id = await first.library.create(wanted({ components: HASH }));
  const { library, games } = client(store, AFTER);
  const [before] = (await see(games, id)).views;
  const [same] = (await see(games, await library.again(id, 'same'))).views;
  expect(same).toEqual(before);
  const [fresh] = (await see(games, await library.again(id, 'new'))).views;
  expect([before?.record.data, fresh?.record.data]).toEqual([1, 2]);
});

test('dealt plans are stored, so they never change', async () => {
  const store = new MemoryStore();
  const id = await client(store, BEFORE).library.create(wanted({ components: HASH }));
  // Not even if the version the game was dealt from is edited.
  const edited: Box = { hash: HASH, versions: [changed(builtIn)] };
  const { plans } = (await see(client(store, edited).games, id)).views[0]?.record ?? {};
  expect((await store.read(id))?.game).toMatchObject({ plans: Object.values(plans ?? {}) });
  expect(plans).toEqual((await see(client(store, BEFORE).games, id)).views[0]?.record.plans);
});
