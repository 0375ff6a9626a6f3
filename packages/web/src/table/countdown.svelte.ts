/** How long a finished turn waits before it is submitted automatically. */
const WAIT_MS = 6000;
/** Enough frames for the ring to look smooth. */
const TICK_MS = 100;

/**
 * Counts down to submitting a turn. Any touch or key stops it; only another change of the turn restarts it.
 */
export class Countdown {
  #left = $state(0);
  #running = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #done: () => void;

  constructor(done: () => void) {
    this.#done = done;
  }

  get running(): boolean {
    return this.#running;
  }

  /** The share of the time left, from 1 to 0. */
  get left(): number {
    return this.#left;
  }

  get seconds(): number {
    return Math.ceil((this.#left * WAIT_MS) / 1000);
  }

  start(): void {
    this.stop();
    const until = performance.now() + WAIT_MS;
    this.#running = true;
    this.#left = 1;
    this.#timer = setInterval(() => {
      this.#left = Math.max(0, (until - performance.now()) / WAIT_MS);
      if (this.#left > 0) return;
      this.stop();
      this.#done();
    }, TICK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#running = false;
  }
}
