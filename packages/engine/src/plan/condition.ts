import { popcount, span } from '../bits.ts';
import type { PlanCard, When } from '../edition/types.ts';
import { packSizes } from '../sheet/cells.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { isColumnFull } from '../action/improve.ts';
import { MAX_SIZE, SLOTS, STREETS, type ReadonlyInts } from '../types.ts';
import type { Condition, Plan } from './plan.ts';
import { countPlainWays, countWays, markWay, rankWay } from './ways.ts';

type Of<T extends When['type']> = Extract<When, { type: T }>;

const ALL_STREETS = (1 << STREETS) - 1;

const CONDITIONS: { readonly [T in When['type']]: Condition<Of<T>> } = {
  /** [P5] [P6] */
  estates: {
    ways: (sheet, plan) =>
      plan.wanted.plain ? countPlainWays(sheet, plan.wanted) : countWays(sheet, plan.wanted, ALL_STREETS),
    mark: (sheet, plan, way, used) => markWay(sheet, plan.wanted, ALL_STREETS, way, used),
    rank: (sheet, plan, houses) => rankWay(sheet, plan.wanted, ALL_STREETS, houses),
    names: true,
  },
  /** [P7] */
  'estates-in-street': {
    ways: (sheet, plan) => countWays(sheet, plan.wanted, 1 << plan.when.street),
    mark: (sheet, plan, way, used) => markWay(sheet, plan.wanted, 1 << plan.when.street, way, used),
    rank: (sheet, plan, houses) => rankWay(sheet, plan.wanted, 1 << plan.when.street, houses),
    names: true,
  },
  /** [P8] [R11] The ways are numbered street after street, from the top. */
  'estates-in-one-street': {
    ways: (sheet, plan) => {
      let ways = 0;
      for (let street = 0; street < STREETS; street++) ways += waysInStreet(sheet, plan, street);
      return ways;
    },
    mark: (sheet, plan, way, used) => {
      let rest = way;
      for (let street = 0; street < STREETS; street++) {
        const ways = waysInStreet(sheet, plan, street);
        if (rest < ways) return markWay(sheet, plan.wanted, 1 << street, rest, used);
        rest -= ways;
      }
    },
    rank: (sheet, plan, houses) => {
      let before = 0;
      for (let street = 0; street < STREETS; street++) {
        if ((houses[street] as number) !== 0) {
          return before + rankWay(sheet, plan.wanted, 1 << street, houses);
        }
        before += waysInStreet(sheet, plan, street);
      }
      return before;
    },
    names: true,
  },
  /** [P9] */
  'end-estates': {
    ways: (sheet, { when }) => everyStreet((street) => hasEndEstates(sheet, street, when.size)),
    mark: (sheet, { when }, _way, used) => {
      for (let street = 0; street < STREETS; street++) {
        const length = sheet.layout.lengths[street] as number;
        used[street] =
          (used[street] as number) | span(0, when.size - 1) | span(length - when.size, length - 1);
      }
    },
    names: true,
  },
  /** [P10] [R7] [R18] */
  'street-full': {
    ways: (sheet, { when }) => {
      const built = sheet.built(when.street) | sheet.roundabouts(when.street);
      const full = built === (sheet.layout.houses[when.street] as number);
      return full && sheet.used(when.street) === 0 ? 1 : 0;
    },
    mark: (sheet, { when }, _way, used) => {
      used[when.street] = (used[when.street] as number) | sheet.built(when.street);
    },
    names: false,
  },
  /** [P11] [R7] [R18] */
  'end-houses': {
    ways: (sheet) => {
      return everyStreet((street) => {
        const free = sheet.built(street) & ~sheet.used(street);
        return (endHouses(sheet, street) & ~free) === 0;
      });
    },
    mark: (sheet, _plan, _way, used) => {
      for (let street = 0; street < STREETS; street++) {
        used[street] = (used[street] as number) | endHouses(sheet, street);
      }
    },
    names: false,
  },
  /** [P12] */
  'bis-in-one-street': {
    ways: (sheet, { when }) =>
      streetsWhere((street) => popcount(sheet.bis(street)) >= when.count) > 0 ? 1 : 0,
    names: false,
  },
  /** [P13] */
  temps: { ways: (sheet, { when }) => (sheet.temps >= when.count ? 1 : 0), names: false },
  /** [P14] */
  'all-parks': {
    ways: (sheet, { when }) => (streetsWhere((street) => hasAllParks(sheet, street)) >= when.streets ? 1 : 0),
    names: false,
  },
  /** [P15] */
  'all-pools': {
    ways: (sheet, { when }) => (streetsWhere((street) => hasAllPools(sheet, street)) >= when.streets ? 1 : 0),
    names: false,
  },
  /** [P16] */
  'street-parks-and-pools': {
    ways: (sheet, { when }) => (hasAllParks(sheet, when.street) && hasAllPools(sheet, when.street) ? 1 : 0),
    names: false,
  },
  /** [P17] */
  'one-street-parks-pools-roundabout': {
    ways: (sheet) => {
      const streets = streetsWhere(
        (s) => hasAllParks(sheet, s) && hasAllPools(sheet, s) && sheet.roundabouts(s) !== 0,
      );
      return streets > 0 ? 1 : 0;
    },
    names: false,
  },
  /** [P18] */
  'park-boxes': {
    ways: (sheet, { when }) => (sheet.parks(0) + sheet.parks(1) + sheet.parks(2) >= when.count ? 1 : 0),
    names: false,
  },
  /** [P18] */
  'park-boxes-each-street': {
    ways: (sheet, { when }) => everyStreet((street) => sheet.parks(street) >= when.count),
    names: false,
  },
  /** [P19] */
  'improve-boxes': {
    ways: (sheet, { when }) => {
      let boxes = 0;
      for (let size = 1; size <= MAX_SIZE; size++) boxes += sheet.improved(size);
      return boxes >= when.count ? 1 : 0;
    },
    names: false,
  },
  /** [P19] */
  'improve-columns-full': {
    ways: (sheet, { when }) => {
      let full = 0;
      for (let size = 1; size <= MAX_SIZE; size++) if (isColumnFull(sheet, size)) full++;
      return full >= when.count ? 1 : 0;
    },
    names: false,
  },
};

/** Prepares a plan card for play. */
export function planOf(card: PlanCard): Plan {
  const { when } = card;
  const needs = new Int32Array(MAX_SIZE + 1);
  const sizes = 'sizes' in when ? when.sizes : [];
  for (const size of sizes) needs[size] = (needs[size] as number) + 1;
  const each = when.type === 'estates' ? when : undefined;
  return {
    card,
    slot: SLOTS.indexOf(card.slot),
    when,
    wanted: {
      needs,
      sizes: Int32Array.from(new Set(sizes)),
      poolsEach: each?.poolsEach ?? 0,
      bisEach: each?.bisEach ?? 0,
      plain: each?.poolsEach === undefined && each?.bisEach === undefined,
    },
    atLeast: packSizes(needs),
    condition: CONDITIONS[when.type],
  };
}

function waysInStreet(sheet: ReadonlySheet, plan: Plan<Of<'estates-in-one-street'>>, street: number): number {
  if (popcount(sheet.roundabouts(street)) < plan.when.roundabouts) return 0;
  return countWays(sheet, plan.wanted, 1 << street);
}

/**
 * [P9] Whether each end of the street has an unused estate of this size, and not the same one at both ends.
 */
function hasEndEstates(sheet: ReadonlySheet, street: number, size: number): boolean {
  const length = sheet.layout.lengths[street] as number;
  const last = length - size;
  if (last < size) return false;
  return [0, last].every((first) => {
    const starts = first === 0 || ((sheet.fences(street) >> (first - 1)) & 1) === 1;
    if (!starts || sheet.runEnd(street, first) !== first + size - 1) return false;
    const free = (span(first, first + size - 1) & sheet.used(street)) === 0;
    return free && sheet.estateSize(street, first, first + size - 1) === size;
  });
}

function endHouses(sheet: ReadonlySheet, street: number): number {
  return 1 | (1 << ((sheet.layout.lengths[street] as number) - 1));
}

function hasAllParks(sheet: ReadonlySheet, street: number): boolean {
  return sheet.parks(street) === (sheet.layout.parks[street] as ReadonlyInts).length - 1;
}

function hasAllPools(sheet: ReadonlySheet, street: number): boolean {
  return sheet.pools(street) === (sheet.layout.plots[street] as number);
}

function streetsWhere(holds: (street: number) => boolean): number {
  let streets = 0;
  for (let street = 0; street < STREETS; street++) if (holds(street)) streets++;
  return streets;
}

function everyStreet(holds: (street: number) => boolean): number {
  return streetsWhere(holds) === STREETS ? 1 : 0;
}
