import { describe, expect, test } from 'vitest';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, next, playAll, playOne, see, SEED, wanted } from './testGames.ts';

describe('taking back a round', () => {
  test('lets everyone play it again with the same cards, and marks the game as practice', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(), SEED);
    await playOne(games, id);
    await playOne(games, id);
    const second = await see(games, id);
    // The only turn of the third round is dropped, too.
    for (let turn = 0; turn < 3; turn++) await playOne(games, id);
    expect((await see(games, id)).practice).toBeUndefined();
    expect(await games.takeBackRound(id)).toBeUndefined();
    const back = await see(games, id);
    expect(back).toEqual({ ...second, practice: true, played: back.played });
    expect(back.played).toBeGreaterThan(second.played);
    expect(await see(authorityOn(store).games, id)).toEqual(back);
    expect(await library.list()).toMatchObject([{ id, practice: true, rounds: 1 }]);
  });

  test('keeps the draft of the round, unless a later one replaced it', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted({ players: ['Ada'] }), SEED);
    await playOne(games, id);
    await games.takeBackRound(id);
    expect((await see(games, id)).drafts).toMatchObject([{ seat: 0, round: 0 }]);
    await playOne(games, id);
    await games.saveDraft(id, { ...(await next(games, id)), taps: [], undone: [] });
    await games.takeBackRound(id);
    expect((await see(games, id)).drafts).toEqual([]);
  });

  test('works after the end, and the game can end differently', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(), SEED);
    await playAll(games, id);
    const first = await library.exportRecord(id);
    await games.takeBackRound(id);
    expect(await see(games, id)).toMatchObject({ over: false, active: 0, practice: true });
    expect((await library.exportRecord(id))?.seed).toBeNull();
    // Where the last turns were forced, earlier ones were not.
    for (let round = 0; round < 5; round++) await games.takeBackRound(id);
    while (await playOne(games, id, 'otherwise'));
    const second = await library.exportRecord(id);
    const earlier = (first?.rounds.length ?? 0) - 6;
    expect(second?.rounds.slice(0, earlier)).toEqual(first?.rounds.slice(0, earlier));
    expect(second?.rounds[earlier]?.cards).toEqual(first?.rounds[earlier]?.cards);
    expect(second?.rounds).not.toEqual(first?.rounds);
    expect(await authorityOn(store).library.exportRecord(id)).toEqual(second);
  });

  test('stops at the first round', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted(), SEED);
    const first = await see(games, id);
    expect((await games.takeBackRound(id))?.code).toBe('no-round-over');
    expect(await see(games, id)).toEqual(first);
    for (let turn = 0; turn < 6; turn++) await playOne(games, id);
    for (let round = 0; round < 3; round++) expect(await games.takeBackRound(id)).toBeUndefined();
    expect((await games.takeBackRound(id))?.code).toBe('no-round-over');
    expect(await see(games, id)).toMatchObject({ active: 0, practice: true, views: first.views });
  });
});
