/**
 * [S7] [R20] Points for temps: players are ranked by boxes crossed, equal counts share a rank, and the next
 * count gets the next rank. A player with no temps scores nothing.
 */
export function rankTemps(counts: readonly number[], ranks: readonly number[]): number[] {
  const places = [...new Set(counts)].filter((count) => count > 0).toSorted((a, b) => b - a);
  return counts.map((count) => ranks[places.indexOf(count)] ?? 0);
}
