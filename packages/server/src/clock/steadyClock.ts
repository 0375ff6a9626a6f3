/** How far the system's clock may move away from elapsed time at once: more than any correction by NTP. */
const PLAUSIBLE_MS = 60_000;
/** How long a jump has to last before it is adopted. */
const LASTING_MS = 10 * 60_000;
/**
 * How far the clock may be ahead of when the server last ran, or jump ahead while it runs, before it may be wrong: a computer sleeps
 * for less than a day. Then nothing is deleted for as long, so that the clock can be corrected.
 */
const DOUBT_MS = 24 * 3_600_000;

/** A jump that was followed: times between `from` and `to` were taken before it, and have to be moved by `by`. */
export interface ClockStep {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/**
 * The system's clock without its jumps: it never goes back, and an implausible jump is ignored while it may be a mistake. So a wrong
 * clock locks no one out, makes no one late and deletes nothing. A jump that lasts, for example after the computer slept or when a wrong
 * clock was set right, is followed on request.
 */
export class SteadyClock {
  readonly #system: () => number;
  /** Milliseconds since some moment, whatever the system's clock shows: for limits and intervals. */
  readonly elapsed: () => number;
  #time: number;
  #at: number;
  /** Since when the system's clock has been used without a jump. */
  #since: number;
  /** The jump that is being ignored: by how much, and when it was noticed. */
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

  /** Whether the system's clock has jumped, and the jump is ignored for now. */
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

  /** Follows a jump that has lasted. Returns it, so that times taken before can be moved along. */
  follow(): ClockStep | undefined {
    const to = this.now();
    if (this.#jump === undefined || this.#at - this.#jump.at < LASTING_MS) return undefined;
    const { by } = this.#jump;
    const from = this.#since;
    this.#time += by;
    this.#since = this.#time;
    this.#jump = undefined;
    return { from, to, by };
  }

  /** Compares the clock with when it was last trusted: if that is long ago, or yet to come, the clock may be wrong from the start. */
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
