import type { FastifyRequest } from 'fastify';
import type { Spending } from '../bus/spending.ts';
import type { Buckets } from '../live/rate.ts';
import { RequestRefused } from './failure.ts';
import { addressOf } from './request.ts';

interface Shared {
  readonly spending: Spending;
  readonly elapsed: () => number;
}

/** Limits how much each address may ask for over HTTP. */
export class AddressLimit {
  readonly #buckets: Buckets;
  readonly #elapsed: () => number;

  constructor(limit: Parameters<Spending['buckets']>[0], { spending, elapsed }: Shared) {
    this.#buckets = spending.buckets(limit);
    this.#elapsed = elapsed;
  }

  /** Throws if the address asks for too much. */
  charge(request: FastifyRequest, cost = 1): void {
    const retryAfter = this.#buckets.take(addressOf(request), this.#elapsed(), cost);
    if (retryAfter > 0) throw new RequestRefused({ code: 'too-fast', retryAfter });
  }
}
