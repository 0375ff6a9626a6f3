/** The part of the total that every address may use, however much others hold. */
const GUARANTEED = 1 / 30;

/**
 * How many an address may hold while this many are free: the dynamic threshold of Choudhury and Hahne (1998), which divides the shared
 * buffers of network switches. One greedy address can have half, two a third each, and there is always room for another. An
 * address that asks for little doesn't notice.
 */
export function fairShare(total: number, free: number): number {
  return Math.max(Math.ceil(total * GUARANTEED), free);
}

/** Fair shares, by address, of something finite such as sockets. */
export class Shares<T> {
  readonly #total: number;
  readonly #held = new Map<string, Set<T>>();
  #size = 0;

  constructor(total: number) {
    this.#total = total;
  }

  get size(): number {
    return this.#size;
  }

  heldBy(address: string): number {
    return this.#held.get(address)?.size ?? 0;
  }

  /**
   * Undefined if the address has its share. If all are taken, an address below its guaranteed share displaces the newest of the address
   * that holds most (push-out).
   */
  admit(address: string, item: T): { readonly displaced?: T } | undefined {
    const free = this.#total - this.#size;
    if (this.heldBy(address) >= fairShare(this.#total, free)) return undefined;
    if (free > 0) {
      this.#hold(address, item);
      return {};
    }
    const largest = this.#largest();
    if (largest === undefined || this.heldBy(largest) <= fairShare(this.#total, 0)) return undefined;
    const displaced = [...(this.#held.get(largest) ?? [])].at(-1) as T;
    this.release(largest, displaced);
    this.#hold(address, item);
    return { displaced };
  }

  release(address: string, item: T): void {
    const held = this.#held.get(address);
    if (held?.delete(item) !== true) return;
    this.#size--;
    if (held.size === 0) this.#held.delete(address);
  }

  #hold(address: string, item: T): void {
    const held = this.#held.get(address);
    if (held === undefined) this.#held.set(address, new Set([item]));
    else held.add(item);
    this.#size++;
  }

  #largest(): string | undefined {
    let [largest, most] = [undefined as string | undefined, 0];
    for (const [address, { size }] of this.#held) if (size > most) [largest, most] = [address, size];
    return largest;
  }
}
