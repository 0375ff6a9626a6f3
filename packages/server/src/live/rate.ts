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

  /** Takes a token, or more, and returns 0, or returns the milliseconds to wait. */
  take(now: number, cost = 1): number {
    const { burst, perSecond } = this.#rate;
    const passed = Math.max(0, now - this.#at);
    this.#level = Math.min(burst, this.#level + (passed / 1000) * perSecond);
    this.#at = now;
    // What costs more than a full bucket takes all of it.
    const needed = Math.min(cost, Math.max(1, burst));
    if (this.#level >= needed) {
      this.#level -= needed;
      return 0;
    }
    return perSecond === 0 ? 60_000 : Math.ceil(((needed - this.#level) / perSecond) * 1000);
  }

  /** Whether it could be replaced by a new bucket. */
  isFull(now: number): boolean {
    return this.#level + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** The number of buckets from which full ones are removed before adding another. */
const MANY = 10_000;

/** One bucket for each name, such as an address; full ones are removed. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number, cost = 1): number {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size >= MANY) this.sweep(now);
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(name, bucket);
    }
    return bucket.take(now, cost);
  }

  sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}

/** Shared by all devices of a seat. */
export const seatBucket = (table: string, key: number): string => `seat/${table}/${key}`;
