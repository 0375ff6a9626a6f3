import type { Sheet } from '../sheet/sheet.ts';
import { MAX_SIZE } from '../types.ts';

/** [A5] [R14] The estate sizes whose column has a box left, as a mask with bit 1 for size 1. */
export function improvableSizes(sheet: Sheet): number {
  let sizes = 0;
  for (let size = 1; size <= MAX_SIZE; size++) {
    if (!isColumnFull(sheet, size)) sizes |= 1 << size;
  }
  return sizes;
}

export function improve(sheet: Sheet, size: number): void {
  sheet.setImproved(size, sheet.improved(size) + 1);
}

export function isColumnFull(sheet: Sheet, size: number): boolean {
  return sheet.improved(size) === sheet.layout.columns[size];
}
