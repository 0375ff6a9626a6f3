import type { Config } from '../config/schema.ts';
import type { Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Caretaking } from './caretaking.ts';

export interface SweeperSurroundings {
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly caretaking: Caretaking;
  readonly now: () => number;
  /** Nothing is to change for now. */
  readonly isPaused: () => boolean;
  /** What else is looked after now and then. */
  readonly also: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Tables that are looked at in one go. */
const AT_ONCE = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY_EVERY = 600_000;

/** Looks again and again for what time alone brings about: clocks that run out, people who stay away, tables that nobody wants any more. */
export class Sweeper {
  readonly #around: SweeperSurroundings;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #expired = 0;
  /** Since when people can come and play. */
  #open: number;

  constructor(around: SweeperSurroundings) {
    this.#around = around;
    this.#open = around.now();
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#working = this.sweep().catch(this.#around.failed);
      void this.#working.then(() => this.#timer && this.start());
    }, this.#around.config.clock.sweep);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#working;
  }

  async sweep(): Promise<void> {
    const { rooms, now, also, isPaused } = this.#around;
    await also();
    if (isPaused()) {
      this.#open = now();
      return;
    }
    await this.#wake();
    // All at once, so that what they store shares a commit.
    await Promise.all(Array.from(rooms.loaded(), (room) => this.#look(room)));
    rooms.sweep();
    if (now() - this.#expired < EXPIRY_EVERY) return;
    this.#expired = now();
    await this.#expire();
  }

  /** Reads the tables that are due; one that cannot be read must not keep the others waiting. */
  async #wake(): Promise<void> {
    const { store, rooms, now, failed } = this.#around;
    for (const id of await store.due(now(), AT_ONCE)) {
      await rooms.open(id).catch((error: unknown) => {
        failed(error);
        return store.commit(id, [{ update: 'tables', where: { id }, set: { due: null } }]);
      });
    }
  }

  async #look(room: Room): Promise<void> {
    const { config, caretaking, now, failed } = this.#around;
    await room.tick(now() - this.#open < config.clock.graceSeconds * 1000).catch(failed);
    caretaking.attend(room);
  }

  async #expire(): Promise<void> {
    const { config, store, rooms, now } = this.#around;
    const limits = [
      ['lobby', config.keep.lobbyDays],
      ['playing', config.keep.unfinishedDays],
      ['closed', config.keep.unfinishedDays],
    ] as const;
    await store.commit('expiry', [
      { expire: 'answers', by: 'at', before: now() - config.keep.answerHours * HOUR },
      { expire: 'links', by: 'expires', before: now() },
    ]);
    for (const [status, days] of limits) {
      for (const id of await store.untouched(status, now() - days * DAY, AT_ONCE)) {
        await store.commit(id, [{ remove: 'tables', where: { id } }]);
        rooms.drop(id);
      }
    }
  }
}
