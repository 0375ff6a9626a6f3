/** The share of the total that is guaranteed to an address while any is left, however much others hold. */
const GUARANTEED = 1 / 30;

interface Held<T> {
  /** Oldest first. */
  readonly items: Set<T>;
  /** Displaced last, such as the sockets of players. */
  readonly kept: Set<T>;
}

/**
 * Fair shares, by address, of something finite such as sockets. How many an address may hold depends on how many are free: the dynamic
 * threshold of Choudhury and Hahne (1998), which divides the shared buffers of network switches. One greedy address can have half, two a
 * third each. If all are taken, an address displaces the newest of one that holds more (push-out), so that nobody is left with none.
 */
export class Shares<T> {
  readonly #total: number;
  readonly #held = new Map<string, Held<T>>();
  #size = 0;

  constructor(total: number) {
    this.#total = total;
  }

  get size(): number {
    return this.#size;
  }

  heldBy(address: string): number {
    return this.#held.get(address)?.items.size ?? 0;
  }

  /** Undefined if the address has used up its share. */
  admit(address: string, item: T): { readonly displaced?: T } | undefined {
    const free = this.#total - this.#size;
    if (free === 0) return this.#displace(address, item);
    if (this.heldBy(address) >= Math.max(this.#total * GUARANTEED, free)) return undefined;
    this.#hold(address, item);
    return {};
  }

  /** Displaces this one last. */
  keep(address: string, item: T): void {
    const held = this.#held.get(address);
    if (held?.items.has(item) === true) held.kept.add(item);
  }

  release(address: string, item: T): void {
    const held = this.#held.get(address);
    if (held?.items.delete(item) !== true) return;
    held.kept.delete(item);
    this.#size--;
    if (held.items.size === 0) this.#held.delete(address);
  }

  #hold(address: string, item: T): void {
    const held = this.#held.get(address) ?? { items: new Set(), kept: new Set() };
    this.#held.set(address, held);
    held.items.add(item);
    this.#size++;
  }

  #displace(address: string, item: T): { readonly displaced: T } | undefined {
    const own = this.heldBy(address);
    const loose = this.#largest(({ items, kept }) => items.size - kept.size, own + 1);
    const largest = loose ?? this.#largest(({ items }) => items.size, own + 1);
    if (largest === undefined) return undefined;
    const [name, { items, kept }] = largest;
    const newest = [...items].findLast((other) => loose === undefined || !kept.has(other)) as T;
    this.release(name, newest);
    this.#hold(address, item);
    return { displaced: newest };
  }

  /** The address that holds the most, if that is more than this. */
  #largest(count: (held: Held<T>) => number, than: number): [string, Held<T>] | undefined {
    let [largest, most] = [undefined as [string, Held<T>] | undefined, than];
    for (const entry of this.#held) {
      const size = count(entry[1]);
      if (size > most) [largest, most] = [entry, size];
    }
    return largest;
  }
}
