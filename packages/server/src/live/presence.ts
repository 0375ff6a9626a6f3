import type { Viewer } from './viewer.ts';

/** Who is at a table, and since when the others are not. */
export class Presence {
  readonly #viewers = new Set<Viewer>();
  /** By the key of the seat, when its last viewer left; seats that were never there count from the beginning. */
  readonly #left = new Map<number, number>();
  readonly #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers;
  }

  get watching(): number {
    let count = 0;
    for (const { key } of this.#viewers) if (key === undefined) count++;
    return count;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    if (viewer.key !== undefined) this.#left.delete(viewer.key);
  }

  remove(viewer: Viewer, now: number): void {
    this.#viewers.delete(viewer);
    if (viewer.key !== undefined && !this.isHere(viewer.key)) this.#left.set(viewer.key, now);
  }

  isHere(key: number): boolean {
    for (const viewer of this.#viewers) if (viewer.key === key) return true;
    return false;
  }

  absentSince(key: number): number | undefined {
    return this.isHere(key) ? undefined : (this.#left.get(key) ?? this.#since);
  }

  of(key: number): Viewer[] {
    return [...this.#viewers].filter((viewer) => viewer.key === key);
  }
}
