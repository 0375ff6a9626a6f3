import { MAX_SIZE, STREETS, type Plan, type ReadonlySheet, type When } from 'picket-engine';
import { popcount } from 'picket-engine/fast';
import { MISSING } from './rows.ts';

const SIZES = MAX_SIZE;
const ALL_STREETS = (1 << STREETS) - 1;
/** Practically out of reach. */
const FAR = MISSING - 1;

/**
 * The kinds of plans by the numbers used in training. A new kind needs new weights; until then it is
 * `UNKNOWN`.
 */
const UNKNOWN = -2;
const KINDS: { readonly [T in When['type']]: number } = {
  'estates-in-street': 0,
  'estates-in-one-street': 1,
  'end-estates': 2,
  'street-full': 3,
  'end-houses': 4,
  'bis-in-one-street': 5,
  temps: 6,
  'all-parks': 7,
  'all-pools': 8,
  'street-parks-and-pools': 9,
  'one-street-parks-pools-roundabout': 10,
  'park-boxes': 11,
  'park-boxes-each-street': 12,
  'improve-boxes': 13,
  'improve-columns-full': 14,
  estates: 15,
};

/** The number of a plan's kind; −1 for plain estates in any street, which need none. */
export function kindOf({ when, wanted }: Plan): number {
  if (when.type === 'estates' && wanted.plain) return -1;
  const kind = Object.hasOwn(KINDS, when.type) ? KINDS[when.type] : UNKNOWN;
  if (kind === UNKNOWN) throw new Error(`The networks do not know plans of the kind ${when.type}.`);
  return kind;
}

/** How far a sheet is from meeting a plan. */
export class Progress {
  /** For plans on estates: how many of each size are still missing. */
  readonly deficits = new Int32Array(SIZES + 1);
  readonly #usable = new Int32Array(SIZES + 1);

  /** How many estates, houses or boxes a plan still needs; `deficits` says which estates. */
  missing(sheet: ReadonlySheet, plan: Plan): number {
    const { wanted, when } = plan;
    this.deficits.fill(0);
    if (when.type === 'estates') return this.#lacking(sheet, plan, wanted.plain ? -1 : ALL_STREETS);
    if (when.type === 'estates-in-street') return this.#lacking(sheet, plan, 1 << when.street);
    if (when.type === 'estates-in-one-street') return this.#bestStreet(sheet, plan, when.roundabouts);
    return Math.min(FAR, boxesMissing(sheet, when));
  }

  /** How many estates are missing in these streets; −1 means the sheet's own count of free estates. */
  #lacking(sheet: ReadonlySheet, { wanted }: Plan, streets: number): number {
    const { sizes, needs } = wanted;
    if (streets >= 0) this.#countUsable(sheet, streets, wanted.poolsEach, wanted.bisEach);
    let missing = 0;
    for (let i = 0; i < sizes.length; i++) {
      const size = sizes[i] as number;
      const free = streets >= 0 ? (this.#usable[size] as number) : sheet.free(size);
      const lacking = Math.max(0, (needs[size] as number) - free);
      this.deficits[size] = lacking;
      missing += lacking;
    }
    return missing;
  }

  #bestStreet(sheet: ReadonlySheet, plan: Plan, roundabouts: number): number {
    let best = FAR;
    let street = 0;
    for (let s = 0; s < STREETS; s++) {
      const lacking = Math.max(0, roundabouts - popcount(sheet.roundabouts(s)));
      const missing = this.#lacking(sheet, plan, 1 << s) + lacking;
      if (missing < best) [best, street] = [missing, s];
    }
    this.#lacking(sheet, plan, 1 << street);
    return best;
  }

  /** Counts complete unused estates that have the required pools and bis. */
  #countUsable(sheet: ReadonlySheet, streets: number, poolsEach: number, bisEach: number): void {
    this.#usable.fill(0);
    for (let street = 0; street < STREETS; street++) {
      if (((streets >> street) & 1) === 0) continue;
      const length = sheet.layout.lengths[street] as number;
      for (let first = 0; first < length;) {
        const last = sheet.runEnd(street, first);
        const size = sheet.estateSize(street, first, last);
        const run = (2 << last) - (1 << first);
        if (
          size !== 0 &&
          (run & sheet.used(street)) === 0 &&
          popcount(run & sheet.pools(street)) >= poolsEach &&
          popcount(run & sheet.bis(street)) >= bisEach
        ) {
          this.#usable[size] = (this.#usable[size] as number) + 1;
        }
        first = last + 1;
      }
    }
  }
}

type Others = Exclude<When, { type: 'estates' | 'estates-in-street' | 'estates-in-one-street' }>;

/** How many houses or boxes are missing. */
function boxesMissing(sheet: ReadonlySheet, when: Others): number {
  switch (when.type) {
    case 'end-estates':
      return sum((street) => endEstatesMissing(sheet, street, when.size));
    case 'street-full':
      return sheet.used(when.street) === 0 ? popcount(sheet.empty(when.street)) : FAR;
    case 'end-houses':
      return sum((street) => endHousesMissing(sheet, street));
    case 'bis-in-one-street':
      return when.count - Math.max(...[0, 1, 2].map((street) => popcount(sheet.bis(street))));
    case 'temps':
      return when.count - sheet.temps;
    case 'all-parks':
      return fewest(when.streets, (street) => parksMissing(sheet, street));
    case 'all-pools':
      return fewest(when.streets, (street) => poolsMissing(sheet, street));
    case 'street-parks-and-pools':
      return parksMissing(sheet, when.street) + poolsMissing(sheet, when.street);
    case 'one-street-parks-pools-roundabout':
      return fewest(1, (street) => {
        const roundabout = sheet.roundabouts(street) === 0 ? 1 : 0;
        return parksMissing(sheet, street) + poolsMissing(sheet, street) + roundabout;
      });
    case 'park-boxes':
      return when.count - sum((street) => sheet.parks(street));
    case 'park-boxes-each-street':
      return sum((street) => Math.max(0, when.count - sheet.parks(street)));
    case 'improve-boxes':
      return when.count - [1, 2, 3, 4, 5, 6].reduce((boxes, size) => boxes + sheet.improved(size), 0);
    case 'improve-columns-full':
      return columnsMissing(sheet, when.count);
  }
}

function sum(of: (street: number) => number): number {
  return of(0) + of(1) + of(2);
}

/** What is missing in the `streets` streets that miss least. */
function fewest(streets: number, of: (street: number) => number): number {
  const each = [of(0), of(1), of(2)].sort((a, b) => a - b);
  return each.slice(0, streets).reduce((all, one) => all + one, 0);
}

function parksMissing(sheet: ReadonlySheet, street: number): number {
  return (sheet.layout.parks[street] as Int32Array).length - 1 - sheet.parks(street);
}

/** A plot that was numbered without its pool makes the street impossible. */
function poolsMissing(sheet: ReadonlySheet, street: number): number {
  const without = (sheet.layout.plots[street] as number) & ~sheet.pools(street);
  return (without & ~sheet.empty(street)) === 0 ? popcount(without) : FAR;
}

function endHousesMissing(sheet: ReadonlySheet, street: number): number {
  const ends = 1 | (1 << ((sheet.layout.lengths[street] as number) - 1));
  if ((ends & (sheet.used(street) | sheet.roundabouts(street))) !== 0) return FAR;
  return popcount(ends & ~sheet.built(street));
}

/** For each end, the houses without a number, and the fence if it is missing. */
function endEstatesMissing(sheet: ReadonlySheet, street: number, size: number): number {
  const length = sheet.layout.lengths[street] as number;
  const houses = (1 << size) - 1;
  const ends = houses | (houses << (length - size));
  const built = sheet.built(street);
  const gaps = (1 << (size - 1)) | (1 << (length - size - 1));
  const fences = popcount(gaps & ~sheet.fences(street));
  if ((ends & (sheet.used(street) | sheet.roundabouts(street))) !== 0) return FAR;
  return popcount(ends & ~built) + fences;
}

function columnsMissing(sheet: ReadonlySheet, count: number): number {
  const open = [1, 2, 3, 4, 5, 6].map(
    (size) => (sheet.layout.columns[size] as number) - sheet.improved(size),
  );
  return open
    .sort((a, b) => a - b)
    .slice(0, count)
    .reduce((all, one) => all + one, 0);
}
