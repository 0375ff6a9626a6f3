import type { Result } from '../result.ts';
import { check, integer, list, object, pattern, text, type Shape } from '../shape.ts';

/** Information about a game beyond the rules: never checked against them, and never shown as verified. */
export interface About {
  /** When it was played: ISO 8601, UTC. */
  readonly played?: string;
  /** One entry for each player. */
  readonly seats?: readonly SeatAbout[];
  /** Why it is a practice game; absent if it was played without take-backs and hints. */
  readonly practice?: Practice;
}

export interface SeatAbout {
  readonly city?: string;
  /** The level of the bot in this seat. */
  readonly bot?: string;
}

export interface Practice {
  readonly takeBacks: number;
  readonly hints: number;
}

const MAX_COUNT = 9999;
const count = integer(0, MAX_COUNT);
const timeShape = pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, 'time');
const seat: Shape<SeatAbout> = object({}, { city: text(200), bot: text(60) });
const practice = object({}, { takeBacks: count, hints: count });

/** Reads the block of a game with this many players. */
export function readAbout(input: unknown, players: number): Result<About> {
  return check(aboutShape(players), input, 'about');
}

/** The schema of the block for this many players. */
function aboutShape(players: number): Shape<About> {
  const shape = object({}, { played: timeShape, seats: list(seat, players, players), practice });
  return (value, path) => {
    const { practice: found, ...rest } = shape(value, path);
    const { takeBacks = 0, hints = 0 } = found ?? {};
    return { ...rest, practice: { takeBacks, hints } };
  };
}

/** The block without empty parts, in the order of the format; undefined if nothing is left. */
export function tidyAbout({ played, seats = [], practice: counts }: About): About | undefined {
  const tidy = seats.map(({ city, bot }) => ({ ...(city && { city }), ...(bot && { bot }) }));
  const said = tidy.some(({ city, bot }) => city !== undefined || bot !== undefined);
  const straight = counts === undefined || (counts.takeBacks === 0 && counts.hints === 0);
  const about: About = {
    ...(played !== undefined && { played }),
    ...(said && { seats: tidy }),
    ...(!straight && { practice: { takeBacks: counts.takeBacks, hints: counts.hints } }),
  };
  return Object.keys(about).length === 0 ? undefined : about;
}
