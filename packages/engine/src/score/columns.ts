import { NONE, type Sheet } from '../sheet/sheet.ts';
import { MAX_SIZE, STREETS } from '../types.ts';

/** [S3] The points noted for a plan. */
export function scorePlan(sheet: Sheet, slot: number): number {
  const points = sheet.plan(slot);
  return points === NONE ? 0 : points;
}

/** [S2] [S4] A track is worth the lowest value not crossed out. */
export function scorePark(sheet: Sheet, street: number): number {
  return (sheet.layout.parks[street] as Int32Array)[sheet.parks(street)] as number;
}

/** [S2] [S4] */
export function scorePools(sheet: Sheet): number {
  return sheet.layout.pools[sheet.poolCount] as number;
}

/** [S5] What one complete estate of a size is worth. */
function estateValue(sheet: Sheet, size: number): number {
  return (sheet.layout.estates[size] as Int32Array)[sheet.improved(size)] as number;
}

/** [S5] What all complete estates of a size are worth. */
export function scoreEstates(sheet: Sheet, size: number): number {
  return sheet.estates(size) * estateValue(sheet, size);
}

/** [S6] */
export function scoreBis(sheet: Sheet): number {
  return sheet.layout.bis[sheet.bisCount] as number;
}

/** [S6] */
export function scoreRefusals(sheet: Sheet): number {
  return sheet.layout.refusals[sheet.refusals] as number;
}

/** [S6] */
export function scoreRoundabouts(sheet: Sheet): number {
  return sheet.layout.roundabouts[sheet.roundaboutCount] as number;
}

/** [S1] The total without a single allocation: what bots add up millions of times. */
export function scoreTotal(sheet: Sheet, tempPoints: number): number {
  let total = tempPoints + scorePools(sheet);
  for (let i = 0; i < STREETS; i++) total += scorePlan(sheet, i) + scorePark(sheet, i);
  for (let size = 1; size <= MAX_SIZE; size++) total += scoreEstates(sheet, size);
  return total - scoreBis(sheet) - scoreRefusals(sheet) - scoreRoundabouts(sheet);
}
