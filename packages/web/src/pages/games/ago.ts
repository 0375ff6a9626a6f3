const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit with the number of seconds from which it is used. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago something was: “3 days ago”, “now”. Never in the future, even if the clock was set back. */
export function agoIn(locale: string): (then: number, now: number) => string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (then, now) => {
    const seconds = Math.max(0, (now - then) / 1000);
    const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
    return format.format(-Math.floor(seconds / length), unit);
  };
}
