/** The index of the lowest bit set; the mask must not be empty. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many bits are set in a byte; the index of the n-th of them, at 8 × byte + n. */
const COUNTS = new Uint8Array(256);
const NTH = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  for (let rest = byte; rest !== 0; rest &= rest - 1) {
    NTH[byte * 8 + (COUNTS[byte] as number)] = lowest(rest);
    COUNTS[byte] = (COUNTS[byte] as number) + 1;
  }
}

/** How many bits are set in a mask of up to 16 bits. */
export function popcount(mask: number): number {
  return (COUNTS[mask & 255] as number) + (COUNTS[mask >> 8] as number);
}

/** The index of the n-th bit set in a mask of up to 16 bits, counted from 0 at the lowest; without any branch. */
export function nthBit(mask: number, n: number): number {
  const inLow = COUNTS[mask & 255] as number;
  const high = (inLow - 1 - n) >> 31;
  const shift = high & 8;
  return shift + (NTH[((mask >> shift) & 255) * 8 + n - (inLow & high)] as number);
}

/** The mask of the houses `first` to `last`, both included. */
export function span(first: number, last: number): number {
  return (2 << last) - (1 << first);
}

/** The indexes of the bits set, lowest first: for the readable edges, never for the fast path. */
export function bitsOf(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(lowest(rest));
  return found;
}
