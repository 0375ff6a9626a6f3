/** A map that keeps only the most recently set tables. */
export class RecentMap<T> {
  readonly #most: number;
  readonly #kept = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get(table: string): T | undefined {
    return this.#kept.get(table);
  }

  set(table: string, value: T): void {
    this.#kept.delete(table);
    this.#kept.set(table, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
