import type { GameId } from './authority.ts';

/** What tabs tell each other about a game. */
type Message =
  | { readonly say: 'changed' | 'removed' | 'let-go'; readonly id: GameId }
  /** Asks whoever plays the game to finish what it is writing and to let go of it. */
  | { readonly say: 'take-over'; readonly id: GameId };

export interface TabsEvents {
  /** Whether this tab plays the game has changed. */
  readonly holds: (id: GameId) => void;
  /** Another tab changed the game, or removed it. */
  readonly changed: (id: GameId) => void;
  /** Settles once nothing is being written. */
  readonly settled: () => Promise<void>;
}

interface TabLock {
  /** Undefined until it is known. */
  holds: boolean | undefined;
  /** Ends the wait for the lock, or lets go of it. */
  leave: () => void;
}

/** A tab in the background may be frozen by the browser and will not answer; what it acknowledged is kept all the same. */
const PATIENCE = 1000;

/** A page that is loaded again may have to wait a moment for the lock of the page that it was. */
const GRACE = 250;

/**
 * One tab plays a game, the others watch. Playing is holding a lock that the browser frees when the tab goes, however it
 * goes; the next one waiting then plays.
 */
export class Tabs {
  readonly #lockManager: LockManager | undefined;
  readonly #channel: BroadcastChannel;
  readonly #events: TabsEvents;
  readonly #tabLocks = new Map<GameId, TabLock>();
  readonly #waiting = new Map<GameId, () => void>();

  /** Without locks, which a page that is not secure does not get, every tab plays. */
  constructor(locks: LockManager | undefined, channel: BroadcastChannel, events: TabsEvents) {
    this.#lockManager = locks;
    this.#channel = channel;
    this.#events = events;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
  }

  holds(id: GameId): boolean {
    return this.#tabLocks.get(id)?.holds ?? false;
  }

  /** Takes the game if nobody plays it, or else watches until it is free. */
  enter(id: GameId): void {
    if (this.#tabLocks.has(id)) return;
    const lock: TabLock = { holds: undefined, leave: () => {} };
    this.#tabLocks.set(id, lock);
    if (this.#lockManager === undefined) this.#set(id, lock, true);
    else this.#wait(id, lock);
    setTimeout(() => lock.holds === undefined && this.#set(id, lock, false), GRACE);
  }

  leave(id: GameId): void {
    const lock = this.#tabLocks.get(id);
    this.#tabLocks.delete(id);
    lock?.leave();
  }

  async takeOver(id: GameId): Promise<void> {
    const lock = this.#tabLocks.get(id);
    if (lock === undefined || lock.holds === true || this.#lockManager === undefined) return;
    await this.#ask(id);
    if (this.#tabLocks.get(id) !== lock || this.holds(id)) return;
    lock.leave();
    await new Promise<void>((done) => this.#request(id, lock, { steal: true }, done));
  }

  /** Tells the other tabs that the game is another now. */
  tell(say: 'changed' | 'removed', id: GameId): void {
    this.#channel.postMessage({ say, id } satisfies Message);
  }

  #hear({ say, id }: Message): void {
    if (say === 'changed' || say === 'removed') this.#events.changed(id);
    if (say === 'let-go') this.#waiting.get(id)?.();
    if (say === 'take-over') void this.#letGo(id);
  }

  /** Stops playing, but keeps the lock for whoever asked: it is theirs to steal, and nobody else's to get. */
  async #letGo(id: GameId): Promise<void> {
    const lock = this.#tabLocks.get(id);
    if (lock?.holds !== true) return;
    this.#set(id, lock, false);
    await this.#events.settled();
    // Who has left meanwhile has let go of everything.
    if (this.#tabLocks.get(id) === lock) this.#channel.postMessage({ say: 'let-go', id } satisfies Message);
  }

  #ask(id: GameId): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(done, PATIENCE);
      this.#waiting.set(id, done);
      this.#channel.postMessage({ say: 'take-over', id } satisfies Message);
    });
  }

  #wait(id: GameId, lock: TabLock): void {
    const giveUp = new AbortController();
    lock.leave = () => giveUp.abort();
    this.#request(id, lock, { signal: giveUp.signal });
  }

  #request(id: GameId, lock: TabLock, how: LockOptions, done?: () => void): void {
    let got = false;
    const granted = () => {
      got = true;
      this.#set(id, lock, true);
      done?.();
      return new Promise<void>((free) => {
        lock.leave = free;
      });
    };
    this.#lockManager?.request(`picket-game:${id}`, how, granted).catch(() => {
      // Given up before it was granted, or stolen after: then it is another tab's turn, and ours when that one goes.
      if (!got || this.#tabLocks.get(id) !== lock) return;
      this.#set(id, lock, false);
      this.#wait(id, lock);
    });
  }

  #set(id: GameId, lock: TabLock, holds: boolean): void {
    if (lock.holds === holds) return;
    lock.holds = holds;
    if (this.#tabLocks.get(id) === lock) this.#events.holds(id);
  }
}
