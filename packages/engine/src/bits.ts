/** How many bits are set in a mask of up to 31 bits. */
export function popcount(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest bit set; the mask must not be empty. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The index of the n-th bit set, counted from 0 at the lowest. */
export function nthBit(mask: number, n: number): number {
  let rest = mask;
  for (let skip = n; skip > 0; skip--) rest &= rest - 1;
  return lowest(rest);
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
