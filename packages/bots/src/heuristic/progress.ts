import { MAX_SIZE, STREETS, type Plan, type ReadonlySheet, type When } from 'picket-engine';
import { popcount } from 'picket-engine/fast';

type Of<T extends When['type']> = Extract<When, { type: T }>;
type Progress<W extends When> = (sheet: ReadonlySheet, when: W, plan: Plan, likely: Float64Array) => number;

/**
 * By type of plan, how far a sheet is towards it, from 0 to 1. `likely` has the unused estates by size,
 * unfinished ones weighted by probability.
 */
const PROGRESS: { readonly [T in When['type']]: Progress<Of<T>> } = {
  estates: (_sheet, when, plan, likely) => {
    const extras = (when.poolsEach ?? 0) + (when.bisEach ?? 0);
    return ofEstates(plan, likely) * (extras === 0 ? 1 : 0.6);
  },
  'estates-in-street': (sheet, when, plan, likely) =>
    0.7 *
    ofEstates(plan, likely) *
    share(popcount(sheet.built(when.street)), sheet.layout.lengths[when.street]),
  'estates-in-one-street': (sheet, when, plan, likely) =>
    0.6 * ofEstates(plan, likely) * share(1 + sheet.roundaboutCount, 1 + when.roundabouts),
  'end-estates': (sheet, when) => {
    const marks = sumOfStreets((street) => endMarks(sheet, street, when.size));
    return share(marks, STREETS * 4);
  },
  'street-full': (sheet, { street }) =>
    sheet.used(street) === 0
      ? share(popcount(sheet.built(street) | sheet.roundabouts(street)), sheet.layout.lengths[street])
      : 0,
  'end-houses': (sheet) =>
    share(
      sumOfStreets((street) => builtEnds(sheet, street)),
      STREETS * 2,
    ),
  'bis-in-one-street': (sheet, { count }) =>
    share(
      bestStreet((s) => popcount(sheet.bis(s))),
      count,
    ),
  temps: (sheet, { count }) => share(sheet.temps, count),
  'all-parks': (sheet, { streets }) => bestStreets((s) => parkShare(sheet, s), streets),
  'all-pools': (sheet, { streets }) => bestStreets((s) => poolShare(sheet, s), streets),
  'street-parks-and-pools': (sheet, { street }) => both(parkShare(sheet, street), poolShare(sheet, street)),
  'one-street-parks-pools-roundabout': (sheet) =>
    bestStreet(
      (s) => both(parkShare(sheet, s), poolShare(sheet, s)) * (sheet.roundabouts(s) === 0 ? 0.7 : 1),
    ),
  'park-boxes': (sheet, { count }) =>
    share(
      sumOfStreets((s) => sheet.parks(s)),
      count,
    ),
  'park-boxes-each-street': (sheet, { count }) =>
    share(
      sumOfStreets((s) => Math.min(count, sheet.parks(s))),
      STREETS * count,
    ),
  'improve-boxes': (sheet, { count }) =>
    share(
      sumOfSizes((size) => sheet.improved(size)),
      count,
    ),
  'improve-columns-full': (sheet, { count }) => fullColumns(sheet, count),
};

export function progressOf(sheet: ReadonlySheet, plan: Plan, likely: Float64Array): number {
  const progress = PROGRESS[plan.when.type] as Progress<When>;
  return progress(sheet, plan.when, plan, likely);
}

/** Larger estates count more. */
function ofEstates({ wanted }: Plan, likely: Float64Array): number {
  let have = 0;
  let need = 0;
  for (let i = 0; i < wanted.sizes.length; i++) {
    const size = wanted.sizes[i] as number;
    const needed = wanted.needs[size] as number;
    need += needed * (size + 1);
    have += Math.min(needed, likely[size] as number) * (size + 1);
  }
  return share(have, need);
}

function parkShare(sheet: ReadonlySheet, street: number): number {
  return share(sheet.parks(street), (sheet.layout.parks[street] as Int32Array).length - 1);
}

/** 0 once a pool is missed. */
function poolShare(sheet: ReadonlySheet, street: number): number {
  const plots = sheet.layout.plots[street] as number;
  const missed = plots & ~sheet.pools(street) & ~sheet.empty(street);
  return missed === 0 ? share(popcount(sheet.pools(street)), popcount(plots)) : 0;
}

const both = (a: number, b: number): number => (b === 0 && a === 0 ? 0 : (a + b) / 2);

/** How many of the houses and fences for an estate at each end are there. */
function endMarks(sheet: ReadonlySheet, street: number, size: number): number {
  const length = sheet.layout.lengths[street] as number;
  const fences = sheet.fences(street);
  return builtEnds(sheet, street) + ((fences >> (size - 1)) & 1) + ((fences >> (length - size - 1)) & 1);
}

function builtEnds(sheet: ReadonlySheet, street: number): number {
  const free = sheet.built(street) & ~sheet.used(street);
  return (free & 1) + ((free >> ((sheet.layout.lengths[street] as number) - 1)) & 1);
}

/** The mean of the fullest `count` columns. */
function fullColumns(sheet: ReadonlySheet, count: number): number {
  const shares = Array.from({ length: MAX_SIZE }, (_, i) => {
    return share(sheet.improved(i + 1), sheet.layout.columns[i + 1]);
  });
  const best = shares.toSorted((a, b) => b - a).slice(0, count);
  return best.reduce((sum, part) => sum + part, 0) / Math.max(1, count);
}

function share(part: number, whole: number | undefined): number {
  return whole === undefined || whole <= 0 ? 1 : Math.min(1, part / whole);
}

function sumOfStreets(of: (street: number) => number): number {
  let sum = 0;
  for (let street = 0; street < STREETS; street++) sum += of(street);
  return sum;
}

function sumOfSizes(of: (size: number) => number): number {
  let sum = 0;
  for (let size = 1; size <= MAX_SIZE; size++) sum += of(size);
  return sum;
}

function bestStreet(of: (street: number) => number): number {
  return Math.max(of(0), of(1), of(2));
}

/** The mean of the best `streets` streets. */
function bestStreets(of: (street: number) => number, streets: number): number {
  const shares = [of(0), of(1), of(2)].toSorted((a, b) => b - a).slice(0, streets);
  return shares.reduce((sum, part) => sum + part, 0) / Math.max(1, streets);
}
