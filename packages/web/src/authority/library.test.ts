import { builtIn, readSheet, type PlanCard } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import type { GameId } from './authority.ts';
import { MemoryStore } from './memoryStore.ts';
import type { StoredValues } from './store.ts';
import { authorityOn, playAll, playOne, see, SEED, wanted } from './testGames.ts';

const plansOf = (slot: string): readonly PlanCard[] =>
  builtIn.editions['2018']?.plans.filter((card) => card.slot === slot && card.level === 'standard') ?? [];

describe('a new game', () => {
  test('throws if its options cannot be played, since that is a bug of the page', async () => {
    const { library } = authorityOn();
    const hash = `sha256:${'0'.repeat(64)}`;
    await expect(library.create(wanted({ players: [] }))).rejects.toThrow('bad-shape');
    await expect(library.create(wanted({ components: hash }))).rejects.toThrow('components-missing');
    for (const bots of [[], [null], ['regular', 'regular'] as const, [null, null, null]]) {
      await expect(library.create(wanted({}, { bots }))).rejects.toThrow('person');
    }
    const without = plansOf('B').map(({ id }) => id);
    await expect(library.create(wanted({}, { without }))).rejects.toThrow('no-such-plan');
    expect(await library.list()).toEqual([]);
  });

  test('never has excluded plans, and otherwise has the plans of its seed', async () => {
    const { games, library } = authorityOn();
    const plansIn = async (without: readonly string[]) => {
      const id = await library.create(wanted({}, { without }), SEED);
      return Object.values((await see(games, id)).views[0]?.record.plans ?? {});
    };
    const dealt = await plansIn([]);
    expect(await plansIn(['no-plan-at-all'])).toEqual(dealt);
    const others = await plansIn(dealt);
    expect(others.filter((plan) => dealt.includes(plan))).toEqual([]);
    const [only, ...rest] = plansOf('C').map(({ id }) => id);
    expect((await plansIn(rest))[2]).toBe(only);
  });

  test('has the same cards with the same deal, and others with a new one', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(
      wanted({ advanced: true }, { city: 'Elm Grove', bots: [null, 'casual'] }),
      SEED,
    );
    const first = await see(games, id);
    const same = await see(games, await library.again(id, 'same'));
    expect(same).toEqual({ ...first, id: same.id, played: same.played });
    const fresh = await see(games, await library.again(id, 'new'));
    expect(fresh).toMatchObject({ city: 'Elm Grove', bots: [null, 'casual'], over: false });
    expect(fresh.views[0]?.record.options).toEqual(first.views[0]?.record.options);
    expect(fresh.views[0]?.record.commitment).not.toBe(first.views[0]?.record.commitment);
    expect(new Set([id, same.id, fresh.id]).size).toBe(3);
  });

  test('keeps whether the odds lens is allowed, even when started again', async () => {
    const { games, library } = authorityOn();
    const allowed = await library.create(wanted({}), SEED);
    const forbidden = await library.create(wanted({}, { odds: false }), SEED);
    const oddsOf = async (id: GameId) => (await see(games, id)).odds;
    expect(await oddsOf(allowed)).toBeUndefined();
    expect(await oddsOf(forbidden)).toBe(false);
    expect(await oddsOf(await library.again(forbidden, 'new'))).toBe(false);
  });

  test('when started again, keeps chosen plans and redraws the others', async () => {
    const { games, library } = authorityOn();
    const plans = ['A', 'B', 'C'].map((slot) => plansOf(slot)[0]?.id ?? '');
    const chosen = await library.create(wanted({ plans }), SEED);
    const drawn = await library.create(wanted({}, { without: plans }), SEED);
    const planOf = async (id: GameId) => Object.values((await see(games, id)).views[0]?.record.plans ?? {});
    expect(await planOf(await library.again(chosen, 'new'))).toEqual(plans);
    expect(await planOf(await library.again(drawn, 'same'))).toEqual(await planOf(drawn));
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const now = await planOf(await library.again(drawn, 'new'));
      expect(now.filter((plan) => plans.includes(plan))).toEqual([]);
      seen.add(now.join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('the list', () => {
  test('is sorted by last played, with scores and towns', async () => {
    const { games, library } = authorityOn();
    const [a, b] = [await library.create(wanted()), await library.create(wanted({}, { city: 'B' }))];
    await playOne(games, a);
    await playOne(games, a);
    const [first, second] = await library.list();
    expect(first).toMatchObject({ id: a, city: 'A', rounds: 1, over: false, bots: [null, null] });
    expect(first?.scores).toEqual([expect.any(Number), expect.any(Number)]);
    expect(first?.towns.map((town) => readSheet(town, builtIn).ok)).toEqual([true, true]);
    expect(JSON.stringify(first?.towns)).not.toBe(JSON.stringify(second?.towns));
    expect(first).not.toHaveProperty('opponentScore');
    expect(second).toMatchObject({ id: b, city: 'B', rounds: 0 });
  });

  test("shows the AAA's score", async () => {
    const { games, library } = authorityOn();
    const opponent = builtIn.editions['2023']?.architects.at(-1)?.id ?? null;
    const id = await library.create(wanted({ edition: '2023', mode: 'aaa', players: ['Ada'], opponent }));
    await playAll(games, id);
    const record = await library.exportRecord(id);
    expect(record?.result?.opponent?.total).toBeTypeOf('number');
    expect((await library.list())[0]?.opponentScore).toBe(record?.result?.opponent?.total);
  });

  test('marks an unreadable game and still works', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const ids: GameId[] = [];
    for (let i = 0; i < 12; i++) ids.push(await library.create(wanted({}, { city: `${i}` })));
    for (const id of ids) await playOne(games, id);
    const change =
      (fields: object) =>
      ({ game, ...rest }: StoredValues) => ({ ...rest, game: { ...(game as object), ...fields } });
    const damages: ((found: StoredValues) => unknown)[] = [
      () => ({ game: null, turns: [], drafts: [] }),
      change({ seed: 'short' }),
      change({ rules: 99 }),
      change({ city: 1 }),
      change({ options: undefined }),
      change({ bots: [null] }),
      change({ bots: ['oracle', null] }),
      change({ played: Number.NaN }),
      change({ created: 1e20 }),
      change({ practice: 'yes' }),
      (found) => ({ ...found, turns: [null] }),
    ];
    const read = store.read.bind(store);
    store.read = async (id) => {
      const found = (await read(id)) as StoredValues;
      return (damages[ids.indexOf(id)]?.(found) ?? { ...found, drafts: ['?'] }) as StoredValues;
    };
    const list = await authorityOn(store).library.list();
    expect(
      list
        .filter(({ damaged }) => damaged)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.slice(0, damages.length).toSorted());
    expect(list.find(({ damaged }) => !damaged)?.city).toBe('11');
  });
});

describe('a game that was removed', () => {
  test('is restored unchanged, also in the store', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(), SEED);
    for (let turn = 0; turn < 3; turn++) await playOne(games, id);
    const before = await see(games, id);
    await library.remove(id);
    expect(await library.list()).toEqual([]);
    expect(await games.snapshot(id)).toBeUndefined();
    expect(await store.ids()).toEqual([]);
    await library.restore(id);
    expect(await see(games, id)).toEqual(before);
    expect(await see(authorityOn(store).games, id)).toEqual(before);
  });

  test('is restored even if it is unreadable, but only once', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted(), SEED);
    await playOne(games, id);
    const found = (await store.read(id)) as StoredValues;
    const newer = { ...found, game: { ...(found.game as object), rules: 99 } } as StoredValues;
    await store.write({ ...newer, whole: true } as Parameters<typeof store.write>[0]);
    const later = authorityOn(store).library;
    await later.remove(id);
    await later.restore(id);
    expect(await store.read(id)).toEqual(newer);
    await store.remove(id);
    await later.restore(id);
    expect(await store.ids()).toEqual([]);
  });
});
