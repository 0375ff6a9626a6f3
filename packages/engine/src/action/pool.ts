import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** [A7] Whether the house has a pool plot. */
export function hasPlot(sheet: ReadonlySheet, street: number, house: number): boolean {
  return (((sheet.layout.plots[street] as number) >>> house) & 1) === 1;
}

/** [R14] Whether a pool box is left. */
export function hasPoolBox(sheet: ReadonlySheet): boolean {
  return sheet.poolCount < sheet.layout.pools.length - 1;
}

export function circlePool(sheet: Sheet, street: number, house: number): void {
  sheet.addPools(street, 1 << house);
}
