import { OPPONENT, type GameRecord, type ModeId, type Score } from 'picket-engine';
import type { Summary } from '../../authority/authority.ts';
import { sum } from '../../platform/sum.ts';

/** The parts of a score in the order of the plots; deductions are negative. */
export const PARTS = [
  'estates',
  'parks',
  'pools',
  'plans',
  'temps',
  'bis',
  'roundabouts',
  'refusals',
] as const;
export type Part = (typeof PARTS)[number];

/** Who was at the table besides the player. */
export type Against = 'nobody' | 'bots' | 'people' | 'aaa';

/** A finished game from the player's side. */
export interface GameStat {
  readonly id: string;
  readonly city: string;
  readonly played: number;
  readonly mode: ModeId;
  readonly against: Against;
  readonly score: number;
  readonly won: boolean;
  readonly rounds: number;
  readonly parts: { readonly [P in Part]: number };
  /** Facts about the town, for achievements. */
  readonly town: {
    readonly empty: number;
    readonly pools: number;
    readonly plans: number;
    readonly parksFull: boolean;
  };
}

/** A game counts if it was played here to its end without hints or rounds taken back. */
export function counts({ over, damaged, imported, practice }: Summary): boolean {
  return over && !damaged && !imported && !practice;
}

/** The player is the first person at the table. */
export function statOf(summary: Summary, { result, rounds }: GameRecord): GameStat | undefined {
  const { id, city, played, options, bots, ranking = [], towns } = summary;
  const seat = Math.max(
    0,
    options.players.findIndex((_, nr) => (bots[nr] ?? null) === null),
  );
  const score = result?.scores[seat];
  const town = towns[seat];
  if (score === undefined || town === undefined) return undefined;
  return {
    id,
    city,
    played,
    mode: options.mode,
    against: againstIn(summary, seat),
    score: score.total,
    won: ranking.flat().length > 1 && (ranking[0]?.includes(seat) ?? false),
    rounds: rounds.length,
    parts: partsOf(score),
    town: {
      empty: town.streets.flatMap(({ houses }) => houses).filter((house) => house === null).length,
      pools: sum(town.streets.map(({ pools }) => pools.length)),
      plans: town.plans.filter((points) => points !== null).length,
      parksFull: score.parks.length > 0 && score.parks.every((points) => points >= 10),
    },
  };
}

function againstIn({ options, bots, ranking = [] }: Summary, seat: number): Against {
  if (ranking.flat().includes(OPPONENT)) return 'aaa';
  const others = options.players.filter((_, nr) => nr !== seat);
  if (others.length === 0) return 'nobody';
  return options.players.every((_, nr) => nr === seat || (bots[nr] ?? null) !== null) ? 'bots' : 'people';
}

function partsOf(score: Score): GameStat['parts'] {
  const lost = (points: number): number => (points === 0 ? 0 : -points);
  return {
    estates: sum(score.estates),
    parks: sum(score.parks),
    pools: score.pools,
    plans: sum(score.plans),
    temps: score.temps,
    bis: lost(score.bis),
    roundabouts: lost(score.roundabouts),
    refusals: lost(score.refusals),
  };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** Moving average: the mean of each game and those before it. */
export function running(scores: readonly number[], window = 10): number[] {
  return scores.map((_, i) => mean(scores.slice(Math.max(0, i + 1 - window), i + 1)));
}

export interface Month {
  /** “2026-11”, for sorting and files. */
  readonly month: string;
  readonly first: number;
  readonly games: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
}

/** The games by month, newest first. */
export function monthsOf(games: readonly GameStat[]): Month[] {
  const months = Map.groupBy(games, ({ played }) => new Date(played).toISOString().slice(0, 7));
  return [...months]
    .map(([month, own]) => ({
      month,
      first: Math.min(...own.map(({ played }) => played)),
      games: own.length,
      won: own.filter(({ won }) => won).length,
      mean: mean(own.map(({ score }) => score)),
      best: Math.max(...own.map(({ score }) => score)),
    }))
    .toSorted((a, b) => b.month.localeCompare(a.month));
}

/** The best game for the score and for each part that scores; none for a part without points. */
export function bestsOf(
  games: readonly GameStat[],
): { readonly part: Part | 'score'; readonly points: number; readonly played: number }[] {
  return (['score', 'estates', 'parks', 'pools', 'plans'] as const).flatMap((part) => {
    const points = ({ score, parts }: GameStat): number => (part === 'score' ? score : parts[part]);
    const best = games.toSorted((a, b) => points(b) - points(a) || a.played - b.played)[0];
    return best === undefined || points(best) <= 0
      ? []
      : [{ part, points: points(best), played: best.played }];
  });
}

/** The achievements; none of them needs many games. */
export const ACHIEVEMENTS = {
  'full-town': ({ town }: GameStat) => town.empty === 0,
  'three-plans': ({ town }: GameStat) => town.plans === 3,
  'nine-pools': ({ town }: GameStat) => town.pools === 9,
  'green-belt': ({ town }: GameStat) => town.parksFull,
  'no-refusal': ({ parts, rounds }: GameStat) => parts.refusals === 0 && rounds >= 20,
  hundred: ({ score }: GameStat) => score >= 100,
} as const satisfies { readonly [name: string]: (game: GameStat) => boolean };
export type Achievement = keyof typeof ACHIEVEMENTS;

/** When it was first achieved; undefined if never. */
export function achievedIn(games: readonly GameStat[], name: Achievement): number | undefined {
  const found = games.filter(ACHIEVEMENTS[name]).map(({ played }) => played);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** One line for each game. Text is quoted, and nothing in it is read as a formula. */
export function csvOf(games: readonly GameStat[]): string {
  const head = ['played', 'town', 'mode', 'against', 'rounds', 'won', 'score', ...PARTS];
  const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  const rows = games.map(({ played, city, mode, against, rounds, won, score, parts }) =>
    [
      new Date(played).toISOString(),
      quoted(city),
      mode,
      against,
      rounds,
      won ? 1 : 0,
      score,
      ...PARTS.map((part) => parts[part]),
    ].join(','),
  );
  return `${[head.join(','), ...rows].join('\r\n')}\r\n`;
}
