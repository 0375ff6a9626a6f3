import type { Rulings } from '../edition/rulings.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { MAX_SIZE } from '../types.ts';

/** [S8] [S9] [R19] What decides between architects, the weightiest first: total, complete estates, then their sizes. */
function merits(sheet: Sheet, total: number, tieBreak: Rulings['tieBreak']): number[] {
  const bySize = Array.from({ length: MAX_SIZE }, (_, i) => sheet.estates(i + 1));
  const complete = bySize.reduce((sum, count) => sum + count, 0);
  return tieBreak === 'none' ? [total, complete] : [total, complete, ...bySize];
}

/** Seats, best first; a tie that nothing settles is one group. */
export function rankSeats(sheets: readonly Sheet[], totals: readonly number[]): number[][] {
  const ranked = sheets
    .map((sheet, seat) => ({ seat, merits: merits(sheet, totals[seat] ?? 0, sheet.layout.rulings.tieBreak) }))
    .toSorted((a, b) => compare(a.merits, b.merits) || a.seat - b.seat);
  const groups: number[][] = [];
  ranked.forEach(({ seat, merits: mine }, i) => {
    const before = ranked[i - 1];
    if (before && compare(before.merits, mine) === 0) groups.at(-1)?.push(seat);
    else groups.push([seat]);
  });
  return groups;
}

/** Negative if `a` comes first: the first difference decides, more is better. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((merit, k) => merit !== b[k]);
  return i < 0 ? 0 : (b[i] ?? 0) - (a[i] ?? 0);
}
