/**
 * The index of the lowest set bit; the mask must not be empty. `mask & -mask` keeps only that bit:
 * `0b1100 & -0b1100` = 0b0100, and 31 − clz32(0b0100) = 31 − 29 = 2.
 */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/**
 * Lookup tables for a byte: how many bits are set, and at 8 × byte + n the index of the n-th one.
 * `rest & (rest - 1)` clears the lowest bit. For 0b1010 (10): COUNTS[10] = 2, NTH[80] = 1, NTH[81] = 3.
 */
const COUNTS = new Uint8Array(256);
const NTH = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  for (let rest = byte; rest !== 0; rest &= rest - 1) {
    NTH[byte * 8 + (COUNTS[byte] as number)] = lowest(rest);
    COUNTS[byte] = (COUNTS[byte] as number) + 1;
  }
}

/** How many bits are set in a mask of up to 16 bits, byte by byte: 0b11_00000101 has 2 + 2 = 4. */
export function popcount(mask: number): number {
  return (COUNTS[mask & 255] as number) + (COUNTS[mask >> 8] as number);
}

/**
 * The index of the n-th set bit (from 0, lowest first) in a mask of up to 16 bits, without a branch: `high`
 * is −1 (all ones) if the bit is in the high byte, else 0. For 0b11_00000101 and n = 2 the low byte has only
 * two bits, so `high` = (2 − 1 − 2) >> 31 = −1 and `shift` = 8; bit 2 − 2 = 0 of the high byte is bit 8 of
 * the mask.
 */
export function nthBit(mask: number, n: number): number {
  const inLow = COUNTS[mask & 255] as number;
  const high = (inLow - 1 - n) >> 31;
  const shift = high & 8;
  return shift + (NTH[((mask >> shift) & 255) * 8 + n - (inLow & high)] as number);
}

/** The mask of houses `first` to `last`, inclusive: span(1, 3) = 16 − 2 = 0b1110. */
export function span(first: number, last: number): number {
  return (2 << last) - (1 << first);
}

/** The indexes of the set bits, lowest first. For the readable edges, not for the fast path. */
export function bitsOf(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(lowest(rest));
  return found;
}
