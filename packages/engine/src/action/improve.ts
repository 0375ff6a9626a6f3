import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** [A5] [R14] The estate sizes whose column has a box left, as a mask: bit 1 for size 1. */
export function improvableSizes(sheet: ReadonlySheet): number {
  return sheet.improvable;
}

export function improve(sheet: Sheet, size: number): void {
  sheet.setImproved(size, sheet.improved(size) + 1);
}

export function isColumnFull(sheet: ReadonlySheet, size: number): boolean {
  return ((sheet.improvable >> size) & 1) === 0;
}
