import { popcount, span } from '../bits.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { MAX_HOUSES, MAX_SIZE, STREETS } from '../types.ts';

/**
 * Several sets of estates can often meet the same plan. The sets are numbered, and a *way* is the rank of one
 * of them, so a claim is a single integer; only records list the estates. Ranks use the combinatorial number
 * system, with the estates of a size ordered by street and house. For two of the four estates a, b, c, d
 * there are C(4, 2) = 6 ways: ab 0, ac 1, ad 2, bc 3, bd 4, cd 5. To rank bd: leaving a skips the C(3, 1) = 3
 * sets with a; taking b skips none; leaving c skips the C(1, 0) = 1 set with b and c; 3 + 1 = 4. Unranking 4
 * makes the same comparisons: 4 ≥ 3, so leave a (1 is left); 1 < C(2, 1), so take b; 1 ≥ C(1, 0), so leave c;
 * take d. The ranks of different sizes are the digits of a mixed-radix number, size 1 lowest.
 */

/** Which estates a plan accepts. */
export interface Wanted {
  /** How many of each size. */
  readonly needs: Int32Array;
  /** The sizes it asks for, without repeats. */
  readonly sizes: Int32Array;
  readonly poolsEach: number;
  readonly bisEach: number;
  /** Whether any unused estate of the right size is accepted. */
  readonly plain: boolean;
}

const MAX_ESTATES = STREETS * MAX_HOUSES;
const CHOICES = pascal();

/**
 * Scratch space, valid within one call: usable estates left, estates still needed and remaining rank, by
 * size.
 */
const counts = new Int32Array(MAX_SIZE + 1);
const missing = new Int32Array(MAX_SIZE + 1);
const ranks = new Int32Array(MAX_SIZE + 1);

/**
 * [P4] The size of an estate if this plan can use it, else 0: complete, unused, and with the required pools
 * or bis.
 */
function usableSize(
  sheet: ReadonlySheet,
  wanted: Wanted,
  street: number,
  first: number,
  last: number,
): number {
  const size = sheet.estateSize(street, first, last);
  if (size === 0 || (wanted.needs[size] as number) === 0) return 0;
  const run = span(first, last);
  if ((run & sheet.used(street)) !== 0) return 0;
  if (wanted.poolsEach > 0 && popcount(run & sheet.pools(street)) < wanted.poolsEach) return 0;
  if (wanted.bisEach > 0 && popcount(run & sheet.bis(street)) < wanted.bisEach) return 0;
  return size;
}

/** How many sets of estates in these streets (a mask) meet the plan. */
export function countWays(sheet: ReadonlySheet, wanted: Wanted, streets: number): number {
  countUsable(sheet, wanted, streets);
  let ways = 1;
  for (let size = 1; size <= MAX_SIZE; size++) {
    ways *= choices(counts[size] as number, wanted.needs[size] as number);
  }
  return ways;
}

/** `countWays` for a plan that accepts any unused estate of any street. */
export function countPlainWays(sheet: ReadonlySheet, { sizes, needs }: Wanted): number {
  let ways = 1;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i] as number;
    const needed = needs[size] as number;
    const free = sheet.free(size);
    if (free < needed) return 0;
    ways *= choices(free, needed);
  }
  return ways;
}

/** Adds the houses of one set to the masks of used houses (unranking). */
export function markWay(
  sheet: ReadonlySheet,
  wanted: Wanted,
  streets: number,
  way: number,
  used: Int32Array,
): void {
  countUsable(sheet, wanted, streets);
  let rest = way;
  for (let size = 1; size <= MAX_SIZE; size++) {
    missing[size] = wanted.needs[size] as number;
    const ways = choices(counts[size] as number, missing[size] as number);
    ranks[size] = rest % ways;
    rest = Math.floor(rest / ways);
  }
  for (let street = 0; street < STREETS; street++) {
    if (((streets >> street) & 1) === 0) continue;
    for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
      const last = sheet.runEnd(street, first);
      const size = usableSize(sheet, wanted, street, first, last);
      if (size !== 0 && takes(size)) used[street] = (used[street] as number) | span(first, last);
      first = last + 1;
    }
  }
}

/** The rank of the set with exactly these houses; meaningless if no set has them. */
export function rankWay(sheet: ReadonlySheet, wanted: Wanted, streets: number, houses: Int32Array): number {
  countUsable(sheet, wanted, streets);
  const totals = Int32Array.from(counts, (count, size) => choices(count, wanted.needs[size] as number));
  missing.set(wanted.needs);
  ranks.fill(0);
  for (let street = 0; street < STREETS; street++) {
    if (((streets >> street) & 1) === 0) continue;
    for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
      const last = sheet.runEnd(street, first);
      const size = usableSize(sheet, wanted, street, first, last);
      if (size !== 0) passes(size, (((houses[street] as number) >> first) & 1) === 1);
      first = last + 1;
    }
  }
  let way = 0;
  for (let size = MAX_SIZE; size >= 1; size--) way = way * (totals[size] as number) + (ranks[size] as number);
  return way;
}

function countUsable(sheet: ReadonlySheet, wanted: Wanted, streets: number): void {
  counts.fill(0);
  for (let street = 0; street < STREETS; street++) {
    if (((streets >> street) & 1) === 0) continue;
    for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
      const last = sheet.runEnd(street, first);
      const size = usableSize(sheet, wanted, street, first, last);
      counts[size] = (counts[size] as number) + 1;
      first = last + 1;
    }
  }
}

/** Unranking: whether the set includes the next estate of this size. */
function takes(size: number): boolean {
  counts[size] = (counts[size] as number) - 1;
  const withThis = choices(counts[size], (missing[size] as number) - 1);
  if ((ranks[size] as number) >= withThis) {
    ranks[size] = (ranks[size] as number) - withThis;
    return false;
  }
  missing[size] = (missing[size] as number) - 1;
  return true;
}

/** Ranking: adds the sets that come before the one that takes, or leaves, this estate. */
function passes(size: number, taken: boolean): void {
  counts[size] = (counts[size] as number) - 1;
  if (taken) missing[size] = (missing[size] as number) - 1;
  else ranks[size] = (ranks[size] as number) + choices(counts[size], (missing[size] as number) - 1);
}

/** The binomial coefficient C(n, k). */
function choices(n: number, k: number): number {
  return k < 0 || k > n ? 0 : (CHOICES[n * (MAX_SIZE + 1) + k] as number);
}

/** Pascal's triangle up to k = 6: no plan asks for more than six estates. */
function pascal(): Int32Array {
  const row = MAX_SIZE + 1;
  const triangle = new Int32Array((MAX_ESTATES + 1) * row);
  for (let n = 0; n <= MAX_ESTATES; n++) {
    triangle[n * row] = 1;
    for (let k = 1; n > 0 && k <= MAX_SIZE; k++) {
      triangle[n * row + k] =
        (triangle[(n - 1) * row + k - 1] as number) + (triangle[(n - 1) * row + k] as number);
    }
  }
  return triangle;
}
