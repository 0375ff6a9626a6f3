import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Which side of a bis its original is on. */
const LEFT = 0;
const RIGHT = 1;
export const FROM = { LEFT, RIGHT } as const;

/** [R4] Whether a bis box is left. */
export function hasBisBox(sheet: ReadonlySheet): boolean {
  return sheet.bisCount < sheet.layout.bis.length - 1;
}

/**
 * [A10] [A11] The empty houses of a street that can be a bis of their neighbour on one side. In a street of
 * four with only house 1 built (0b0010) and a fence after it (bit 1): from the left, 0b0010 << 1 gives house
 * 2, but the fence moved to 0b0100 is in between; from the right, 0b0010 >>> 1 gives house 0, which has no
 * fence (bit 0) after it.
 */
export function bisSpots(sheet: ReadonlySheet, street: number, side: number): number {
  const built = sheet.built(street);
  const beside = side === LEFT ? built << 1 : built >>> 1;
  const spots = sheet.empty(street) & beside;
  const fences = sheet.fences(street);
  const apart = spots & (side === LEFT ? fences << 1 : fences);
  return apart === 0 || sheet.layout.rulings.bisCrossesFences ? spots : spots & ~apart;
}

export function writeBis(sheet: Sheet, street: number, house: number, side: number): void {
  const original = side === LEFT ? house - 1 : house + 1;
  sheet.write(street, house, sheet.number(street, original));
  sheet.addBis(street, 1 << house);
}
