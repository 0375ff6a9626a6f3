import { MAX_HOUSES, MAX_SIZE, type ReadonlySheet } from 'picket-engine';
import { popcount } from 'picket-engine/fast';
import {
  GAPS,
  HOUSES,
  IN_STREET,
  LARGE_MISSING,
  LEAST_SLACK,
  MASSES,
  MASS_LENGTHS,
  NOTHING,
  PARKS,
  ROW,
  RUNS,
  SLACKS,
  STREET_SLOTS,
  TIGHTNESS,
} from './rows.ts';

/** Local copies: V8 folds a constant of the same module, but not an imported one. */
const SIZES = MAX_SIZE;
const LENGTH = MAX_HOUSES;
const IN = IN_STREET;

/** The ends of a street or part, as numbers; numbers beyond them need a temp. */
const BEFORE = 0;
const BEYOND = 16;
const LAST_NUMBER = 15;

/** The first row of each street, and how many of its houses have rows of their own. */
const HOUSE_ROWS = [
  ROW.house,
  ROW.house + 10 * (LAST_NUMBER + 1),
  ROW.house + 22 * (LAST_NUMBER + 1),
] as const;
const FENCE_ROWS = [ROW.fence, ROW.fence + 9, ROW.fence + 20] as const;
const OWN_ROWS = [10, 12, 12] as const;

/**
 * How many houses of a street are empty, in classes for the park inputs: exact when few, coarse when many.
 */
const EMPTY_STEPS = [0, 1, 2, 3, 3, 4, 4, 4, 5] as const;

/** The inputs for one street. It remembers the last street read, and returns at once if nothing changed. */
export class StreetSlots {
  /** Incomplete runs by size, and houses without a number. */
  readonly begun = new Int32Array(SIZES + 1);
  empty = 0;
  openPlots = 0;
  pools = 0;
  bis = 0;
  roundabouts = 0;
  readonly #street: number;
  readonly #slots: Uint16Array;
  readonly #first: number;
  /** How many cards have a lower number, in sixteenths of the deck. */
  readonly #below: Float64Array;
  readonly #numbers = new Int32Array(LENGTH).fill(-2);
  readonly #masks = new Int32Array(7).fill(-1);
  readonly #tightness = new Int32Array(LENGTH);

  constructor(street: number, slots: Uint16Array, below: Float64Array) {
    this.#street = street;
    this.#slots = slots;
    this.#first = street * STREET_SLOTS;
    this.#below = below;
  }

  /** Reads a street of a sheet; returns whether anything changed. */
  read(sheet: ReadonlySheet): boolean {
    if (!this.#isNew(sheet)) return false;
    this.#slots.fill(NOTHING, this.#first, this.#first + STREET_SLOTS);
    this.#houses();
    this.#gaps();
    this.#runs();
    this.#boxes(sheet);
    return true;
  }

  #isNew(sheet: ReadonlySheet): boolean {
    const street = this.#street;
    const masks = this.#masks;
    const numbers = this.#numbers;
    const built = sheet.built(street);
    const fences = sheet.fences(street);
    const used = sheet.used(street);
    const bis = sheet.bis(street);
    const pools = sheet.pools(street);
    const roundabouts = sheet.roundabouts(street);
    const parks = sheet.parks(street);
    let changed = (masks[0] as number) ^ built;
    changed |= (masks[1] as number) ^ fences;
    changed |= (masks[2] as number) ^ used;
    changed |= (masks[3] as number) ^ bis;
    changed |= (masks[4] as number) ^ pools;
    changed |= (masks[5] as number) ^ roundabouts;
    changed |= (masks[6] as number) ^ parks;
    const length = sheet.layout.lengths[street] as number;
    for (let house = 0; house < length; house++) {
      const number = sheet.number(street, house);
      changed |= number ^ (numbers[house] as number);
      numbers[house] = number;
    }
    if (changed === 0) return false;
    masks[0] = built;
    masks[1] = fences;
    masks[2] = used;
    masks[3] = bis;
    masks[4] = pools;
    masks[5] = roundabouts;
    masks[6] = parks;
    this.#length = length;
    return true;
  }

  #length = 0;

  #houses(): void {
    const slots = this.#slots;
    const numbers = this.#numbers;
    const own = Math.min(this.#length, OWN_ROWS[this.#street] as number);
    const rows = HOUSE_ROWS[this.#street] as number;
    const fenceRows = FENCE_ROWS[this.#street] as number;
    const roundabouts = this.#masks[5] as number;
    const fences = this.#masks[1] as number;
    for (let house = 0; house < own; house++) {
      const number = numbers[house] as number;
      const row = rows + house * (LAST_NUMBER + 1);
      if (number >= 0) {
        slots[this.#first + IN.house + house] =
          row + (number < 1 ? 0 : number > LAST_NUMBER ? 14 : number - 1);
      } else if (((roundabouts >> house) & 1) === 1) {
        slots[this.#first + IN.house + house] = row + LAST_NUMBER;
      }
      if (house + 1 < own && ((fences >> house) & 1) === 1) {
        slots[this.#first + IN.fence + house] = fenceRows + house;
      }
    }
  }

  /** Consecutive empty houses: how many, and how many numbers fit between the neighbours. */
  #gaps(): void {
    const slots = this.#slots;
    const numbers = this.#numbers;
    const length = this.#length;
    const roundabouts = this.#masks[5] as number;
    let gaps = 0;
    let smaller = BEFORE;
    for (let house = 0; house < length;) {
      const number = numbers[house] as number;
      if (number >= 0 || ((roundabouts >> house) & 1) === 1) {
        smaller = number >= 0 ? number : BEFORE;
        house++;
        continue;
      }
      let after = house + 1;
      while (after < length && (numbers[after] as number) < 0 && ((roundabouts >> after) & 1) === 0) after++;
      const next = after < length ? (numbers[after] as number) : -1;
      const larger = next < 0 ? BEYOND : next;
      const houses = after - house;
      const slack = larger - smaller - 1 - houses;
      const tightness = slack < 0 ? 0 : slack < 2 ? 1 : slack < 4 ? 2 : 3;
      for (let h = house; h < after; h++) this.#tightness[h] = tightness;
      if (gaps < GAPS) {
        const step =
          slack < LEAST_SLACK ? 0 : slack - LEAST_SLACK >= SLACKS ? SLACKS - 1 : slack - LEAST_SLACK;
        slots[this.#first + IN.gapSlack + gaps] =
          ROW.gapSlack + (Math.min(houses, HOUSES) - 1) * SLACKS + step;
        const mass =
          larger > smaller ? (this.#below[larger] as number) - (this.#below[smaller + 1] as number) : 0;
        const heavy = mass < 0 ? 0 : mass >= MASSES ? MASSES - 1 : mass | 0;
        slots[this.#first + IN.gapMass + gaps] =
          ROW.gapMass + (Math.min(houses, MASS_LENGTHS) - 1) * MASSES + heavy;
        gaps++;
      }
      house = after;
    }
  }

  /** The runs between fences: complete, or by what is missing and how tight the tightest gap is. */
  #runs(): void {
    const slots = this.#slots;
    const masks = this.#masks;
    const built = masks[0] as number;
    const fences = masks[1] as number;
    const used = masks[2] as number;
    const roundabouts = masks[5] as number;
    this.begun.fill(0);
    this.empty = 0;
    let runs = 0;
    for (let first = 0; first < this.#length;) {
      let last = first;
      let missing = 0;
      let tightest = TIGHTNESS - 1;
      for (; ; last++) {
        if (((built >> last) & 1) === 0) {
          missing++;
          const tightness = this.#tightness[last] as number;
          if (tightness < tightest) tightest = tightness;
        }
        if (((fences >> last) & 1) === 1 || last + 1 >= this.#length) break;
      }
      const size = last - first + 1;
      if (((roundabouts >> first) & 1) === 0) {
        this.empty += missing;
        if (missing > 0 && size <= SIZES) this.begun[size] = (this.begun[size] as number) + 1;
        const isUsed = ((used >> first) & 1) === 1;
        if (runs < RUNS) slots[this.#first + IN.run + runs++] = runRow(size, missing, tightest, isUsed);
      }
      first = last + 1;
    }
  }

  #boxes(sheet: ReadonlySheet): void {
    const street = this.#street;
    const slots = this.#slots;
    const masks = this.#masks;
    const first = this.#first;
    const parks = Math.min(masks[6] as number, PARKS);
    const room = EMPTY_STEPS[Math.min(this.empty, EMPTY_STEPS.length - 1)] as number;
    slots[first + IN.parks] = ROW.parks + (street * (PARKS + 1) + parks) * 6 + room;
    slots[first + IN.empty] = ROW.empty + street * (HOUSES + 1) + Math.min(this.empty, HOUSES);
    this.pools = popcount(masks[4] as number);
    this.bis = popcount(masks[3] as number);
    this.roundabouts = popcount(masks[5] as number);
    if (this.bis > 0) slots[first + IN.bis] = ROW.bisHere + street * 5 + Math.min(this.bis, 5) - 1;
    if (this.roundabouts > 0) {
      slots[first + IN.roundabouts] = ROW.roundaboutsHere + street * 2 + Math.min(this.roundabouts, 2) - 1;
    }
    const plots = sheet.layout.plots[street] as number;
    this.openPlots = popcount(plots & ~((masks[0] as number) | (masks[5] as number)));
    slots[first + IN.plots] =
      ROW.plots + street * 16 + Math.min(this.pools, 3) * 4 + Math.min(this.openPlots, 3);
  }
}

/** The row of a run. */
function runRow(size: number, missing: number, tightness: number, isUsed: boolean): number {
  const large = Math.min(size, 2 * SIZES) - SIZES - 1;
  if (missing === 0) {
    if (size > SIZES) return ROW.runDone + 2 * SIZES + large;
    return ROW.runDone + size - 1 + (isUsed ? SIZES : 0);
  }
  if (size <= SIZES) return ROW.runSmall + ((size * (size - 1)) / 2 + missing - 1) * TIGHTNESS + tightness;
  const step = Math.min((missing - 1) >> 1, LARGE_MISSING - 1);
  return ROW.runLarge + (large * LARGE_MISSING + step) * TIGHTNESS + tightness;
}
