import type { DealResults, Listed } from 'picket-protocol';
import type { EntryRow } from '../store/schema.ts';

/** The best of a list, and how many before and after the player's own. */
const BEST = 20;
const AROUND = 2;

/** What is shown about the games of a deal, which are given with the best first. */
export function resultsOf(rows: readonly EntryRow[], mine: string | undefined): DealResults {
  const [people, bots] = [rows.filter(({ bot }) => bot === 0), rows.filter(({ bot }) => bot === 1)];
  const counts = new Map<number, number>();
  for (const { score } of people.toReversed()) counts.set(score ?? 0, (counts.get(score ?? 0) ?? 0) + 1);
  return { scores: [...counts], people: excerpt(people, mine), bots: excerpt(bots, mine) };
}

/** Those with the same score share a rank. */
function excerpt(rows: readonly EntryRow[], mine: string | undefined): Listed[] {
  const own = rows.findIndex(({ table_id }) => table_id === mine);
  let rank = 0;
  return rows.flatMap(({ table_id, name, hidden, score }, i) => {
    if (i === 0 || rows[i - 1]?.score !== score) rank = i + 1;
    const isShown = i < BEST || (own >= 0 && Math.abs(i - own) <= AROUND);
    if (!isShown) return [];
    return [
      { rank, table: table_id, name: hidden === 0 ? name : '', score: score ?? 0, mine: table_id === mine },
    ];
  });
}
