import type { Box } from 'picket-engine';
import { LIMITS } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import type { Store } from '../store/store.ts';
import type { Codes } from './codes.ts';
import { Room, type RoomEvent } from './room.ts';

export interface RoomsSurroundings {
  readonly config: Config;
  readonly store: Store;
  readonly codes: Codes;
  readonly box: Box;
  readonly now: () => number;
  readonly isPaused: () => boolean;
  readonly changed: (room: Room, event: RoomEvent) => void;
  readonly failed: (error: unknown) => void;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The tables in memory. One is read when it is first asked for, and leaves when nobody has looked at it for a while. */
export class Rooms {
  readonly #around: RoomsSurroundings;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();

  constructor(around: RoomsSurroundings) {
    this.#around = around;
  }

  /** The rooms in memory. */
  loaded(): Iterable<Room> {
    return this.#loaded.values();
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Undefined where there is no such table. */
  open(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id).catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    this.#rooms.set(id, loading);
    return loading;
  }

  /** Reads a table anew, or forgets one that is gone: whoever looks at it comes again. */
  drop(id: string): void {
    const room = this.#loaded.get(id);
    this.#rooms.delete(id);
    this.#loaded.delete(id);
    room?.close();
  }

  /** Lets go of what nobody needs. */
  sweep(): void {
    const before = this.#around.now() - this.#around.config.keep.idleMinutes * MINUTE;
    for (const room of this.#loaded.values()) {
      if (room.viewers.size === 0 && room.usedAt < before) this.drop(room.state.id);
    }
  }

  async #load(id: string): Promise<Room | undefined> {
    const { store, codes, box, config, now, isPaused, changed, failed } = this.#around;
    const since = now() - config.keep.answerHours * HOUR;
    const stored = await store.table(id, since, LIMITS.chatKept);
    if (stored === undefined) {
      this.#rooms.delete(id);
      return undefined;
    }
    const room = new Room(stored, {
      config,
      store,
      codes,
      box,
      now,
      isPaused,
      changed,
      broken: (broken, error) => {
        failed(error);
        if (this.#loaded.get(id) !== broken) return;
        this.#rooms.delete(id);
        this.#loaded.delete(id);
        // Those who wait for an answer get it first.
        setImmediate(() => broken.close());
      },
    });
    this.#loaded.set(id, room);
    changed(room, 'other');
    return room;
  }
}
