import {
  defaultOptions,
  FastRandom,
  legalSteps,
  isComplete,
  positionIn,
  readView,
  replay,
  startDraft,
  takeStep,
} from '@picket/engine';
import type { Options, Step, ViewRecord } from '@picket/engine';
import { describe, expect, test } from 'vitest';
import type { GameId, KeptDraft } from './authority.ts';
import { Games } from './games.ts';
import { MemoryStore } from './memoryStore.ts';
import { StoreFailure, type Change, type Found, type Store } from './store.ts';

const TWO: Options = { ...defaultOptions, players: ['Ada', 'Bob'] };
const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

function gamesOn(store: Store): Games {
  let time = 0;
  let drawn = 0;
  return new Games({
    store,
    now: () => ++time,
    random: (bytes) => new Uint8Array(bytes).fill(++drawn),
  });
}

/** Any whole turn, always the same for the same view. */
function anyTurn(view: ViewRecord, salt = ''): Step[] {
  const read = readView(view);
  const position = read.ok ? positionIn(read.value) : undefined;
  if (position === undefined) throw new Error('nothing to play');
  const random = new FastRandom(`${view.record.rounds.length}/${view.seat}${salt}`);
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const steps = [...legalSteps(draft)];
    const next = takeStep(draft, steps[random.below(steps.length)]);
    if (next.ok) draft = next.value;
  }
  return [...draft.steps];
}

async function see(games: Games, id: GameId) {
  const snapshot = await games.snapshot(id);
  if (snapshot === undefined) throw new Error('no such game');
  return snapshot;
}

/** Hands in one turn of whoever is next, after keeping it as a draft of one tap a step. */
async function playOne(games: Games, id: GameId): Promise<boolean> {
  const { active, views } = await see(games, id);
  const view = active === undefined ? undefined : views[active];
  if (active === undefined || view === undefined) return false;
  const round = view.record.rounds.length;
  const steps = anyTurn(view);
  const taps = steps.map((step) => [step]);
  await games.keepDraft(id, { seat: active, round, taps, undone: [] });
  expect(await games.submit(id, { seat: active, round, steps })).toBeUndefined();
  return true;
}

async function playAll(games: Games, id: GameId): Promise<void> {
  while (await playOne(games, id));
}

const draftOf = (seat: number, taps = 1): KeptDraft => ({
  seat,
  round: 0,
  taps: Array.from({ length: taps }, () => [{ do: 'park' as const }]),
  undone: [[{ do: 'pool' as const }]],
});

describe('a game and its log', () => {
  test.each<Partial<Options>>([
    {},
    { advanced: true },
    { edition: '2023' },
    { edition: '2023', advanced: true },
    { mode: 'solo', players: ['Ada'] },
  ])('folds to the same bytes when it is opened again: %o', async (table) => {
    const store = new MemoryStore();
    const games = gamesOn(store);
    const id = await games.create({ ...TWO, ...table }, 'Elm Grove', SEED);
    do {
      const again = gamesOn(store);
      expect(JSON.stringify(await see(again, id))).toBe(JSON.stringify(await see(games, id)));
    } while (await playOne(games, id));
    const record = await games.exportRecord(id);
    expect(record?.seed).toBe(SEED);
    expect(replay(record).ok).toBe(true);
  });

  test('the seed is drawn anew for every game, and told only at the end', async () => {
    const games = gamesOn(new MemoryStore());
    const ids = [await games.create(TWO, 'A'), await games.create(TWO, 'B')];
    expect(JSON.stringify(await Promise.all(ids.map((id) => games.exportRecord(id))))).toContain(
      '"seed":null',
    );
    for (const id of ids) await playAll(games, id);
    const seeds = await Promise.all(ids.map(async (id) => (await games.exportRecord(id))?.seed));
    expect(new Set(seeds).size).toBe(2);
  });

  test('options that cannot be played are a mistake of the page', async () => {
    const games = gamesOn(new MemoryStore());
    await expect(games.create({ ...TWO, players: [] }, 'A')).rejects.toThrow('bad-shape');
    expect(await games.list()).toEqual([]);
  });

  test('a doubled, stale or foreign turn is refused and changes nothing', async () => {
    const games = gamesOn(new MemoryStore());
    const id = await games.create({ ...TWO, players: ['Ada', 'Bob', 'Cy'] }, 'A', SEED);
    const { views } = await see(games, id);
    const steps = anyTurn(views[0] as ViewRecord);
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
  test('the first seat that is not in holds the device', async () => {
    const games = gamesOn(new MemoryStore());
    const id = await games.create({ ...TWO, players: ['Ada', 'Bob', 'Cy'] }, 'A', SEED);
    const seats: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      seats.push((await see(games, id)).active);
      await playOne(games, id);
    }
    expect(seats).toEqual([0, 1, 2, 0]);
    await playAll(games, id);
    expect((await see(games, id)).active).toBeUndefined();
  });

  test('a turn taken back is its owner’s again, with the draft it was made of', async () => {
    const store = new MemoryStore();
    const games = gamesOn(store);
    const id = await games.create(TWO, 'A', SEED);
    await games.keepDraft(id, draftOf(0, 3));
    const { views } = await see(games, id);
    await games.submit(id, { seat: 0, round: 0, steps: anyTurn(views[0] as ViewRecord) });
    expect(await games.takeBack(id, { seat: 0, round: 0 })).toBeUndefined();
    for (const each of [games, gamesOn(store)]) {
      const snapshot = await see(each, id);
      expect(snapshot.active).toBe(0);
      expect(snapshot.drafts).toEqual([draftOf(0, 3)]);
    }
  });

  test('no seat is shown what another is about to do', async () => {
    const games = gamesOn(new MemoryStore());
    const id = await games.create(TWO, 'A', SEED);
    await games.keepDraft(id, draftOf(1));
    expect((await see(games, id)).drafts).toEqual([]);
    await games.keepDraft(id, draftOf(0));
    const first = await see(games, id);
    expect(first.drafts).toEqual([draftOf(0)]);
    await games.submit(id, { seat: 0, round: 0, steps: anyTurn(first.views[0] as ViewRecord) });
    const second = await see(games, id);
    expect(second.drafts).toEqual([draftOf(1)]);
    expect(second.views[1]?.now?.turn).toBeNull();
    const inTheView = JSON.stringify(second.views[1]);
    expect(inTheView).not.toContain(JSON.stringify(second.views[0]?.now?.turn));
    expect(inTheView).not.toContain('taps');
  });
});

describe('drafts', () => {
  test('are kept with what was undone, and the last one counts', async () => {
    const store = new MemoryStore();
    const id = await gamesOn(store).create(TWO, 'A', SEED);
    for (const taps of [1, 2, 3]) await gamesOn(store).keepDraft(id, draftOf(0, taps));
    expect((await see(gamesOn(store), id)).drafts).toEqual([draftOf(0, 3)]);
  });

  test('of another round, or of a turn that is in, are left aside', async () => {
    const games = gamesOn(new MemoryStore());
    const id = await games.create(TWO, 'A', SEED);
    await games.keepDraft(id, { ...draftOf(0), round: 1 });
    expect((await see(games, id)).drafts).toEqual([]);
    await playOne(games, id);
    await games.keepDraft(id, draftOf(0, 2));
    await playOne(games, id);
    const { active, drafts } = await see(games, id);
    expect({ active, drafts }).toEqual({ active: 0, drafts: [] });
  });
});

/** Lets a number of writes through; then the tab is gone, before or after the next one reached the disk. */
class DyingStore implements Store {
  readonly #disk: Store;
  readonly #last: 'lost' | 'kept';
  #left: number;

  constructor(disk: Store, writes: number, last: 'lost' | 'kept') {
    this.#disk = disk;
    this.#left = writes;
    this.#last = last;
  }

  ids = () => this.#disk.ids();
  read = (id: GameId) => this.#disk.read(id);
  remove = (id: GameId) => this.#disk.remove(id);

  async write(change: Change): Promise<void> {
    if (this.#left-- > 0) return this.#disk.write(change);
    if (this.#left === -1 && this.#last === 'kept') await this.#disk.write(change);
    throw new Error('the tab is gone');
  }
}

describe('a tab that goes away between any two writes', () => {
  const WRITES = 40;

  test.each(['lost', 'kept'] as const)(
    'loses nothing acknowledged, the last write being %s',
    async (last) => {
      for (let writes = 1; writes < WRITES; writes++) {
        const disk = new MemoryStore();
        const games = gamesOn(new DyingStore(disk, writes, last));
        const id = await games.create(TWO, 'A', SEED);
        let acknowledged = await see(games, id);
        try {
          for (;;) {
            const { active = 0, views } = await see(games, id);
            const view = views[active] as ViewRecord;
            const turn = { seat: active, round: view.record.rounds.length, steps: anyTurn(view) };
            await games.keepDraft(id, { ...turn, taps: turn.steps.map((step) => [step]), undone: [] });
            acknowledged = await see(games, id);
            await games.submit(id, turn);
            acknowledged = await see(games, id);
          }
        } catch (error) {
          expect((error as Error).message).toBe('the tab is gone');
        }
        const found = await see(gamesOn(disk), id);
        if (last === 'lost') expect(found).toEqual(acknowledged);
        else expect(progress(found)).toBeGreaterThanOrEqual(progress(acknowledged));
        // And it can be played to its end.
        const heirs = gamesOn(disk);
        await playOne(heirs, id);
      }
    },
  );

  const progress = ({ views, drafts }: { views: readonly ViewRecord[]; drafts: readonly KeptDraft[] }) =>
    (views[0]?.record.rounds.length ?? 0) * 100 +
    (views[0]?.now?.in.filter(Boolean).length ?? 0) * 10 +
    drafts.length;
});

/** Refuses to write, or to do anything at all, as long as it is told to. */
class MoodyStore extends MemoryStore {
  mood: 'well' | 'full' | 'blocked' = 'well';

  override async ids(): Promise<readonly GameId[]> {
    if (this.mood === 'blocked') throw new StoreFailure('storage-blocked');
    return super.ids();
  }

  override async read(id: GameId): Promise<Found | undefined> {
    if (this.mood === 'blocked') throw new StoreFailure('storage-blocked');
    return super.read(id);
  }

  override async write(change: Change): Promise<void> {
    if (this.mood === 'full') throw new StoreFailure('storage-full');
    if (this.mood === 'blocked') throw new StoreFailure('storage-blocked');
    return super.write(change);
  }
}

describe('a store that fails', () => {
  test('blocked from the start: the game is played in memory and says so', async () => {
    const store = new MoodyStore();
    store.mood = 'blocked';
    const games = gamesOn(store);
    const id = await games.create(TWO, 'A', SEED);
    expect((await see(games, id)).problem).toBe('storage-blocked');
    await playAll(games, id);
    expect(await games.list()).toMatchObject([{ id, over: true }]);
    await games.remove(id);
  });

  test('full in the middle: once there is room again, everything is kept, also what was taken back', async () => {
    const store = new MoodyStore();
    const games = gamesOn(store);
    const id = await games.create(TWO, 'A', SEED);
    await playOne(games, id);
    store.mood = 'full';
    await games.takeBack(id, { seat: 0, round: 0 });
    expect((await see(games, id)).problem).toBe('storage-full');
    // Other tabs' news must not make it forget what only it knows.
    await games.forget(id);
    expect(await games.keepDraft(id, draftOf(0, 2))).toBe(false);
    store.mood = 'well';
    expect(await games.keepDraft(id, draftOf(0, 3))).toBe(true);
    const held = await see(games, id);
    expect(held.problem).toBeUndefined();
    expect(held.active).toBe(0);
    expect(await see(gamesOn(store), id)).toEqual(held);
  });

  test('a bug in the store is not taken for a full disk', async () => {
    const store = new MemoryStore();
    store.write = () => Promise.reject(new TypeError('a bug'));
    await expect(gamesOn(store).create(TWO, 'A')).rejects.toThrow('a bug');
  });
});

describe('the list', () => {
  test('has the last one played first, with its scores', async () => {
    const games = gamesOn(new MemoryStore());
    const [a, b] = [await games.create(TWO, 'A'), await games.create(TWO, 'B')];
    await playOne(games, a);
    await playOne(games, a);
    expect(await games.list()).toMatchObject([
      { id: a, city: 'A', rounds: 1, over: false, scores: [expect.any(Number), expect.any(Number)] },
      { id: b, city: 'B', rounds: 0 },
    ]);
    await games.remove(a);
    expect(await games.list()).toMatchObject([{ id: b }]);
    expect(await games.snapshot(a)).toBeUndefined();
  });

  test('names a damaged game as such and lives on', async () => {
    const store = new MemoryStore();
    const games = gamesOn(store);
    const ids: GameId[] = [];
    for (let i = 0; i < 6; i++) ids.push(await games.create(TWO, `${i}`));
    for (const id of ids) await playOne(games, id);
    const damages: ((found: Found) => unknown)[] = [
      () => ({ game: null, turns: [], drafts: [] }),
      ({ game, ...rest }) => ({ ...rest, game: { ...(game as object), seed: 'short' } }),
      ({ game, ...rest }) => ({ ...rest, game: { ...(game as object), rules: 99 } }),
      ({ game, ...rest }) => ({ ...rest, game: { ...(game as object), city: 1 } }),
      (found) => ({ ...found, turns: [null] }),
    ];
    const read = store.read.bind(store);
    store.read = async (id) => {
      const found = (await read(id)) as Found;
      return (damages[ids.indexOf(id)]?.(found) ?? { ...found, drafts: ['?'] }) as Found;
    };
    const list = await gamesOn(store).list();
    expect(
      list
        .filter(({ damaged }) => damaged)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.slice(0, 5).toSorted());
    expect(list.find(({ damaged }) => !damaged)?.city).toBe('5');
  });
});
