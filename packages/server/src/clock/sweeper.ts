import type { Config } from '../config/schema.ts';
import { RoomGone, type Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Ownership } from '../store/ownership.ts';
import type { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { namelessEntry } from '../table/sealed.ts';
import type { BotRunner } from './botRunner.ts';
import type { ClockStep, SteadyClock } from './steadyClock.ts';

export interface SweeperDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly ownership: Ownership;
  readonly rooms: Rooms;
  readonly botRunner: BotRunner;
  readonly clock: SteadyClock;
  /** Whether the server is read-only. */
  readonly isPaused: () => boolean;
  /** Executes operator commands. */
  readonly runOrders: () => Promise<void>;
  /** Called after each sweep, with its duration. */
  readonly swept: (ms: number) => void;
  /** Called after a jump of the system's clock was adopted. */
  readonly adopted: (step: ClockStep) => void;
  /** Called when nothing expires for a while because the clock may be wrong. */
  readonly suspended: () => void;
  readonly failed: (error: unknown) => void;
}

/** The key of the note that says when tables last could expire, which is when the clock was last trusted. */
export const LAST_TRUSTED = 'ran';

/** Tables per batch. */
const AT_ONCE = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY_EVERY = 600_000;

/** Regularly checks for clocks that have run out, absent players and expired tables. */
export class Sweeper {
  readonly #deps: SweeperDependencies;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  /** When tables last expired, in elapsed time. */
  #expired = Number.NEGATIVE_INFINITY;
  #isSuspended = false;
  #isSweeping = false;
  /** Since when players have been able to play, in elapsed time. */
  #open: number;

  constructor(deps: SweeperDependencies) {
    this.#deps = deps;
    this.#open = deps.clock.elapsed();
  }

  start(): void {
    this.#timer = setTimeout(() => this.#run(), this.#deps.config.clock.sweep);
  }

  #run(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const start = performance.now();
    this.#working = this.sweep()
      .catch(this.#deps.failed)
      .then(() => this.#deps.swept(performance.now() - start))
      .finally(() => (this.#isSweeping = false));
    void this.#working.then(() => this.#timer && this.start());
  }

  /** Doesn't wait for the next regular sweep. */
  soon(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#run();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#working;
  }

  async sweep(): Promise<void> {
    const { rooms, ownership, clock, runOrders, isPaused } = this.#deps;
    if (!ownership.isHeld()) return;
    await runOrders();
    if (isPaused()) {
      this.#open = clock.elapsed();
      return;
    }
    await this.#adoptJump();
    await this.#wake();
    // Concurrently, so their writes share a commit.
    await Promise.all(Array.from(rooms.loaded(), (room) => this.#look(room)));
    rooms.sweep();
    if (clock.elapsed() - this.#expired < EXPIRY_EVERY) return;
    // If there are more, continue at the next sweep rather than delay this one.
    if (await this.#expire()) this.#expired = clock.elapsed();
  }

  /** Deadlines and absences move along with the clock, so nobody becomes late or locked out. */
  async #adoptJump(): Promise<void> {
    const { clock, store, ownership, rooms, adopted } = this.#deps;
    const step = clock.adopt();
    if (step === undefined) return;
    rooms.dropAll();
    // Nodes that share a database use its clock, so stored times are right.
    if (!ownership.isShared) await store.commit('clock', [{ retime: step }]);
    // The rooms that were loaded in the meantime.
    rooms.dropAll();
    this.#open = clock.elapsed();
    adopted(step);
  }

  /** Loads the tables that are due; one that can't be loaded must not block the others. */
  async #wake(): Promise<void> {
    const { store, ownership, rooms, clock, failed } = this.#deps;
    for (const id of await ownership.claimDue(clock.now(), AT_ONCE)) {
      await rooms.open(id).catch((error: unknown) => {
        failed(error);
        if (error instanceof RoomGone) return undefined;
        return store.commit(id, [{ update: 'tables', where: { id }, set: { due: null } }]);
      });
    }
  }

  async #look(room: Room): Promise<void> {
    const { config, botRunner, clock, failed } = this.#deps;
    await room.tick(clock.elapsed() - this.#open < config.clock.graceSeconds * 1000).catch(failed);
    botRunner.run(room);
  }

  /** Deletes a batch of expired tables, unless the clock may be wrong; returns whether none are left. */
  async #expire(): Promise<boolean> {
    const { config, store, ownership, rooms, clock } = this.#deps;
    await store.truncateLog();
    if (!this.#mayExpire()) return true;
    const now = clock.now();
    const limits = [
      ['lobby', config.keep.lobbyDays],
      ['playing', config.keep.unfinishedDays],
      ['closed', config.keep.unfinishedDays],
    ] as const;
    await store.commit('expiry', [
      { put: 'notes', row: { name: LAST_TRUSTED, value: String(now) } },
      { expire: 'answers', by: 'at', before: now - config.keep.answerHours * HOUR },
      { expire: 'links', by: 'expires', before: now },
    ]);
    let isDone = true;
    for (const [status, days] of limits) {
      const found = await store.untouched(status, now - days * DAY, AT_ONCE);
      const old = await ownership.notElsewhere(found);
      const removal = (id: string): Write[] => [{ remove: 'tables', where: { id } }, ...namelessEntry(id)];
      await Promise.all(old.map((id) => store.commit(id, removal(id))));
      for (const id of old) rooms.forget(id);
      isDone &&= found.length < AT_ONCE;
    }
    return isDone;
  }

  #mayExpire(): boolean {
    const { clock, suspended } = this.#deps;
    const may = clock.isTrusted();
    if (!may && !this.#isSuspended) suspended();
    this.#isSuspended = !may;
    return may;
  }
}
