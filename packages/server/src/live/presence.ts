import type { Seat } from '../table/state.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds for which whoever asks without a socket counts as being there. */
const SIGN_LASTS = 60_000;

/** Who is at a table, and since when the others are not. */
export class Presence {
  readonly #viewers = new Set<Viewer>();
  readonly #ofSeat = new Map<number, Set<Viewer>>();
  /** By the key of a seat without viewers that is there all the same, when it last asked for something. */
  readonly #asked = new Map<number, number>();
  /** By the key of the seat, when its last viewer left, or when it last asked. */
  readonly #left = new Map<number, number>();
  readonly #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers;
  }

  /** How many watch without a seat. */
  get watching(): number {
    let seated = 0;
    for (const viewers of this.#ofSeat.values()) seated += viewers.size;
    return this.#viewers.size - seated;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    if (viewer.key === undefined) return;
    this.#left.delete(viewer.key);
    this.#asked.delete(viewer.key);
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

  /** A sign of life without a socket; whether the seat was away until then. */
  seen(key: number, now: number): boolean {
    if (this.#ofSeat.has(key)) return false;
    const isBack = !this.#asked.has(key);
    this.#asked.set(key, now);
    this.#left.delete(key);
    return isBack;
  }

  /** Whoever has not asked for long has left; whether anybody has. */
  settle(now: number): boolean {
    const gone = [...this.#asked].filter(([, at]) => now - at >= SIGN_LASTS);
    for (const [key, at] of gone) {
      this.#asked.delete(key);
      this.#left.set(key, at);
    }
    return gone.length > 0;
  }

  isHere(key: number): boolean {
    return this.#ofSeat.has(key) || this.#asked.has(key);
  }

  /** Undefined while there. What is stored counts until we know better; what nobody knows counts from the beginning. */
  absentSince({ key, left }: Pick<Seat, 'key' | 'left'>): number | undefined {
    return this.isHere(key) ? undefined : (this.#left.get(key) ?? left ?? this.#since);
  }

  of(key: number): readonly Viewer[] {
    return [...(this.#ofSeat.get(key) ?? [])];
  }
}
