import type { Config, Rate } from '../config/schema.ts';
import { Buckets } from '../live/rate.ts';
import type { Bus } from './bus.ts';

/** The limits of an address across all nodes. */
type Limit = Extract<keyof Config['limits'], `address${string}`>;

/** Spending below this part of a full bucket isn't reported: honest players rarely use more. */
const SMALL = 1 / 20;
const INTERVAL_MS = 200;
const MOST_AT_ONCE = 500;

interface Shared {
  readonly buckets: Buckets;
  /** The least spending that is reported. */
  readonly least: number;
  /** What each address has spent here since the last report. */
  readonly spent: Map<string, number>;
}

/** Enforces limits across nodes: an address gains nothing by spreading its requests over them. */
export class Spending {
  readonly #bus: Bus;
  readonly #limits: Config['limits'];
  readonly #elapsed: () => number;
  readonly #shared = new Map<string, Shared>();
  #timer: NodeJS.Timeout | undefined;

  constructor(bus: Bus, limits: Config['limits'], elapsed: () => number) {
    this.#bus = bus;
    this.#limits = limits;
    this.#elapsed = elapsed;
  }

  /** The buckets of a limit, shared with the other nodes. */
  buckets(limit: Limit): Buckets {
    const rate: Rate = this.#limits[limit];
    const spent = new Map<string, number>();
    const buckets = new Buckets(rate, (address, cost) => {
      spent.set(address, (spent.get(address) ?? 0) + cost);
      this.#timer ??= setTimeout(() => this.#report(), INTERVAL_MS).unref();
    });
    this.#shared.set(limit, { buckets, least: rate.burst * SMALL, spent });
    return buckets;
  }

  /** Reports spending at this node to the others. */
  #report(): void {
    this.#timer = undefined;
    for (const [limit, { least, spent }] of this.#shared) {
      const by = [...spent].filter(([, cost]) => cost >= least).slice(0, MOST_AT_ONCE);
      // The rest of an address that has stopped is too little to matter.
      if (spent.size > MOST_AT_ONCE) spent.clear();
      for (const [address] of by) spent.delete(address);
      if (by.length > 0) this.#bus.publish({ type: 'spent', limit, by });
    }
  }

  /** Applies spending at another node. */
  charge(limit: string, by: readonly (readonly [address: string, cost: number])[]): void {
    const buckets = this.#shared.get(limit)?.buckets;
    for (const [address, cost] of by) buckets?.charge(address, this.#elapsed(), cost);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
