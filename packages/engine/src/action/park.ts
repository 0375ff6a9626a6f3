import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { ReadonlyInts } from '../types.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** [A6] [R14] Whether the street has a park box left. */
export function hasParkBox(sheet: ReadonlySheet, street: number): boolean {
  return sheet.parks(street) < (sheet.layout.parks[street] as ReadonlyInts).length - 1;
}

export function crossPark(sheet: Sheet, street: number): void {
  sheet.setParks(street, sheet.parks(street) + 1);
}
