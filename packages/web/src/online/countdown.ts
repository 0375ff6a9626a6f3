/** What a clock shows, and when it is announced. */

/** Whole seconds that are left, never less than none. */
export function secondsIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** Seconds before the end at which the clock is announced. */
const WARNINGS = [3600, 600, 60, 30, 10];

/** The warning that is due when the time left falls to this from a moment ago; undefined if none. */
export function warningBetween(before: number, now: number, clock: number): number | undefined {
  return WARNINGS.findLast(
    (warning) => warning * 2 <= clock && before > warning * 1000 && now <= warning * 1000 && now > 0,
  );
}
