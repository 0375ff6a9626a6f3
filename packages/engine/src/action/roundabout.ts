import type { ReadonlySheet } from '../sheet/readonlySheet.ts';

/** [A13] Whether another roundabout may be built; `limit` comes from the game's options. */
export function hasRoundaboutBox(sheet: ReadonlySheet, limit: number): boolean {
  return sheet.roundaboutCount < limit;
}

/** [A13] The houses of a street where a roundabout may be built. */
export function roundaboutSpots(sheet: ReadonlySheet, street: number, limit: number): number {
  return hasRoundaboutBox(sheet, limit) ? sheet.empty(street) : 0;
}
