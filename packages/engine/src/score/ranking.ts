import { span } from '../bits.ts';
import type { Rulings } from '../edition/rulings.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { MAX_SIZE, STREETS } from '../types.ts';

/**
 * [S8] [S9] [R19] What breaks a tie, most important first: complete estates, then, if the edition says so,
 * those of each size.
 */
export function estateMerits(sheet: ReadonlySheet, rulings: Rulings): number[] {
  const bySize = Array.from({ length: MAX_SIZE }, (_, i) => sheet.estates(i + 1));
  const large = rulings.largeEstatesBreakTies ? largeEstates(sheet) : 0;
  const complete = bySize.reduce((sum, count) => sum + count, large);
  return rulings.tieBreak === 'none' ? [complete] : [complete, ...bySize];
}

/** Complete estates too large to score. */
function largeEstates(sheet: ReadonlySheet): number {
  let found = 0;
  for (let street = 0; street < STREETS; street++) {
    for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
      const last = sheet.runEnd(street, first);
      const isComplete = (span(first, last) & ~sheet.built(street)) === 0;
      if (isComplete && last - first + 1 > MAX_SIZE) found++;
      first = last + 1;
    }
  }
  return found;
}

/** The seats, best first; seats that remain tied are one group. */
export function rankSeats(
  sheets: readonly ReadonlySheet[],
  totals: readonly number[],
  rulings: Rulings,
): number[][] {
  const ranked = sheets
    .map((sheet, seat) => ({
      seat,
      merits: [totals[seat] ?? 0, ...estateMerits(sheet, rulings)],
    }))
    .toSorted((a, b) => firstDifference(b.merits, a.merits) || a.seat - b.seat);
  const groups: number[][] = [];
  ranked.forEach(({ seat, merits: mine }, i) => {
    const before = ranked[i - 1];
    if (before && firstDifference(before.merits, mine) === 0) groups.at(-1)?.push(seat);
    else groups.push([seat]);
  });
  return groups;
}

/** Above 0 if `a` is better, 0 if equal: more is better, and the first difference decides. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((merit, k) => merit !== b[k]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
