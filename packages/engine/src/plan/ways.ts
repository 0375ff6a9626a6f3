import { popcount, span } from '../bits.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { MAX_HOUSES, MAX_SIZE, STREETS } from '../types.ts';

/**
 * A plan on estates can often be met by several sets of them. The sets are numbered: a *way* is the rank of
 * a set among all that meet the plan, counted over the estates by street and house. Way 0 is the first
 * set found. So a claim is one integer inside, and a list of estates only in the record.
 */

/** Which estates a plan accepts, beside their sizes. */
export interface Wanted {
  /** How many of each size. */
  readonly needs: Int32Array;
  /** The sizes it asks for, each once. */
  readonly sizes: Int32Array;
  readonly poolsEach: number;
  readonly bisEach: number;
  /** Whether any unused estate of the right size will do. */
  readonly plain: boolean;
}

const MAX_ESTATES = STREETS * MAX_HOUSES;
const CHOICES = pascal();

/** Free estates by size, and what is still to choose from while a way is read. Never outlives a call. */
const counts = new Int32Array(MAX_SIZE + 1);
const missing = new Int32Array(MAX_SIZE + 1);
const ranks = new Int32Array(MAX_SIZE + 1);

/** [P4] The size of an estate that this plan could use, else 0: complete, unused, and with what each must hold. */
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

/** How many sets of estates of these streets (a mask) meet the plan. */
export function countWays(sheet: ReadonlySheet, wanted: Wanted, streets: number): number {
  countUsable(sheet, wanted, streets);
  let ways = 1;
  for (let size = 1; size <= MAX_SIZE; size++) {
    ways *= choices(counts[size] as number, wanted.needs[size] as number);
  }
  return ways;
}

/** The same for a plan that takes unused estates of any street as they are. */
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

/** Adds the houses of one set to the masks of used houses. */
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

/** The way that uses exactly these houses, if there is one; else any number. */
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

/** Whether the next estate of this size is in the set that `ranks` describes. */
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

/** The reverse of `takes`: counts the sets that come before the one that takes, or leaves, this estate. */
function passes(size: number, taken: boolean): void {
  counts[size] = (counts[size] as number) - 1;
  if (taken) missing[size] = (missing[size] as number) - 1;
  else ranks[size] = (ranks[size] as number) + choices(counts[size], (missing[size] as number) - 1);
}

/** In how many ways k estates can be chosen from n. */
function choices(n: number, k: number): number {
  return k < 0 || k > n ? 0 : (CHOICES[n * (MAX_SIZE + 1) + k] as number);
}

/** Pascal's triangle, as far as plans reach: no plan asks for more than six estates. */
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
