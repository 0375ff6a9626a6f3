import { replay, type Options } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, draftOf, next, playAll, playOne, see, SEED, wanted } from './testGames.ts';

const THREE = wanted({ players: ['Ada', 'Bob', 'Cy'] });

describe('a game and its log', () => {
  test.each<Partial<Options>>([
    {},
    { advanced: true },
    { edition: '2023' },
    { edition: '2023', advanced: true },
    { mode: 'solo', players: ['Ada'] },
  ])('gives the same bytes when it is reopened: %o', async (table) => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(table), SEED);
    do {
      const again = authorityOn(store).games;
      expect(JSON.stringify(await see(again, id))).toBe(JSON.stringify(await see(games, id)));
    } while (await playOne(games, id));
    const record = await library.exportRecord(id);
    expect(record?.seed).toBe(SEED);
    expect(replay(record).ok).toBe(true);
  });

  test('the seed is new for every game and revealed only at the end', async () => {
    const { games, library } = authorityOn();
    const ids = [await library.create(wanted()), await library.create(wanted())];
    expect(JSON.stringify(await Promise.all(ids.map((id) => library.exportRecord(id))))).toContain(
      '"seed":null',
    );
    for (const id of ids) await playAll(games, id);
    const seeds = await Promise.all(ids.map(async (id) => (await library.exportRecord(id))?.seed));
    expect(new Set(seeds).size).toBe(2);
  });

  test('a duplicate, stale or foreign turn is rejected and changes nothing', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(THREE, SEED);
    const { steps } = await next(games, id);
    await games.submit(id, { seat: 0, round: 0, steps });
    const before = await see(games, id);
    expect((await games.submit(id, { seat: 0, round: 0, steps }))?.code).toBe('already-in');
    expect((await games.submit(id, { seat: 1, round: 1, steps }))?.code).toBe('stale-round');
    expect((await games.submit(id, { seat: 7, round: 0, steps }))?.code).toBe('no-such-seat');
    expect((await games.takeBack(id, { seat: 1, round: 0 }))?.code).toBe('not-in');
    expect(await see(games, id)).toEqual(before);
  });
});

describe('pass and play', () => {
  test('the device goes to the first seat that has not submitted, and after the last turn stays there', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(THREE, SEED);
    const seats: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      seats.push((await see(games, id)).active);
      await playOne(games, id);
    }
    expect(seats).toEqual([0, 1, 2, 0]);
    expect((await see(games, id)).over).toBe(false);
    await playAll(games, id);
    expect(await see(games, id)).toMatchObject({ over: true, active: 2 });
  });

  test('a turn that is taken back returns to its owner, with its draft', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(), SEED);
    await games.saveDraft(id, draftOf(0, 3));
    await games.submit(id, await next(games, id));
    expect(await games.takeBack(id, { seat: 0, round: 0 })).toBeUndefined();
    for (const each of [games, authorityOn(store).games]) {
      const snapshot = await see(each, id);
      expect(snapshot.active).toBe(0);
      expect(snapshot.drafts).toEqual([draftOf(0, 3)]);
    }
  });

  test("no seat sees another seat's draft", async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted(), SEED);
    await games.saveDraft(id, draftOf(1));
    expect((await see(games, id)).drafts).toEqual([]);
    await games.saveDraft(id, draftOf(0));
    expect((await see(games, id)).drafts).toEqual([draftOf(0)]);
    await games.submit(id, await next(games, id));
    const second = await see(games, id);
    expect(second.drafts).toEqual([draftOf(1)]);
    expect(second.views[1]?.now?.turn).toBeNull();
    const inTheView = JSON.stringify(second.views[1]);
    expect(inTheView).not.toContain(JSON.stringify(second.views[0]?.now?.turn));
    expect(inTheView).not.toContain('taps');
  });
});

describe('drafts', () => {
  test('are stored with their undone steps, and the latest counts', async () => {
    const store = new MemoryStore();
    const id = await authorityOn(store).library.create(wanted(), SEED);
    for (const taps of [1, 2, 3]) await authorityOn(store).games.saveDraft(id, draftOf(0, taps));
    expect((await see(authorityOn(store).games, id)).drafts).toEqual([draftOf(0, 3)]);
  });

  test('for another round, or for a submitted turn, are ignored', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted(), SEED);
    await games.saveDraft(id, { ...draftOf(0), round: 1 });
    expect((await see(games, id)).drafts).toEqual([]);
    await playOne(games, id);
    await games.saveDraft(id, draftOf(0, 2));
    await playOne(games, id);
    const { active, drafts } = await see(games, id);
    expect({ active, drafts }).toEqual({ active: 0, drafts: [] });
  });
});
