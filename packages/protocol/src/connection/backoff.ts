/** Exponential backoff with jitter, in milliseconds. */
const FIRST = 400;
const LONGEST = 15_000;

/** `random` is from 0 up to 1: a thousand clients must not all reconnect at the same time. */
export function delayAfter(failures: number, random: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(full * (0.5 + random / 2));
}
