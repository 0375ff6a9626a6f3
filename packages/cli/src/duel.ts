import { OPPONENT, type Ranking } from 'picket-engine';

/** [R13] The player's result against the AAA: 1 a win, 0.5 a tie, 0 a loss; undefined if there is no AAA to beat. */
export function duelOf(ranking: Ranking): number | undefined {
  if (!ranking.flat().includes(OPPONENT)) return undefined;
  const best = ranking[0] ?? [];
  return best.includes(OPPONENT) ? (best.length - 1) / best.length : 1;
}
