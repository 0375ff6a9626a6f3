import { LIMITS } from 'picket-protocol';
import type { Metrics } from '../ops/metrics.ts';
import type { Ownership } from '../store/ownership.ts';
import { Elsewhere, Room, RoomGone, type RoomDependencies } from './room.ts';

export interface RoomsDependencies extends Omit<RoomDependencies, 'broken' | 'term'> {
  readonly ownership: Ownership;
  readonly metrics: Pick<Metrics, 'send' | 'load' | 'tablesLost'>;
  readonly failed: (error: unknown) => void;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The tables in memory: loaded on demand, and unloaded when idle. */
export class Rooms {
  readonly #deps: RoomsDependencies;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();

  constructor(deps: RoomsDependencies) {
    this.#deps = deps;
  }

  /** The rooms in memory. */
  loaded(): Iterable<Room> {
    return this.#loaded.values();
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Undefined if the table does not exist. Throws `Elsewhere` if another node runs it. */
  open(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const loading: Promise<Room | undefined> = this.#load(id, () => this.#rooms.get(id) === loading).catch(
      (error: unknown) => {
        if (this.#rooms.get(id) === loading) this.#rooms.delete(id);
        throw error;
      },
    );
    this.#rooms.set(id, loading);
    return loading;
  }

  /** Unloads a table and disconnects its viewers; it is loaded again when needed. */
  drop(id: string): void {
    const room = this.#loaded.get(id);
    this.#rooms.delete(id);
    this.#loaded.delete(id);
    if (room === undefined) return;
    room.close();
    this.#release(id, room.term);
  }

  dropAll(): void {
    for (const id of this.#rooms.keys()) this.drop(id);
  }

  /** Unloads a table that was deleted. */
  forget(id: string): void {
    this.drop(id);
    this.#deps.owners.release(id);
  }

  /** Unloads idle tables. */
  sweep(): void {
    const before = this.#deps.now() - this.#deps.config.keep.idleMinutes * MINUTE;
    for (const room of this.#loaded.values()) {
      if (room.viewers.size === 0 && room.usedAt < before) this.drop(room.state.id);
    }
  }

  /** `isWanted` is false if the table was dropped meanwhile: the data may be stale, and another load may be running. */
  async #load(id: string, isWanted: () => boolean): Promise<Room | undefined> {
    const { store, ownership, metrics, config, now, changed, failed } = this.#deps;
    const start = performance.now();
    const since = now() - config.keep.answerHours * HOUR;
    // Commands of a dropped room may still be being stored.
    await store.commit(id, []).catch(() => undefined);
    const claim = await ownership.claim(id);
    if (claim !== undefined && 'elsewhere' in claim) throw new Elsewhere(claim.elsewhere);
    // After the claim, since the previous owner may have stored something until then.
    const stored = claim && (await store.table(id, since, LIMITS.chatKept));
    if (!isWanted()) return this.open(id);
    if (claim === undefined || stored === undefined) {
      this.#rooms.delete(id);
      return undefined;
    }
    const { term } = claim;
    const room = new Room(stored, {
      ...this.#deps,
      term,
      broken: (broken, error) => {
        failed(error);
        metrics.tablesLost.inc({ reason: error instanceof RoomGone ? 'elsewhere' : 'failed' });
        if (this.#loaded.get(id) !== broken) return;
        this.#rooms.delete(id);
        this.#loaded.delete(id);
        this.#release(id, term);
        // After pending answers.
        setImmediate(() => broken.close());
      },
    });
    this.#loaded.set(id, room);
    metrics.load.observe((performance.now() - start) / 1000);
    changed(room, 'change');
    return room;
  }

  /** Releases the table to other nodes, once all decisions made here are stored. */
  #release(id: string, term: number): void {
    const { store, ownership, failed } = this.#deps;
    if (!ownership.isShared) return;
    store
      .commit(id, [])
      .catch(() => undefined)
      .then(() => ownership.release(id, term))
      .catch(failed);
  }
}
