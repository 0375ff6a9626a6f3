import { scoresOf, type Spot } from 'picket-engine';
import { dealAt, dealBefore, type DealBuilt, type DealRule, type Listed } from 'picket-protocol';
import { gameBefore, turnIn, type Story } from '../../replay/story.ts';

/** Statistics of a deal, from the server's counts and from records. */

type Scores = readonly (readonly [score: number, games: number])[];

const gamesIn = (scores: Scores, counts: (score: number) => boolean): number =>
  scores.reduce((sum, [score, games]) => sum + (counts(score) ? games : 0), 0);

/** The percentage of other games with fewer points; undefined if none has fewer. */
export function behindOf(scores: Scores, mine: number): number | undefined {
  const { of } = placeOf(scores, mine);
  const below = gamesIn(scores, (score) => score < mine);
  return below === 0 ? undefined : Math.floor((100 * below) / (of - 1));
}

/** The rank of a score among all games. */
export function placeOf(scores: Scores, mine: number): { readonly rank: number; readonly of: number } {
  return { rank: 1 + gamesIn(scores, (score) => score > mine), of: gamesIn(scores, () => true) };
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** Points per picket of the histogram. */
const WIDTH = 5;

/** From the lowest to the highest score, and to par, without gaps. */
export function binsOf(scores: Scores, par?: number): Bin[] {
  if (scores.length === 0) return [];
  const ends = [...scores.map(([score]) => score), ...(par === undefined ? [] : [par])];
  const start = Math.floor(Math.min(...ends) / WIDTH) * WIDTH;
  return Array.from({ length: Math.floor((Math.max(...ends) - start) / WIDTH) + 1 }, (_, i) => {
    const from = start + i * WIDTH;
    const inside = scores.filter(([score]) => score >= from && score < from + WIDTH);
    return { from, to: from + WIDTH - 1, games: inside.reduce((sum, [, games]) => sum + games, 0) };
  });
}

export const isIn = ({ from, to }: Bin, score: number): boolean => score >= from && score <= to;

/** How many are shown before and after the player. */
const AROUND = 2;

/** The first entries and those around the player's. `gap`: entries before it are left out, here or by the server. */
export function excerptOf(
  entries: readonly Listed[],
  first: number,
): readonly (Listed & { readonly gap: boolean })[] {
  const own = entries.findIndex(({ mine }) => mine);
  const isShown = (i: number): boolean => i < first || (own >= 0 && Math.abs(i - own) <= AROUND);
  return entries.flatMap((entry, i) => {
    if (!isShown(i)) return [];
    const before = entries[i - 1];
    const next = before && before.rank + entries.filter(({ rank }) => rank === before.rank).length;
    return [{ ...entry, gap: i > 0 && (!isShown(i - 1) || (next !== undefined && entry.rank > next)) }];
  });
}

export interface StreakDay {
  readonly day: number;
  readonly deal: string;
  readonly played: boolean;
}

const SHOWN_DAYS = 14;

/** The last days up to today, and which of them were played. */
export function lastDays(played: readonly { readonly deal: string }[], now: number): StreakDay[] {
  const ids = new Set(played.map(({ deal }) => deal));
  const days: StreakDay[] = [];
  for (let rule = dealAt('day', now); days.length < SHOWN_DAYS; rule = dealBefore(rule)) {
    days.unshift({
      day: new Date(rule.opens).getUTCDate(),
      deal: rule.id,
      played: ids.has(rule.id),
    });
  }
  return days;
}

/** The number of a week; undefined for a day. */
export function weekOf({ kind, id }: Pick<DealRule, 'kind' | 'id'>): number | undefined {
  return kind === 'week' ? Number(id.slice(-2)) : undefined;
}

const scoreAt = ({ games }: Story, round: number): number =>
  scoresOf(gameBefore(games, round).state)[0]?.total ?? 0;

/** How many points a game is ahead of another after each round. */
export function leadsOf(own: Story, ghost: Story): number[] {
  const rounds = Math.max(own.record.rounds.length, ghost.record.rounds.length);
  return Array.from({ length: rounds }, (_, i) => scoreAt(own, i + 1) - scoreAt(ghost, i + 1));
}

/** The round in which a game took the lead that it kept; undefined if it always had it, or lost it. */
export function passedIn(leads: readonly number[]): number | undefined {
  const behind = leads.findLastIndex((lead) => lead <= 0);
  return behind < 0 || behind === leads.length - 1 ? undefined : behind + 2;
}

/** Where a player wrote the number of a round. */
export function spotIn(story: Story | undefined, round: number): Spot | undefined {
  if (story === undefined) return undefined;
  return turnIn(story, round, 0).find((step) => step.do === 'write')?.at;
}

/** The percentages of towns that wrote at each house in a round, and that wrote nothing, of those that reached it. */
export function sharesOf(
  built: DealBuilt,
  round: number,
  lengths: readonly number[],
): { readonly streets: readonly (readonly number[])[]; readonly nothing: number } {
  const { games = 0, streets = [] } = built.rounds[round] ?? {};
  const share = (count: number): number => (games === 0 ? 0 : Math.round((100 * count) / games));
  const all = streets.flat().reduce((sum, count) => sum + count, 0);
  return {
    streets: lengths.map((length, i) =>
      Array.from({ length }, (_, house) => share(streets[i]?.[house] ?? 0)),
    ),
    nothing: share(games - all),
  };
}

/** The halftone of a share: none, 1–2, 3–5, 6–9, 10 and more. */
export const levelOf = (share: number): number => [1, 3, 6, 10].filter((least) => share >= least).length;
