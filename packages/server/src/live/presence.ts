import type { Seat } from '../table/state.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds for which a request without a socket counts as presence. */
const REQUEST_COUNTS_MS = 60_000;

/** Who is present at a table, and since when the others have been away. */
export class Presence {
  readonly #viewers = new Set<Viewer>();
  readonly #ofSeat = new Map<number, Set<Viewer>>();
  /** By seat key, for seats without a socket: the time of the last request. */
  readonly #requested = new Map<number, number>();
  /** By seat key: when its last viewer left, or its last request. */
  readonly #left = new Map<number, number>();
  readonly #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers;
  }

  /** The number of spectators. */
  get watching(): number {
    let seated = 0;
    for (const viewers of this.#ofSeat.values()) seated += viewers.size;
    return this.#viewers.size - seated;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    if (viewer.key === undefined) return;
    this.#left.delete(viewer.key);
    this.#requested.delete(viewer.key);
    const others = this.#ofSeat.get(viewer.key);
    if (others === undefined) this.#ofSeat.set(viewer.key, new Set([viewer]));
    else others.add(viewer);
  }

  remove(viewer: Viewer, now: number): void {
    this.#viewers.delete(viewer);
    if (viewer.key === undefined) return;
    const others = this.#ofSeat.get(viewer.key);
    others?.delete(viewer);
    if (others === undefined || others.size > 0) return;
    this.#ofSeat.delete(viewer.key);
    this.#left.set(viewer.key, now);
  }

  /** Records a request without a socket; returns whether the seat was away until then. */
  seen(key: number, now: number): boolean {
    if (this.#ofSeat.has(key)) return false;
    const isBack = !this.#requested.has(key);
    this.#requested.set(key, now);
    this.#left.delete(key);
    return isBack;
  }

  /** Marks seats without recent requests as away; returns whether there are any. */
  settle(now: number): boolean {
    const gone = [...this.#requested].filter(([, at]) => now - at >= REQUEST_COUNTS_MS);
    for (const [key, at] of gone) {
      this.#requested.delete(key);
      this.#left.set(key, at);
    }
    return gone.length > 0;
  }

  isHere(key: number): boolean {
    return this.#ofSeat.has(key) || this.#requested.has(key);
  }

  /** Undefined while present. Falls back to the stored time, then to when the table was loaded. */
  absentSince({ key, left, paper }: Pick<Seat, 'key' | 'left' | 'paper'>): number | undefined {
    return paper || this.isHere(key) ? undefined : (this.#left.get(key) ?? left ?? this.#since);
  }

  of(key: number): readonly Viewer[] {
    return [...(this.#ofSeat.get(key) ?? [])];
  }
}
