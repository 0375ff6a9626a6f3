import type { ShortTimes } from '../text/onlineTableText.ts';

/** What a clock shows, and when it says something by itself. */

/** “4:05”, “2 h 10 min”, “3 d 4 h”: exact only where it matters. */
export function shown(ms: number, { days: inDays, hours: inHours, minutes: inMinutes }: ShortTimes): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return hours > 0 ? `${inDays(days)} ${inHours(hours)}` : inDays(days);
  if (hours > 0) return minutes > 0 ? `${inHours(hours)} ${inMinutes(minutes)}` : inHours(hours);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds before the end at which those who listen are told. */
const WARNINGS = [3600, 600, 60, 30, 10];

/** The warning that is due when so much is left where a moment ago there was more; undefined if none is. */
export function warningBetween(before: number, now: number, clock: number): number | undefined {
  return WARNINGS.findLast(
    (warning) => warning * 2 <= clock && before > warning * 1000 && now <= warning * 1000 && now > 0,
  );
}
