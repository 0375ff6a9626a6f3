import type { About } from '../record/about.ts';
import type { FieldName, Fields, Places } from './headerField.ts';
import { encodeName } from './percent.ts';
import { stopAt } from './reader.ts';

type AboutField = FieldName & ('played' | 'cities' | 'bots' | 'practice');

/** The `about` block as parts of the header. A seat without a city, or without a bot, has an empty name. */
export function formatAbout({ played, seats = [], practice }: About): {
  readonly [F in AboutField]: string | undefined;
} {
  const list = (field: 'city' | 'bot') =>
    seats.some((seat) => seat[field] !== undefined)
      ? seats.map((seat) => encodeName(seat[field] ?? '')).join(',')
      : undefined;
  return {
    played: played === undefined ? undefined : encodeName(played),
    cities: list('city'),
    bots: list('bot'),
    practice: practice && `${practice.takeBacks}.${practice.hints}`,
  };
}

/** The inverse; one city and one bot for each player. */
export function readAbout(
  { played, cities, bots, practice }: Partial<Fields>,
  players: number,
  places: Places,
): About {
  if (cities !== undefined && cities.length !== players) return stopAt(places.cities ?? 0, ['cities']);
  if (bots !== undefined && bots.length !== players) return stopAt(places.bots ?? 0, ['bots']);
  const seats = Array.from({ length: players }, (_, i) => ({
    ...(cities?.[i] && { city: cities[i] }),
    ...(bots?.[i] && { bot: bots[i] }),
  }));
  return { ...(played !== undefined && { played }), seats, ...(practice && { practice }) };
}
