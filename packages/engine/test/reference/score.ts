// The score of a sheet at the end, and the ranking.

import { bisCount, estateCounts, poolCount, roundaboutCount, trackValue } from './sheet.ts';
import type { Printed, RefSheet } from './sheet.ts';

/** One entry of `result.scores` in RECORD.md. */
export type Score = {
  plans: number[];
  parks: number[];
  pools: number;
  temps: number;
  estates: number[];
  bis: number;
  refusals: number;
  roundabouts: number;
  total: number;
};

/** What ranking compares: points, complete estates by size 1 to 6, and larger ones where they count (R19). */
export type Entry = { total: number; estates: number[]; larger?: number };

/** Sum of a list. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** RULES 13: every column, and the total; the points for temps depend on the others and are passed in. */
export function score(printed: Printed, sheet: RefSheet, temps: number): Score {
  const plans = sheet.plans.map((points) => points ?? 0);
  const parks = sheet.streets.map((street, s) => trackValue(printed.streets[s]?.parks ?? [], street.parks));
  const pools = trackValue(printed.pools, poolCount(sheet));
  const estates = estateCounts(sheet).map(
    (count, i) => count * trackValue(printed.estates[i] ?? [], sheet.improve[i] ?? 0),
  );
  const bis = trackValue(printed.bis, bisCount(sheet));
  const refusals = trackValue(printed.refusals, sheet.refusals);
  const roundabouts = trackValue(printed.roundabouts, roundaboutCount(sheet));
  const total = sum(plans) + sum(parks) + pools + temps + sum(estates) - bis - refusals - roundabouts;
  return { plans, parks, pools, temps, estates, bis, refusals, roundabouts, total };
}

/** RULES 13, R20: points for temp boxes, by seat; equal counts share a rank and the next follows directly. */
export function tempPoints(counts: readonly number[], ranks: readonly number[]): number[] {
  return counts.map((count) => {
    if (count === 0) return 0;
    const better = new Set(counts.filter((other) => other > count));
    return ranks[better.size] ?? 0;
  });
}

/** R19: all estates that count in a tie-break. */
export function allEstates({ estates, larger = 0 }: Entry): number {
  return sum(estates) + larger;
}

/** RULES "Ties" of both editions, R19: positive if a is better than b, 0 if they stay tied. */
export function tieBreak(a: Entry, b: Entry, style: 'sizes' | 'estates-only'): number {
  if (a.total !== b.total) return a.total - b.total;
  if (allEstates(a) !== allEstates(b)) return allEstates(a) - allEstates(b);
  if (style === 'estates-only') return 0;
  for (let size = 1; size <= 6; size += 1) {
    const difference = (a.estates[size - 1] ?? 0) - (b.estates[size - 1] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** RULES "Ties", R19: seats in groups, best first; seats that stay tied are one group. */
export function rank(entries: readonly Entry[], style: 'sizes' | 'estates-only'): number[][] {
  const groups: number[][] = [];
  let left = entries.map((entry, seat) => ({ entry, seat }));
  while (left.length > 0) {
    const best = left.filter((one) => left.every((other) => tieBreak(one.entry, other.entry, style) >= 0));
    groups.push(best.map((one) => one.seat));
    left = left.filter((one) => !best.includes(one));
  }
  return groups;
}
