import { expect, test } from 'vitest';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, draftOf, MoodyStore, playAll, playOne, see, SEED, wanted } from './testGames.ts';

test('storage blocked from the start: the game is played in memory and says so', async () => {
  const store = new MoodyStore();
  store.mood = 'blocked';
  const { games, library } = authorityOn(store);
  const id = await library.create(wanted(), SEED);
  expect((await see(games, id)).problem).toBe('storage-blocked');
  expect(await library.problem()).toBe('storage-blocked');
  await playAll(games, id);
  expect(await games.takeBackRound(id)).toBeUndefined();
  expect(await see(games, id)).toMatchObject({ over: false, practice: true, problem: 'storage-blocked' });
  await playAll(games, id);
  expect(await library.list()).toMatchObject([{ id, over: true }]);
  await library.remove(id);
  expect(await library.list()).toEqual([]);
  await library.restore(id);
  expect(await see(games, id)).toMatchObject({ over: true, problem: 'storage-blocked' });
});

test('callers hear when nothing, or not everything, can be stored', async () => {
  const store = new MoodyStore();
  const { games, library } = authorityOn(store);
  const id = await library.create(wanted(), SEED);
  expect(await library.problem()).toBeUndefined();
  store.mood = 'full';
  await playOne(games, id);
  expect(await library.problem()).toBe('storage-full');
  store.mood = 'well';
  await playOne(games, id);
  expect(await library.problem()).toBeUndefined();
  store.mood = 'blocked';
  expect(await authorityOn(store).library.problem()).toBe('storage-blocked');
});

test('storage full for a while: later everything is stored, including rounds taken back', async () => {
  const store = new MoodyStore();
  const { games, library } = authorityOn(store);
  const id = await library.create(wanted(), SEED);
  await playOne(games, id);
  store.mood = 'full';
  await games.takeBack(id, { seat: 0, round: 0 });
  expect((await see(games, id)).problem).toBe('storage-full');
  expect(await library.problem()).toBe('storage-full');
  // Updates from other tabs must not overwrite unsaved changes.
  await games.forget(id);
  expect(await games.saveDraft(id, draftOf(0, 2))).toBe(false);
  store.mood = 'well';
  expect(await games.saveDraft(id, draftOf(0, 3))).toBe(true);
  const held = await see(games, id);
  expect(held.problem).toBeUndefined();
  expect(await library.problem()).toBeUndefined();
  expect(held.active).toBe(0);
  expect(await see(authorityOn(store).games, id)).toEqual(held);
});

test('storage full when a round is taken back: the next successful write stores it', async () => {
  const store = new MoodyStore();
  const { games, library } = authorityOn(store);
  const id = await library.create(wanted(), SEED);
  for (let turn = 0; turn < 4; turn++) await playOne(games, id);
  store.mood = 'full';
  await games.takeBackRound(id);
  store.mood = 'well';
  await playOne(games, id);
  const held = await see(games, id);
  expect(held).toMatchObject({ practice: true, active: 1 });
  expect(held.problem).toBeUndefined();
  expect(await see(authorityOn(store).games, id)).toEqual(held);
});

test('a bug in the store is not mistaken for a full disk', async () => {
  const store = new MemoryStore();
  store.write = () => Promise.reject(new TypeError('a bug'));
  await expect(authorityOn(store).library.create(wanted())).rejects.toThrow('a bug');
});
