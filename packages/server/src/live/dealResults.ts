import type { DealResults, Listed } from 'picket-protocol';
import type { EntryRow } from '../store/schema.ts';

/** The length of the list's top, and how many are listed before and after the player. */
const BEST = 20;
const AROUND = 2;

/** The games of a deal that count, prepared once for all visitors: there can be ten thousand. */
export interface DealList {
  /** How many people's games there are. */
  readonly games: number;
  has(table: string): boolean;
  /** The results for the player at this table, or for a visitor without a game. */
  resultsFor(mine: string | undefined): DealResults;
}

/** Expects the games best first. */
export function listOf(rows: readonly EntryRow[]): DealList {
  const tables = new Set(rows.map(({ table_id }) => table_id));
  const people = rankedIn(rows.filter(({ bot }) => bot === 0));
  const bots = rankedIn(rows.filter(({ bot }) => bot === 1));
  const counts = new Map<number, number>();
  for (const { score } of people.listed.toReversed()) counts.set(score, (counts.get(score) ?? 0) + 1);
  const scores = [...counts];
  return {
    games: people.listed.length,
    has: (table) => tables.has(table),
    resultsFor: (mine) => ({ scores, people: excerpt(people, mine), bots: excerpt(bots, mine) }),
  };
}

interface Ranked {
  readonly listed: readonly Listed[];
  readonly places: ReadonlyMap<string, number>;
}

/** Equal scores share a rank. */
function rankedIn(rows: readonly EntryRow[]): Ranked {
  let rank = 0;
  const listed = rows.map(({ table_id, name, hidden, score }, i) => {
    if (i === 0 || rows[i - 1]?.score !== score) rank = i + 1;
    return { rank, table: table_id, name: hidden === 0 ? name : '', score: score ?? 0, mine: false };
  });
  return { listed, places: new Map(listed.map(({ table }, i) => [table, i])) };
}

function excerpt({ listed, places }: Ranked, mine: string | undefined): Listed[] {
  const own = places.get(mine ?? '');
  const best = listed.slice(0, BEST);
  const around =
    own === undefined ? [] : listed.slice(Math.max(BEST, own - AROUND), Math.max(BEST, own + AROUND + 1));
  return [...best, ...around].map((one) => (one.table === mine ? { ...one, mine: true } : one));
}
