import type { GameId } from './authority.ts';

/** Messages between tabs about a game. */
type Message =
  | { readonly say: 'changed' | 'removed' | 'let-go'; readonly id: GameId }
  /** Asks the playing tab to finish its writes and release the game. */
  | { readonly say: 'take-over'; readonly id: GameId };

export interface TabsEvents {
  /** Called when this tab starts or stops playing the game. */
  readonly holds: (id: GameId) => void;
  /** Another tab changed the game, or removed it. */
  readonly changed: (id: GameId) => void;
  /** Resolves when no write is in progress. */
  readonly settled: () => Promise<void>;
}

interface TabLock {
  /** Undefined until it is known. */
  holds: boolean | undefined;
  /** Stops waiting for the lock, or releases it. */
  leave: () => void;
}

/** A background tab may be frozen by the browser and not answer; what it acknowledged is stored anyway. */
const PATIENCE = 1000;

/** A reloaded page may have to wait for its own previous lock. */
const GRACE = 250;

/**
 * One tab plays a game, the others watch. The playing tab holds a lock that the browser releases when the tab
 * is closed or crashes; the next tab in the queue then plays.
 */
export class Tabs {
  readonly #lockManager: LockManager | undefined;
  readonly #channel: BroadcastChannel;
  readonly #events: TabsEvents;
  readonly #tabLocks = new Map<GameId, TabLock>();
  readonly #waiting = new Map<GameId, () => void>();

  /** Without locks (in an insecure context) every tab plays. */
  constructor(locks: LockManager | undefined, channel: BroadcastChannel, events: TabsEvents) {
    this.#lockManager = locks;
    this.#channel = channel;
    this.#events = events;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
  }

  holds(id: GameId): boolean {
    return this.#tabLocks.get(id)?.holds ?? false;
  }

  /** Takes the game if it is free, or watches until it is. */
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

  /** Notifies the other tabs that the game has changed. */
  tell(say: 'changed' | 'removed', id: GameId): void {
    this.#channel.postMessage({ say, id } satisfies Message);
  }

  #hear({ say, id }: Message): void {
    if (say === 'changed' || say === 'removed') this.#events.changed(id);
    if (say === 'let-go') this.#waiting.get(id)?.();
    if (say === 'take-over') void this.#letGo(id);
  }

  /** Stops playing, but holds the lock until the requesting tab steals it, so that no other tab gets it. */
  async #letGo(id: GameId): Promise<void> {
    const lock = this.#tabLocks.get(id);
    if (lock?.holds !== true) return;
    this.#set(id, lock, false);
    await this.#events.settled();
    // A tab that has left has released everything.
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
      // Aborted before it was granted, or stolen later: another tab plays, and ours continues when that one is
      // closed.
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
