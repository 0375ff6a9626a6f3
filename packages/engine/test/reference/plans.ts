// Is a city plan met, and by which estates?

import { boxes, completeEstates, countHouses, isBis, numberOf } from './sheet.ts';
import type { Estate, Place, Printed, RefSheet, RefStreet } from './sheet.ts';

/** The conditions of the components file. */
export type When =
  | { type: 'estates'; sizes: number[]; poolsEach?: number; bisEach?: number }
  | { type: 'estates-in-street'; street: number; sizes: number[] }
  | { type: 'estates-in-one-street'; sizes: number[]; roundabouts: number }
  | { type: 'end-estates'; size: number }
  | { type: 'street-full'; street: number }
  | { type: 'end-houses' }
  | { type: 'bis-in-one-street'; count: number }
  | { type: 'temps'; count: number }
  | { type: 'all-parks'; streets: number }
  | { type: 'all-pools'; streets: number }
  | { type: 'one-street-parks-pools-roundabout' }
  | { type: 'street-parks-and-pools'; street: number }
  | { type: 'park-boxes'; count: number }
  | { type: 'park-boxes-each-street'; count: number }
  | { type: 'improve-boxes'; count: number }
  | { type: 'improve-columns-full'; count: number };

/** RULES 11, R11: the sizes of the estates that a plan asks for; null for a plan that names no estates. */
export function wantedSizes(printed: Printed, when: When): number[] | null {
  if (when.type === 'estates' || when.type === 'estates-in-street' || when.type === 'estates-in-one-street') {
    return when.sizes;
  }
  if (when.type === 'end-estates') return printed.streets.flatMap(() => [when.size, when.size]);
  return null;
}

/** Roundabouts in one street. */
function roundaboutsIn(street: RefStreet | undefined): number {
  return street === undefined ? 0 : countHouses([street], (house) => house === 'roundabout');
}

/** RULES 7: whether every park box of a street is crossed. */
function allParks(printed: Printed, sheet: RefSheet, s: number): boolean {
  const plain = printed.streets[s];
  const street = sheet.streets[s];
  return plain !== undefined && street !== undefined && street.parks >= boxes(plain.parks);
}

/** RULES 8, R18: whether every pool of a street is circled; a roundabout on a pool spot spoils it. */
function allPools(printed: Printed, sheet: RefSheet, s: number): boolean {
  const plain = printed.streets[s];
  const street = sheet.streets[s];
  return (
    plain !== undefined && street !== undefined && plain.pools.every((plot) => street.pools.includes(plot))
  );
}

/** R7, R18: the houses that "all houses" and "first and last" use up; null where one is missing. */
function singleHouses(sheet: RefSheet, when: When): Place[] | null {
  const places: Place[] = [];
  sheet.streets.forEach((street, s) => {
    if (when.type === 'street-full' && when.street === s) {
      street.houses.forEach((house, h) => {
        if (house !== 'roundabout') places.push([s, h]);
      });
    }
    if (when.type === 'end-houses') {
      places.push([s, 0]);
      if (street.houses.length > 1) places.push([s, street.houses.length - 1]);
    }
  });
  for (const [s, h] of places) {
    const street = sheet.streets[s];
    if (street === undefined || numberOf(street.houses[h]) === null || street.used.includes(h)) return null;
  }
  return places;
}

/** RULES 5, 11, R7, R11: why this estate on its own cannot meet this plan. */
function estateFault(printed: Printed, sheet: RefSheet, when: When, estate: Estate): string | null {
  const [s, first, size] = estate;
  const street = sheet.streets[s];
  const complete = completeEstates(sheet).some((e) => e[0] === s && e[1] === first && e[2] === size);
  if (street === undefined || !complete) return 'not a complete estate (RULES 5)';
  if (size > 6) return 'an estate of 7 or more counts for nothing (RULES 5)';
  let pools = 0;
  let copies = 0;
  for (let h = first; h < first + size; h += 1) {
    if (street.used.includes(h)) return 'the estate, or a house in it, was used before (RULES 11, R7)';
    if (street.pools.includes(h)) pools += 1;
    if (isBis(street.houses[h])) copies += 1;
  }
  if (when.type === 'estates' && pools < (when.poolsEach ?? 0)) return 'too few pools in the estate (2023)';
  if (when.type === 'estates' && copies < (when.bisEach ?? 0)) return 'too few copies in the estate (2023)';
  if (when.type === 'estates-in-street' && s !== when.street) return 'the estate is in another street';
  if (when.type === 'estates-in-one-street' && roundaboutsIn(street) < when.roundabouts) {
    return 'too few roundabouts in the street (2023)';
  }
  const atAnEnd = first === 0 || first + size === printed.streets[s]?.houses;
  if (when.type === 'end-estates' && !atAnEnd) return 'the estate is not at a street end (2023)';
  return null;
}

/** RULES 11, R5, R7, R11, R18: why these estates do not meet a plan; null if they do. */
export function claimFault(
  printed: Printed,
  sheet: RefSheet,
  when: When,
  estates: readonly Estate[],
): string | null {
  const sizes = wantedSizes(printed, when);
  if (sizes === null) {
    if (estates.length > 0) return 'this plan names no estates';
    return conditionMet(printed, sheet, when) ? null : 'the condition is not met';
  }
  const named = estates.map((estate) => estate[2]).sort((a, b) => a - b);
  const wanted = [...sizes].sort((a, b) => a - b);
  if (named.join() !== wanted.join()) return 'not the sizes that the plan asks for';
  if (new Set(estates.map((estate) => estate.join())).size !== estates.length) return 'an estate named twice';
  for (const estate of estates) {
    const fault = estateFault(printed, sheet, when, estate);
    if (fault !== null) return fault;
  }
  const streets = new Set(estates.map((estate) => estate[0]));
  if (when.type === 'estates-in-one-street' && streets.size > 1) return 'the estates are in several streets';
  return null;
}

/** RULES, both editions: the conditions that name no estates. */
function conditionMet(printed: Printed, sheet: RefSheet, when: When): boolean {
  const streets = sheet.streets.map((_, s) => s);
  const parks = sheet.streets.map((street) => street.parks);
  switch (when.type) {
    case 'street-full':
    case 'end-houses':
      return singleHouses(sheet, when) !== null;
    case 'bis-in-one-street':
      return sheet.streets.some((street) => countHouses([street], isBis) >= when.count);
    case 'temps':
      return sheet.temps >= when.count;
    case 'all-parks':
      return streets.filter((s) => allParks(printed, sheet, s)).length >= when.streets;
    case 'all-pools':
      return streets.filter((s) => allPools(printed, sheet, s)).length >= when.streets;
    case 'one-street-parks-pools-roundabout':
      return streets.some(
        (s) =>
          allParks(printed, sheet, s) && allPools(printed, sheet, s) && roundaboutsIn(sheet.streets[s]) >= 1,
      );
    case 'street-parks-and-pools':
      return allParks(printed, sheet, when.street) && allPools(printed, sheet, when.street);
    case 'park-boxes':
      return parks.reduce((sum, n) => sum + n, 0) >= when.count;
    case 'park-boxes-each-street':
      return parks.every((n) => n >= when.count);
    case 'improve-boxes':
      return sheet.improve.reduce((sum, n) => sum + n, 0) >= when.count;
    case 'improve-columns-full':
      return (
        printed.estates.filter((column, i) => (sheet.improve[i] ?? 0) >= boxes(column)).length >= when.count
      );
    default:
      return false;
  }
}

/** R5: every way to pick estates with exactly these sizes, each way once, in the order of the list. */
export function* picks(estates: readonly Estate[], sizes: readonly number[]): Generator<Estate[]> {
  if (sizes.length === 0) {
    yield [];
    return;
  }
  for (let i = 0; i < estates.length; i += 1) {
    const estate = estates[i];
    if (estate === undefined || !sizes.includes(estate[2])) continue;
    const rest = [...sizes];
    rest.splice(rest.indexOf(estate[2]), 1);
    for (const others of picks(estates.slice(i + 1), rest)) yield [estate, ...others];
  }
}

/** R5: every set of estates that can claim a plan, one after the other. */
export function* eachPlanSet(printed: Printed, sheet: RefSheet, when: When): Generator<Estate[]> {
  const usable = completeEstates(sheet).filter(
    (estate) => estateFault(printed, sheet, when, estate) === null,
  );
  for (const estates of picks(usable, wantedSizes(printed, when) ?? [])) {
    if (claimFault(printed, sheet, when, estates) === null) yield estates;
  }
}

/** R5: all sets of estates that meet a plan; one empty set if it names none and is met. */
export function planSets(printed: Printed, sheet: RefSheet, when: When): Estate[][] {
  return [...eachPlanSet(printed, sheet, when)];
}

/** RULES 11: whether a plan could be claimed now. */
export function planMet(printed: Printed, sheet: RefSheet, when: When): boolean {
  return eachPlanSet(printed, sheet, when).next().done !== true;
}

/** RULES 11, R7, R11, R18: the houses that a claim uses up. */
export function usedUp(sheet: RefSheet, when: When, estates: readonly Estate[]): Place[] {
  const places: Place[] = [];
  for (const [s, first, size] of estates) for (let h = first; h < first + size; h += 1) places.push([s, h]);
  // Empty for every plan that asks for no single houses.
  return [...places, ...(singleHouses(sheet, when) ?? [])];
}
