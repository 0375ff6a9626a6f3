import type { Rate } from '../config/schema.ts';

/** A token bucket. */
export class Bucket {
  readonly #rate: Rate;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#at = now;
  }

  /** Takes tokens and returns 0, or returns the milliseconds to wait. */
  take(now: number, cost = 1): number {
    const { burst, perSecond } = this.#rate;
    const passed = Math.max(0, now - this.#at);
    this.#level = Math.min(burst, this.#level + (passed / 1000) * perSecond);
    this.#at = now;
    // A cost above the capacity takes the whole bucket.
    const needed = Math.min(cost, Math.max(1, burst));
    if (this.#level >= needed) {
      this.#level -= needed;
      return 0;
    }
    return perSecond === 0 ? 60_000 : Math.ceil(((needed - this.#level) / perSecond) * 1000);
  }

  /** Takes tokens used at other nodes, down to an empty bucket. */
  charge(now: number, cost: number): void {
    this.take(now, 0);
    this.#level = Math.max(0, this.#level - cost);
  }

  /** Whether a new bucket would be the same. */
  isFull(now: number): boolean {
    return this.#level + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** With this many buckets, full ones are removed before adding another. */
const MANY = 10_000;

/** One bucket for each name, such as an address; full ones are removed. */
export class Buckets {
  readonly #rate: Rate;
  readonly #taken: ((name: string, cost: number) => void) | undefined;
  readonly #buckets = new Map<string, Bucket>();

  /** `taken` is called with the tokens taken at this node. */
  constructor(rate: Rate, taken?: (name: string, cost: number) => void) {
    this.#rate = rate;
    this.#taken = taken;
  }

  take(name: string, now: number, cost = 1): number {
    const wait = this.#of(name, now).take(now, cost);
    if (wait === 0) this.#taken?.(name, cost);
    return wait;
  }

  /** Takes tokens used at other nodes. */
  charge(name: string, now: number, cost: number): void {
    this.#of(name, now).charge(now, cost);
  }

  #of(name: string, now: number): Bucket {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size >= MANY) this.sweep(now);
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(name, bucket);
    }
    return bucket;
  }

  sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}

/** Shared by all devices of a seat. */
export const seatBucket = (table: string, key: number): string => `seat/${table}/${key}`;
