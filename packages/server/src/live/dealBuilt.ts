import type { Step } from 'picket-engine';
import type { DealBuilt } from 'picket-protocol';
import type { BuiltRow } from '../store/store.ts';

/** Counts by round where people built. Houses of a bis card are not counted: the map shows the cards' numbers. */
export function builtFrom(rows: readonly BuiltRow[]): DealBuilt {
  const rounds: { games: number; streets: number[][] }[] = [];
  for (const { round, steps } of rows) {
    while (rounds.length <= round) rounds.push({ games: 0, streets: [[], [], []] });
    const counted = rounds[round];
    if (counted === undefined) continue;
    counted.games++;
    const written = (JSON.parse(steps) as Step[]).find((step) => step.do === 'write');
    if (written === undefined) continue;
    const [street, house] = written.at;
    const houses = counted.streets[street] ?? [];
    counted.streets[street] = houses;
    while (houses.length <= house) houses.push(0);
    houses[house] = (houses[house] ?? 0) + 1;
  }
  return { games: new Set(rows.map(({ table }) => table)).size, rounds };
}
