import type { EstateName } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';

/** Estates as they are typed, by first and last house: “t1-3,m5”; none if the plan needs none. */
export function estatesLabel(estates: readonly EstateName[]): string {
  return /\((.*)\)/.exec(formatTurn([{ do: 'plan', slot: 'A', estates }]))?.[1]?.replaceAll(',', ', ') ?? '';
}
