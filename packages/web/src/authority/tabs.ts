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

interface Seat {
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
  readonly #locks: LockManager | undefined;
  readonly #channel: BroadcastChannel;
  readonly #events: TabsEvents;
  readonly #seats = new Map<GameId, Seat>();
  readonly #waiting = new Map<GameId, () => void>();

  /** Without locks, which a page that is not secure does not get, every tab plays. */
  constructor(locks: LockManager | undefined, channel: BroadcastChannel, events: TabsEvents) {
    this.#locks = locks;
    this.#channel = channel;
    this.#events = events;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
  }

  holds(id: GameId): boolean {
    return this.#seats.get(id)?.holds ?? false;
  }

  /** Takes the game if nobody plays it, or else watches until it is free. */
  enter(id: GameId): void {
    if (this.#seats.has(id)) return;
    const seat: Seat = { holds: undefined, leave: () => {} };
    this.#seats.set(id, seat);
    if (this.#locks === undefined) this.#set(id, seat, true);
    else this.#wait(id, seat);
    setTimeout(() => seat.holds === undefined && this.#set(id, seat, false), GRACE);
  }

  leave(id: GameId): void {
    const seat = this.#seats.get(id);
    this.#seats.delete(id);
    seat?.leave();
  }

  async takeOver(id: GameId): Promise<void> {
    const seat = this.#seats.get(id);
    if (seat === undefined || seat.holds === true || this.#locks === undefined) return;
    await this.#ask(id);
    if (this.#seats.get(id) !== seat || this.holds(id)) return;
    seat.leave();
    await new Promise<void>((done) => this.#request(id, seat, { steal: true }, done));
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
    const seat = this.#seats.get(id);
    if (seat?.holds !== true) return;
    this.#set(id, seat, false);
    await this.#events.settled();
    // Who has left meanwhile has let go of everything.
    if (this.#seats.get(id) === seat) this.#channel.postMessage({ say: 'let-go', id } satisfies Message);
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

  #wait(id: GameId, seat: Seat): void {
    const giveUp = new AbortController();
    seat.leave = () => giveUp.abort();
    this.#request(id, seat, { signal: giveUp.signal });
  }

  #request(id: GameId, seat: Seat, how: LockOptions, done?: () => void): void {
    let got = false;
    const granted = () => {
      got = true;
      this.#set(id, seat, true);
      done?.();
      return new Promise<void>((free) => {
        seat.leave = free;
      });
    };
    this.#locks?.request(`picket-game:${id}`, how, granted).catch(() => {
      // Given up before it was granted, or stolen after: then it is another tab's turn, and ours when that one goes.
      if (!got || this.#seats.get(id) !== seat) return;
      this.#set(id, seat, false);
      this.#wait(id, seat);
    });
  }

  #set(id: GameId, seat: Seat, holds: boolean): void {
    if (seat.holds === holds) return;
    seat.holds = holds;
    if (this.#seats.get(id) === seat) this.#events.holds(id);
  }
}
