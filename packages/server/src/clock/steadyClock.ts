/** How far the system's clock may move away from elapsed time at once: more than any correction by NTP. */
const PLAUSIBLE_MS = 60_000;

/**
 * The system's clock without its jumps: it never goes back, and an implausible step is ignored until the next start. So a wrong clock
 * locks no one out, makes no one late and deletes nothing.
 */
export class SteadyClock {
  readonly #system: () => number;
  readonly #elapsed: () => number;
  #time: number;
  #at: number;
  /** Whether the system's clock has jumped and not come back. */
  #astray = false;

  constructor(system: () => number = Date.now, elapsed: () => number = () => performance.now()) {
    this.#system = system;
    this.#elapsed = elapsed;
    this.#time = system();
    this.#at = elapsed();
  }

  get isAstray(): boolean {
    return this.#astray;
  }

  now(): number {
    const at = this.#elapsed();
    const expected = this.#time + (at - this.#at);
    const shown = this.#system();
    this.#astray = Math.abs(shown - expected) > PLAUSIBLE_MS;
    this.#time = this.#astray ? expected : Math.max(this.#time, shown);
    this.#at = at;
    return Math.floor(this.#time);
  }
}
