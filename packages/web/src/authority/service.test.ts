import { hinting, levelOf, playerOf, think } from 'picket-bots';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameId, Snapshot, TurnMessage } from './authority.ts';
import { GameService } from './service.ts';
import type { CallName, Calls, ToPage } from './messages.ts';
import { MemoryStore } from './memoryStore.ts';
import type { Store } from './store.ts';
import { Tabs } from './tabs.ts';
import type { Bots } from './thinking.ts';
import { authorityOn, next, see, SEED, soon, wanted, type Authorities } from './testGames.ts';

/** A page with its own worker, on a shared store. */
class Page {
  readonly #authority: Authorities;
  readonly #channel = new BroadcastChannel('service-test');
  readonly #service: GameService;
  readonly #answers = new Map<number, ToPage>();
  /** The updates it received for each game; null once a game is gone. */
  readonly shown = new Map<GameId, Snapshot | null>();
  #calls = 0;

  constructor(store: Store, bots: Bots = { think, levelOf, playerOf }) {
    this.#authority = authorityOn(store);
    this.#service = new GameService({
      ...this.#authority,
      tabs: (events) => new Tabs(navigator.locks, this.#channel, events),
      post: (message) => this.#receive(message),
      bots: async () => ({ hinting, ...bots }),
      now: () => performance.now(),
      pause: () => new Promise((resolve) => setTimeout(resolve)),
    });
  }

  async watch(id: GameId): Promise<void> {
    void this.#service.receive({ watch: id });
    await soon(() => expect(this.shown.has(id)).toBe(true));
  }

  async call<N extends CallName>(
    call: N,
    ...args: Parameters<Calls[N]>
  ): Promise<Awaited<ReturnType<Calls[N]>>> {
    const nr = this.#calls++;
    await this.#service.receive({ call, nr, args } as Parameters<GameService['receive']>[0]);
    const answer = this.#answers.get(nr);
    if (answer === undefined || !('value' in answer)) throw new Error(JSON.stringify(answer));
    return answer.value as Awaited<ReturnType<Calls[N]>>;
  }

  /** A stored game. */
  async read(id: GameId) {
    return see(this.#authority.games, id);
  }

  /** A turn of the person who holds the device. */
  async play(id: GameId) {
    return this.call('submit', id, await next(this.#authority.games, id));
  }

  close(): void {
    for (const id of this.shown.keys()) void this.#service.receive({ unwatch: id });
    this.#channel.close();
  }

  #receive(message: ToPage): void {
    if ('snapshot' in message) this.shown.set(message.snapshot.id, message.snapshot);
    else if ('gone' in message) this.shown.set(message.gone, null);
    else this.#answers.set(message.nr, message);
  }
}

const open: Page[] = [];
function pagesOn(store: Store, count: number, bots?: Bots): Page[] {
  const pages = Array.from({ length: count }, () => new Page(store, bots));
  open.push(...pages);
  return pages;
}

afterEach(() => {
  for (const page of open.splice(0)) page.close();
});

const AGAINST_BOT = wanted({}, { bots: [null, 'casual'] });

describe('a page and its worker', () => {
  test("sees bots' turns as they are played", async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    const id = await page.call('create', AGAINST_BOT, SEED);
    await page.watch(id);
    for (let round = 1; round < 4; round++) {
      await soon(() => expect(page.shown.get(id)?.views[0]?.now?.in[1]).toBe(true));
      expect(await page.play(id)).toBeUndefined();
      expect(page.shown.get(id)?.views[0]?.record.rounds).toHaveLength(round);
    }
    expect(await page.call('takeBackRound', id)).toBeUndefined();
    expect(page.shown.get(id)).toMatchObject({ practice: true, elsewhere: false });
    await soon(() => expect(page.shown.get(id)?.views[0]?.now?.in).toEqual([false, true]));
  });

  test('sees a game being removed and restored', async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    const id = await page.call('create', AGAINST_BOT, SEED);
    await page.watch(id);
    await page.call('remove', id);
    expect(page.shown.get(id)).toBeNull();
    await page.call('restore', id);
    expect(page.shown.get(id)).toMatchObject({ id, over: false });
    await soon(() => expect(page.shown.get(id)?.views[0]?.now?.in[1]).toBe(true));
  });

  test('gets a hint only for a turn that can still be played', async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    const id = await page.call('create', wanted(), SEED);
    const first: TurnMessage = { seat: 0, round: 0, steps: [] };
    const second = { ...first, seat: 1 };
    await page.watch(id);
    const hint = await page.call('hint', id, first);
    expect(structuredClone(hint)).toEqual(hint);
    expect(await page.call('submit', id, { ...first, steps: hint?.turn ?? [] })).toBeUndefined();
    expect(await page.call('hint', id, first)).toBeUndefined();
    expect(await page.call('hint', id, second)).toBeDefined();
    expect(await page.call('hint', id, { ...second, round: 1 })).toBeUndefined();
  });

  test('sees a game become practice only if a hint was given', async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    const id = await page.call('create', wanted(), SEED);
    await page.watch(id);
    await page.call('hint', id, { seat: 0, round: 1, steps: [] });
    expect(page.shown.get(id)?.practice).toBeUndefined();
    for (let i = 0; i < 2; i++) await page.call('hint', id, { seat: 0, round: 0, steps: [] });
    expect(page.shown.get(id)?.practice).toBe(true);
    const record = await page.call('exportRecord', id);
    expect(record?.about?.practice).toEqual({ takeBacks: 0, hints: 2 });
  });

  test('gets the reason for a failure', async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    await expect(page.call('again', 'nowhere', 'new')).rejects.toThrow('no such game');
  });
});

// Node has locks since 24.5; every browser has them.
describe.runIf('locks' in navigator)('two pages', () => {
  test('let the one that plays run the bots, and take over with everything', async () => {
    const [first, second] = pagesOn(new MemoryStore(), 2) as [Page, Page];
    const id = await first.call('create', AGAINST_BOT, SEED);
    await first.watch(id);
    await second.watch(id);
    expect(second.shown.get(id)).toMatchObject({ elsewhere: true });
    expect((await second.call('takeBackRound', id))?.code).toBe('no-such-seat');
    await soon(() => expect(second.shown.get(id)?.views[0]?.now?.in[1]).toBe(true));
    await second.call('takeOver', id);
    await soon(() => expect(first.shown.get(id)).toMatchObject({ elsewhere: true }));
    expect((await first.play(id))?.code).toBe('no-such-seat');
    expect(await second.play(id)).toBeUndefined();
    await soon(() => expect(first.shown.get(id)?.views[0]?.record.rounds).toHaveLength(1));
    await soon(() => expect(first.shown.get(id)?.views[0]?.now?.in[1]).toBe(true));
  });

  test('show the substitute of a bot that lacks its networks', async () => {
    const [page] = pagesOn(new MemoryStore(), 1) as [Page];
    const id = await page.call('create', wanted({}, { bots: [null, 'architect'] }), SEED);
    await page.watch(id);
    expect(playerOf('architect').id).toBe('expert');
    await soon(() => expect(page.shown.get(id)?.bots).toEqual([null, 'expert']));
    const again = await page.call('again', id, 'new');
    expect((await page.read(again)).bots).toEqual([null, 'architect']);
  });

  test('never run bots for the same game', async () => {
    const store = new MemoryStore();
    const thoughts: [{ had: number }, { had: number }] = [{ had: 0 }, { had: 0 }];
    const [first, second] = thoughts.flatMap((counted) =>
      pagesOn(store, 1, {
        levelOf,
        playerOf,
        *think() {
          for (;;) yield void counted.had++;
        },
      }),
    ) as [Page, Page];
    const id = await first.call('create', AGAINST_BOT, SEED);
    await first.watch(id);
    await soon(() => expect(thoughts[0].had).toBeGreaterThan(0));
    await second.watch(id);
    expect(thoughts[1].had).toBe(0);
    await second.call('takeOver', id);
    await soon(() => expect(thoughts[1].had).toBeGreaterThan(0));
    const before = thoughts[0].had;
    await second.call('list');
    await first.call('list');
    expect(thoughts[0].had).toBe(before);
  });

  test('both show the end, and taking a round back makes a page the one that plays', async () => {
    const [first, second] = pagesOn(new MemoryStore(), 2) as [Page, Page];
    const id = await first.call('create', wanted({ players: ['Ada'] }), SEED);
    await first.watch(id);
    while (!first.shown.get(id)?.over) await first.play(id);
    await second.watch(id);
    expect(second.shown.get(id)).toMatchObject({ over: true, elsewhere: false });
    expect(await second.call('takeBackRound', id)).toBeUndefined();
    expect(second.shown.get(id)).toMatchObject({ over: false, elsewhere: false, practice: true });
    await soon(() => expect(first.shown.get(id)).toMatchObject({ over: false, elsewhere: true }));
  });

  test('see games that the other restores', async () => {
    const [first, second] = pagesOn(new MemoryStore(), 2) as [Page, Page];
    const id = await first.call('create', AGAINST_BOT, SEED);
    await first.watch(id);
    await second.call('remove', id);
    await soon(() => expect(first.shown.get(id)).toBeNull());
    await second.call('restore', id);
    await soon(() => expect(first.shown.get(id)).toMatchObject({ id }));
  });
});
