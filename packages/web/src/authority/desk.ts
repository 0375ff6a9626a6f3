import { refusal, type Refusal } from '@picket/engine';
import type { GameId } from './authority.ts';
import type { Games } from './games.ts';
import type { CallName, Calls, ToPage, ToWorker } from './messages.ts';
import type { Tabs, TabsEvents } from './tabs.ts';

/** The worker's side of the page: answers calls, and tells the page about the games that it watches. */
export class Desk {
  readonly #games: Games;
  readonly #tabs: Tabs;
  readonly #post: (message: ToPage) => void;
  readonly #watched = new Set<GameId>();
  readonly #calls: Calls;

  constructor(games: Games, tabs: (events: TabsEvents) => Tabs, post: (message: ToPage) => void) {
    this.#games = games;
    this.#post = post;
    this.#tabs = tabs({
      holds: (id) => void this.#readAnew(id),
      changed: (id) => void this.#readAnew(id),
      settled: () => games.settled(),
    });
    this.#calls = {
      create: (options, city, seed) => games.create(options, city, seed),
      submit: (id, turn) => this.#play(id, turn.seat, () => games.submit(id, turn)),
      takeBack: (id, turn) => this.#play(id, turn.seat, () => games.takeBack(id, turn)),
      keepDraft: async (id, draft) => {
        if (!this.#tabs.holds(id)) return;
        if (await games.keepDraft(id, draft)) await this.#show(id);
      },
      takeOver: (id) => this.#tabs.takeOver(id),
      list: () => games.list(),
      remove: async (id) => {
        await games.remove(id);
        this.#tabs.tell('removed', id);
        await this.#show(id);
      },
      exportRecord: (id) => games.exportRecord(id),
    };
  }

  async receive(message: ToWorker): Promise<void> {
    if ('watch' in message) {
      this.#watched.add(message.watch);
      this.#tabs.enter(message.watch);
    } else if ('unwatch' in message) {
      this.#watched.delete(message.unwatch);
      this.#tabs.leave(message.unwatch);
    } else {
      this.#post(await this.#answer(message));
    }
  }

  async #answer({ call, nr, args }: Extract<ToWorker, { call: CallName }>): Promise<ToPage> {
    try {
      const work = this.#calls[call] as (...args: readonly unknown[]) => Promise<unknown>;
      return { nr, value: await work(...args) };
    } catch (error) {
      return { nr, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A command of a tab that only watches was on its way while another took over: that seat is no longer here. */
  async #play(
    id: GameId,
    seat: number,
    work: () => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    if (!this.#tabs.holds(id)) return refusal('no-such-seat', { seat });
    const refused = await work();
    if (refused !== undefined) return refused;
    this.#tabs.tell('changed', id);
    await this.#show(id);
    return undefined;
  }

  /** Another tab may have written since: what is shown comes from the store. */
  async #readAnew(id: GameId): Promise<void> {
    await this.#games.forget(id);
    await this.#show(id);
  }

  async #show(id: GameId): Promise<void> {
    if (!this.#watched.has(id)) return;
    const snapshot = await this.#games.snapshot(id);
    if (!this.#watched.has(id)) return;
    if (snapshot === undefined) {
      this.#post({ gone: id });
      return;
    }
    // A game that is over is everybody's to look at.
    const elsewhere = snapshot.active !== undefined && !this.#tabs.holds(id);
    this.#post({ snapshot: { ...snapshot, elsewhere } });
  }
}
