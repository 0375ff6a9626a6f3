import { FastRandom } from 'picket-engine/fast';

/** A process: a node, a client or the database. Undefined for the simulation itself. */
export interface Actor {
  /** None of its code runs any more. */
  isDead: boolean;
  /** None of its code runs before this time. */
  pausedUntil: number;
}

interface Event {
  at: number;
  readonly nr: number;
  readonly actor: Actor | undefined;
  run: (() => void) | undefined;
}

const waitForMicrotasks = setImmediate;

/**
 * Virtual time. Everything that happens is an event of an actor, and events happen in the order of their times. Promises settle between
 * two events, so the same seed always gives the same history.
 */
export class World {
  readonly random: FastRandom;
  now = 0;
  events = 0;
  /** The actor whose code is running. */
  actor: Actor | undefined;
  #nr = 0;
  readonly #heap: Event[] = [];

  constructor(seed: string) {
    this.random = new FastRandom(seed);
  }

  /** From 0 up to 1. */
  chance(): number {
    return (this.random.next() >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + this.chance() * (to - from);
  }

  /** Exponentially distributed, with this mean. */
  soon(mean: number): number {
    return -mean * Math.log(1 - this.chance());
  }

  pick<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)] as T;
  }

  /** Schedules a callback of an actor. Returns a function that cancels it. */
  after(ms: number, run: () => void, actor = this.actor): () => void {
    const event: Event = { at: this.now + Math.max(0, ms), nr: this.#nr++, actor, run };
    this.#push(event);
    return () => (event.run = undefined);
  }

  /** Runs until this time. */
  async run(until: number): Promise<void> {
    for (let event = this.#heap[0]; event !== undefined && event.at <= until; event = this.#heap[0]) {
      this.#pop();
      const { actor, run } = event;
      if (run === undefined || actor?.isDead === true) continue;
      this.now = event.at;
      if (actor !== undefined && actor.pausedUntil > this.now) {
        event.at = actor.pausedUntil;
        this.#push(event);
        continue;
      }
      this.events++;
      this.actor = actor;
      run();
      await new Promise((resolve) => waitForMicrotasks(resolve));
      this.actor = undefined;
    }
    this.now = until;
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let i = heap.push(event) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(event, heap[parent] as Event)) break;
      heap[i] = heap[parent] as Event;
      i = parent;
    }
    heap[i] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Event;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event)) child++;
      if (!isBefore(heap[child] as Event, last)) break;
      heap[i] = heap[child] as Event;
      i = child;
    }
    heap[i] = last;
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at === b.at ? a.nr < b.nr : a.at < b.at;
}
