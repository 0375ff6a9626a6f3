import { lowest } from '../bits.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';

/** [A2] [A3] [A4] [R14] The gaps of a street where a fence may be built. */
export function fenceGaps(sheet: ReadonlySheet, street: number): number {
  const gaps = sheet.houses(street) >>> 1;
  const open = gaps & ~sheet.fences(street) & ~insideUsed(sheet, street);
  return sheet.bis(street) === 0 || sheet.layout.rulings.bisCrossesFences
    ? open
    : open & ~equalGaps(sheet, street);
}

/**
 * [A3] [R18] The gaps between two used houses; next to a single used house a fence is allowed. Used houses 1
 * to 3: 0b1110 & 0b0111 = 0b0110, the gaps after houses 1 and 2.
 */
export function insideUsed(sheet: ReadonlySheet, street: number): number {
  const used = sheet.used(street);
  return used & (used >>> 1);
}

/** [A4] The gaps between neighbouring houses with the same number. */
function equalGaps(sheet: ReadonlySheet, street: number): number {
  let gaps = 0;
  for (let rest = sheet.bis(street); rest !== 0; rest &= rest - 1) {
    const house = lowest(rest);
    const number = sheet.number(street, house);
    if (house > 0 && sheet.number(street, house - 1) === number) gaps |= 1 << (house - 1);
    if (house + 1 < (sheet.layout.lengths[street] as number) && sheet.number(street, house + 1) === number) {
      gaps |= 1 << house;
    }
  }
  return gaps;
}
