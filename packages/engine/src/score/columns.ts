import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE } from '../sheet/sheet.ts';
import { MAX_SIZE, STREETS, type ReadonlyInts } from '../types.ts';

/** [S3] The points of a claimed plan. */
export function scorePlan(sheet: ReadonlySheet, slot: number): number {
  const points = sheet.plan(slot);
  return points === NONE ? 0 : points;
}

/** [S2] [S4] A track is worth its lowest value not crossed out. */
export function scorePark(sheet: ReadonlySheet, street: number): number {
  return (sheet.layout.parks[street] as ReadonlyInts)[sheet.parks(street)] as number;
}

/** [S2] [S4] */
export function scorePools(sheet: ReadonlySheet): number {
  return sheet.layout.pools[sheet.poolCount] as number;
}

/** [S5] What one complete estate of a size is worth. */
function estateValue(sheet: ReadonlySheet, size: number): number {
  return (sheet.layout.estates[size] as ReadonlyInts)[sheet.improved(size)] as number;
}

/** [S5] What all complete estates of a size are worth. */
export function scoreEstates(sheet: ReadonlySheet, size: number): number {
  return sheet.estates(size) * estateValue(sheet, size);
}

/** [S6] */
export function scoreBis(sheet: ReadonlySheet): number {
  return sheet.layout.bis[sheet.bisCount] as number;
}

/** [S6] */
export function scoreRefusals(sheet: ReadonlySheet): number {
  return sheet.layout.refusals[sheet.refusals] as number;
}

/** [S6] */
export function scoreRoundabouts(sheet: ReadonlySheet): number {
  return sheet.layout.roundabouts[sheet.roundaboutCount] as number;
}

/** [S1] The total, without allocating: bots call this millions of times. */
export function scoreTotal(sheet: ReadonlySheet, tempPoints: number): number {
  let total = tempPoints + scorePools(sheet);
  for (let i = 0; i < STREETS; i++) total += scorePlan(sheet, i) + scorePark(sheet, i);
  for (let size = 1; size <= MAX_SIZE; size++) total += scoreEstates(sheet, size);
  return total - scoreBis(sheet) - scoreRefusals(sheet) - scoreRoundabouts(sheet);
}
