/**
 * A round-robin queue: it serves the owners in turn, and the items of each owner in order. However many items one owner adds, another
 * waits for at most one item of each.
 */
export class FairQueue<T> {
  /** In the order in which the owners are served. */
  readonly #waiting = new Map<string, T[]>();

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** How many items would be served before another one of this owner. */
  ahead(owner: string): number {
    const own = this.#waiting.get(owner)?.length ?? 0;
    let sum = 0;
    for (const { length } of this.#waiting.values()) sum += Math.min(length, own + 1);
    return sum;
  }

  add(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.push(item);
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [owner, items] = first;
    const item = items.shift();
    this.#waiting.delete(owner);
    if (items.length > 0) this.#waiting.set(owner, items);
    return item;
  }
}
