/** The largest jump of the system's clock that is adopted immediately: more than any correction by NTP. */
const PLAUSIBLE_MS = 60_000;
/** How long a jump has to last before it is adopted. */
const LASTING_MS = 10 * 60_000;
/**
 * The longest gap since the server last ran, or jump ahead while it runs, that is plausible: computers sleep for less than a day. After
 * a longer one nothing is deleted for as long, which leaves time to correct the clock.
 */
const DOUBT_MS = 24 * 3_600_000;

/** A jump that was adopted: times between `from` and `to` were taken before it, and must be moved by `by`. */
export interface ClockStep {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/**
 * The system's clock without its jumps: it never goes back, and ignores implausible jumps for a while, since they may be mistakes. So a
 * wrong clock locks no one out, makes no one late and deletes nothing. A jump that lasts, for example because the computer slept or a
 * wrong clock was corrected, is adopted on request.
 */
export class SteadyClock {
  readonly #system: () => number;
  /** A monotonic clock in milliseconds, for limits and intervals. */
  readonly elapsed: () => number;
  #time: number;
  #at: number;
  /** Since when the system's clock has been used without a jump. */
  #since: number;
  /** The jump that is being ignored: its size, and when it was noticed. */
  #jump: { readonly by: number; readonly at: number } | undefined;
  /** When the clock last was implausible. */
  #doubted = Number.NEGATIVE_INFINITY;

  constructor(system: () => number = Date.now, elapsed: () => number = () => performance.now()) {
    this.#system = system;
    this.elapsed = elapsed;
    this.#time = system();
    this.#since = this.#time;
    this.#at = elapsed();
  }

  /** Whether the system's clock has jumped and the jump is being ignored. */
  get isIgnoringJump(): boolean {
    return this.#jump !== undefined;
  }

  now(): number {
    const at = this.elapsed();
    const expected = this.#time + (at - this.#at);
    const shown = this.#system();
    const by = shown - expected;
    if (Math.abs(by) <= PLAUSIBLE_MS) {
      this.#jump = undefined;
      this.#time = Math.max(this.#time, shown);
    } else {
      const isSame = this.#jump !== undefined && Math.abs(by - this.#jump.by) <= PLAUSIBLE_MS;
      if (!isSame) this.#jump = { by, at };
      this.#time = expected;
      if (Math.abs(by) > DOUBT_MS) this.#doubted = at;
    }
    this.#at = at;
    return Math.floor(this.#time);
  }

  /** Adopts a jump that has lasted, and returns it: times taken before must be moved along. */
  adopt(): ClockStep | undefined {
    const to = this.now();
    if (this.#jump === undefined || this.#at - this.#jump.at < LASTING_MS) return undefined;
    const { by } = this.#jump;
    const from = this.#since;
    this.#time += by;
    this.#since = this.#time;
    this.#jump = undefined;
    return { from, to, by };
  }

  /** Compares the clock with when it was last trusted: if that is long ago or in the future, the clock may be wrong from the start. */
  compare(lastTrusted: number): void {
    const pause = this.now() - lastTrusted;
    if (pause < -PLAUSIBLE_MS || pause > DOUBT_MS) this.#doubted = this.#at;
  }

  /** Whether the clock has been plausible for long enough to delete expired data. */
  isTrusted(): boolean {
    this.now();
    return this.#jump === undefined && this.#at - this.#doubted >= DOUBT_MS;
  }
}
