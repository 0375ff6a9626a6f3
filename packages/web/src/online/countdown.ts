/** What a clock shows, and when it is announced. */

/** Whole seconds left, at least 0. */
export function secondsIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** Seconds left at which the clock is announced. */
const WARNINGS = [3600, 600, 60, 30, 10];

/** The warning between two readings of the time left; undefined if none is due. */
export function warningBetween(before: number, now: number, clock: number): number | undefined {
  return WARNINGS.findLast(
    (warning) => warning * 2 <= clock && before > warning * 1000 && now <= warning * 1000 && now > 0,
  );
}
