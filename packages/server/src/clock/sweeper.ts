import type { Config } from '../config/schema.ts';
import type { Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Store } from '../store/store.ts';
import type { BotRunner } from './botRunner.ts';

export interface SweeperDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly botRunner: BotRunner;
  readonly now: () => number;
  /** Whether the server is read-only. */
  readonly isPaused: () => boolean;
  /** Executes the operator's orders. */
  readonly runOrders: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Tables handled in one go. */
const AT_ONCE = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY_EVERY = 600_000;

/** Regularly checks for clocks that ran out, absent players and expired tables. */
export class Sweeper {
  readonly #deps: SweeperDependencies;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #expired = 0;
  /** Since when players have been able to play. */
  #open: number;

  constructor(deps: SweeperDependencies) {
    this.#deps = deps;
    this.#open = deps.now();
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#working = this.sweep().catch(this.#deps.failed);
      void this.#working.then(() => this.#timer && this.start());
    }, this.#deps.config.clock.sweep);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#working;
  }

  async sweep(): Promise<void> {
    const { rooms, now, runOrders, isPaused } = this.#deps;
    await runOrders();
    if (isPaused()) {
      this.#open = now();
      return;
    }
    await this.#wake();
    // Concurrently, so that their writes share a commit.
    await Promise.all(Array.from(rooms.loaded(), (room) => this.#look(room)));
    rooms.sweep();
    if (now() - this.#expired < EXPIRY_EVERY) return;
    // More are left: go on at the next sweep, rather than holding this one up.
    if (await this.#expire()) this.#expired = now();
  }

  /** Loads the tables that are due; one that cannot be loaded must not block the others. */
  async #wake(): Promise<void> {
    const { store, rooms, now, failed } = this.#deps;
    for (const id of await store.due(now(), AT_ONCE)) {
      await rooms.open(id).catch((error: unknown) => {
        failed(error);
        return store.commit(id, [{ update: 'tables', where: { id }, set: { due: null } }]);
      });
    }
  }

  async #look(room: Room): Promise<void> {
    const { config, botRunner, now, failed } = this.#deps;
    await room.tick(now() - this.#open < config.clock.graceSeconds * 1000).catch(failed);
    botRunner.run(room);
  }

  /** Deletes a number of expired tables; returns whether none is left. */
  async #expire(): Promise<boolean> {
    const { config, store, rooms, now } = this.#deps;
    const limits = [
      ['lobby', config.keep.lobbyDays],
      ['playing', config.keep.unfinishedDays],
      ['closed', config.keep.unfinishedDays],
    ] as const;
    await store.commit('expiry', [
      { expire: 'answers', by: 'at', before: now() - config.keep.answerHours * HOUR },
      { expire: 'links', by: 'expires', before: now() },
    ]);
    let isDone = true;
    for (const [status, days] of limits) {
      const old = await store.untouched(status, now() - days * DAY, AT_ONCE);
      await Promise.all(old.map((id) => store.commit(id, [{ remove: 'tables', where: { id } }])));
      for (const id of old) rooms.forget(id);
      isDone &&= old.length < AT_ONCE;
    }
    return isDone;
  }
}
