import type { EstateName } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';

/** Estates by their first and last house, as they are typed: “t1-3,m5”; none where the plan asks for none. */
export function estatesLabel(estates: readonly EstateName[]): string {
  return /\((.*)\)/.exec(formatTurn([{ do: 'plan', slot: 'A', estates }]))?.[1]?.replaceAll(',', ', ') ?? '';
}
