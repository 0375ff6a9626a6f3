import type { FastifyRequest } from 'fastify';
import type { Rate } from '../config/schema.ts';
import { Buckets } from '../live/rate.ts';
import { RequestRefused } from './failure.ts';
import { addressOf } from './request.ts';

/** Limits how much each address may ask for over HTTP. */
export class AddressLimit {
  readonly #buckets: Buckets;
  readonly #elapsed: () => number;

  constructor(rate: Rate, elapsed: () => number) {
    this.#buckets = new Buckets(rate);
    this.#elapsed = elapsed;
  }

  /** Throws if the address asks for too much. */
  charge(request: FastifyRequest, cost = 1): void {
    const retryAfter = this.#buckets.take(addressOf(request), this.#elapsed(), cost);
    if (retryAfter > 0) throw new RequestRefused({ code: 'too-fast', retryAfter });
  }
}
