import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { MAX_NUMBER } from '../types.ts';

/** The most a temp may change a number by, down or up. */
export const MAX_CHANGE = 2;

const ALL_CHANGES = (2 << (2 * MAX_CHANGE)) - 1;

/** [A9] Whether a changed number is still a house number. */
export function isHouseNumber(number: number): boolean {
  return number >= 0 && number <= MAX_NUMBER;
}

/**
 * [A9] The changes after which the number fits somewhere, as a mask: bit 0 for −2, bit 4 for +2. If only 6
 * and 9 fit, a card with an 8 gives ((1 << 6 | 1 << 9) << 2) >>> 8 = 0b1001: −2 and +1.
 */
export function usefulChanges(sheet: ReadonlySheet, number: number): number {
  return ((sheet.fittingNumbers << MAX_CHANGE) >>> number) & ALL_CHANGES;
}

/** [R2] [R3] Crosses a temp box if one is left. */
export function crossTemp(sheet: Sheet): void {
  if (sheet.temps < sheet.layout.tempBoxes) sheet.temps += 1;
}
