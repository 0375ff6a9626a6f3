import type { LevelId } from 'picket-bots';
import type { About, GameRecord, Practice, SeatAbout } from 'picket-engine';
import { isPlain, readBot, writeBot, type BotStyle } from 'picket-protocol';
import { botsOf, stylesOf } from './seating.ts';
import type { StoredGame } from './store.ts';

/** The unverified part of a record, and how it is stored. */

/** The highest count a record may have. */
const MOST = 9999;

export function aboutOf(stored: StoredGame): About {
  const { about, city, cities = [city], played } = stored;
  const styles = stylesOf(stored);
  if (about !== undefined) return about;
  // Imported before records had an about block: its city is the file's name, and its time that of the import.
  if (stored.imported && played === stored.created) return {};
  return {
    played: new Date(played).toISOString(),
    seats: botsOf(stored).map((bot, seat) => ({
      city: cities[seat] ?? '',
      ...(bot !== null && { bot: writeBot(bot, styles[seat] ?? undefined) }),
    })),
    practice: practiceOf(stored),
  };
}

/** Before they were counted, only a flag was stored: that is at least one. */
function practiceOf({ practice }: StoredGame): Practice {
  if (practice === true) return { takeBacks: 1, hints: 0 };
  return practice ?? { takeBacks: 0, hints: 0 };
}

/** The same game with one more round taken back, or one more hint. */
export function counting(stored: StoredGame, what: keyof Practice): StoredGame {
  const practice = practiceOf(stored);
  return { ...stored, practice: { ...practice, [what]: Math.min(practice[what] + 1, MOST) } };
}

/** What is stored of a record's about block; the city defaults to the file's name. */
export function storedFrom(
  { about = {} }: GameRecord,
  file: { readonly city: string; readonly now: number },
): Pick<StoredGame, 'city' | 'cities' | 'bots' | 'styles' | 'practice' | 'played' | 'about'> {
  const { seats = [], practice } = about;
  const cities = seats.map(({ city = '' }) => city);
  const bots = botsIn(seats);
  const styles = seats.map(({ bot = '' }, seat) => (bots[seat] === null ? null : styleIn(bot)));
  const played = Date.parse(about.played ?? '');
  return {
    city: cities[0] || file.city,
    ...(cities.length > 0 && { cities }),
    ...(bots.some((level) => level !== null) && { bots }),
    ...(styles.some((style) => style !== null) && { styles }),
    ...(practice && { practice }),
    played: Number.isNaN(played) ? file.now : played,
    about,
  };
}

/** The level of a bot that takes over a person's seat. */
const SUBSTITUTE: LevelId = 'regular';

/** A person in one seat and bots in the others, at their own level if they have one. */
export function botsAround({ about, options }: GameRecord, person: number): (LevelId | null)[] {
  const levels = botsIn(options.players.map((_, seat) => about?.seats?.[seat] ?? {}));
  return levels.map((level, seat) => (seat === person ? null : (level ?? SUBSTITUTE)));
}

/** A game played on from a record is practice: its cards are known. */
export function practised({ about }: GameRecord): Pick<StoredGame, 'practice'> {
  const { takeBacks = 0, hints = 0 } = about?.practice ?? {};
  return { practice: { takeBacks: Math.min(takeBacks + 1, MOST), hints } };
}

/**
 * An unknown level becomes a person, and so does the first seat if all are bots, because a game needs a
 * viewer.
 */
function botsIn(seats: readonly SeatAbout[]): (LevelId | null)[] {
  const levels = seats.map(({ bot = '' }) => readBot(bot)?.level ?? null);
  const onlyBots = !levels.includes(null);
  return levels.map((level, seat) => (onlyBots && seat === 0 ? null : level));
}

function styleIn(bot: string): BotStyle | null {
  const style = readBot(bot)?.style;
  return style === undefined || isPlain(style) ? null : style;
}
