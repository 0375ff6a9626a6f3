import { MAX_SIZE, STREETS, type Plan, type ReadonlySheet } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { kindOf, Progress } from './progress.ts';
import { LEVELS, MISSING, NOTHING, ROW, SLOT, WORTHS } from './rows.ts';
import type { StreetSlots } from './streetSlots.ts';

const SIZES = MAX_SIZE;
const PLANS = STREETS;
const NUMBERS = 15;
/** The steps of `unfit`. */
const UNFIT = 12;
const MOST_DEMAND = 4;
const LEAST_DEMAND = -2;
/** Neither the points of a plan nor `NONE`. */
const UNSEEN = -2;

/** The inputs for a whole sheet, after its streets are read. */
export class SheetSlots {
  /** How the sheet ends the game: not at all (0), by plans, by refusals, or because it is full. */
  ending = 0;
  readonly #slots: Uint16Array;
  readonly #top: StreetSlots;
  readonly #middle: StreetSlots;
  readonly #bottom: StreetSlots;
  readonly #plans: readonly Plan[];
  readonly #kinds: readonly number[];
  /** Whether every plan asks for plain estates, so that only estates bring it closer. */
  readonly #arePlain: boolean;
  readonly #progress = new Progress();
  readonly #begun = new Int32Array(SIZES + 1);
  readonly #demand = new Int32Array(SIZES + 1);
  /** The last values read: if they are the same, so are the slots. */
  readonly #lastSizes = new Int32Array(SIZES + 1).fill(-1);
  readonly #lastPlans = new Int32Array(PLANS).fill(UNSEEN);
  readonly #lastFitting = new Int32Array(STREETS).fill(-1);
  #lastShares: Float64Array | undefined;
  #lastHigh: readonly boolean[] | undefined;

  constructor(
    slots: Uint16Array,
    [top, middle, bottom]: readonly [StreetSlots, StreetSlots, StreetSlots],
    plans: readonly Plan[],
  ) {
    this.#slots = slots;
    this.#top = top;
    this.#middle = middle;
    this.#bottom = bottom;
    this.#plans = plans;
    this.#kinds = plans.map(kindOf);
    this.#arePlain = this.#kinds.every((kind) => kind < 0);
  }

  /**
   * `shares` is each number's share of the coming cards; `high` says which plans have their high value. Both
   * are immutable: a change means a new array.
   */
  read(sheet: ReadonlySheet, shares: Float64Array, high: readonly boolean[]): void {
    const haveEstates = this.#estates(sheet);
    this.#tracks(sheet);
    if (this.#isFitNew(sheet, shares)) this.#fits(sheet, shares);
    if (!this.#arePlansNew(sheet, high) && !haveEstates && this.#arePlain) return;
    this.#demand.fill(0);
    let done = 0;
    for (let slot = 0; slot < PLANS; slot++) done += this.#plan(sheet, slot, high[slot] === true);
    this.#slots[SLOT.plansDone] = ROW.plansDone + done;
    this.#demands(sheet);
  }

  #isFitNew(sheet: ReadonlySheet, shares: Float64Array): boolean {
    const last = this.#lastFitting;
    const isNew =
      shares !== this.#lastShares ||
      last[0] !== sheet.fitting(0) ||
      last[1] !== sheet.fitting(1) ||
      last[2] !== sheet.fitting(2);
    this.#lastShares = shares;
    for (let street = 0; street < STREETS; street++) last[street] = sheet.fitting(street);
    return isNew;
  }

  #arePlansNew(sheet: ReadonlySheet, high: readonly boolean[]): boolean {
    const last = this.#lastPlans;
    const isNew =
      high !== this.#lastHigh ||
      last[0] !== sheet.plan(0) ||
      last[1] !== sheet.plan(1) ||
      last[2] !== sheet.plan(2);
    this.#lastHigh = high;
    for (let slot = 0; slot < PLANS; slot++) last[slot] = sheet.plan(slot);
    return isNew;
  }

  /** The slots of each size; returns whether progress on plans may have changed. */
  #estates(sheet: ReadonlySheet): boolean {
    const slots = this.#slots;
    const last = this.#lastSizes;
    let changed = 0;
    for (let size = 1; size <= SIZES; size++) {
      const improved = sheet.improved(size);
      const estates = sheet.estates(size);
      const begun =
        (this.#top.begun[size] as number) +
        (this.#middle.begun[size] as number) +
        (this.#bottom.begun[size] as number);
      const seen = (((((improved << 6) | estates) << 6) | begun) << 6) | sheet.free(size);
      const difference = seen ^ (last[size] as number);
      if (difference === 0) continue;
      changed |= difference;
      last[size] = seen;
      this.#begun[size] = begun;
      const level = Math.min(improved, LEVELS);
      slots[SLOT.estates + size - 1] =
        ROW.estates + ((size - 1) * 7 + Math.min(estates, SIZES)) * (LEVELS + 1) + level;
      slots[SLOT.begun + size - 1] = ROW.begun + ((size - 1) * 4 + Math.min(begun, 3)) * (LEVELS + 1) + level;
    }
    return (changed & 0xfff) !== 0;
  }

  #tracks(sheet: ReadonlySheet): void {
    const slots = this.#slots;
    const top = this.#top;
    const middle = this.#middle;
    const bottom = this.#bottom;
    const open = Math.min(top.openPlots + middle.openPlots + bottom.openPlots, 6);
    slots[SLOT.pools] = ROW.pools + Math.min(top.pools + middle.pools + bottom.pools, 9) * 7 + open;
    slots[SLOT.bis] = ROW.bis + Math.min(top.bis + middle.bis + bottom.bis, 9);
    slots[SLOT.refusals] = ROW.refusals + Math.min(sheet.refusals, 3);
    const roundabouts = top.roundabouts + middle.roundabouts + bottom.roundabouts;
    slots[SLOT.roundabouts] = ROW.roundabouts + Math.min(roundabouts, 2);
    const empty = top.empty + middle.empty + bottom.empty;
    slots[SLOT.filled] = ROW.filled + Math.min(empty, 35);
    this.ending = endingOf(sheet, empty);
    slots[SLOT.ends] = this.ending === 0 ? NOTHING : ROW.ends + this.ending - 1;
  }

  /** In how many streets each number fits, and how likely a card is that fits nowhere. */
  #fits(sheet: ReadonlySheet, shares: Float64Array): void {
    const slots = this.#slots;
    const a = sheet.fitting(0);
    const b = sheet.fitting(1);
    const c = sheet.fitting(2);
    let unfit = 0;
    for (let number = 1; number <= NUMBERS; number++) {
      const streets = ((a >> number) & 1) + ((b >> number) & 1) + ((c >> number) & 1);
      slots[SLOT.fits + number - 1] = streets === 3 ? NOTHING : ROW.fits + (number - 1) * 3 + streets;
      if (streets === 0) unfit += shares[number] as number;
    }
    slots[SLOT.unfit] = ROW.unfit + Math.min(Math.floor(unfit * UNFIT), UNFIT - 1);
  }

  /** A plan's slots; returns 1 if it is claimed. */
  #plan(sheet: ReadonlySheet, slot: number, isHigh: boolean): number {
    const slots = this.#slots;
    const plan = this.#plans[slot] as Plan;
    const rows = ROW.plan + slot * (2 * WORTHS + 1);
    const { sizes } = plan.wanted;
    for (let i = 0; i < sizes.length; i++) {
      slots[SLOT.planSize + slot * SIZES + (sizes[i] as number) - 1] = NOTHING;
    }
    slots[SLOT.planMissing + slot] = NOTHING;
    slots[SLOT.planBegun + slot] = NOTHING;
    slots[SLOT.planKind + slot] = NOTHING;
    if (sheet.plan(slot) !== NONE) {
      slots[SLOT.plan + slot] = rows;
      return 1;
    }
    const worth = isHigh ? plan.card.high >> 1 : plan.card.low >> 1;
    slots[SLOT.plan + slot] = rows + 1 + (isHigh ? 0 : WORTHS) + Math.min(worth, WORTHS - 1);
    const missing = this.#progress.missing(sheet, plan);
    const kind = this.#kinds[slot] as number;
    if (kind >= 0) {
      slots[SLOT.planKind + slot] =
        ROW.planKind + kind * MISSING + Math.max(0, Math.min(missing, MISSING - 1));
    }
    if (sizes.length > 0) this.#sizes(plan, slot, missing);
    return 0;
  }

  #sizes({ wanted }: Plan, slot: number, missing: number): void {
    const slots = this.#slots;
    const { deficits } = this.#progress;
    let begun = 0;
    for (let i = 0; i < wanted.sizes.length; i++) {
      const size = wanted.sizes[i] as number;
      const deficit = deficits[size] as number;
      this.#demand[size] = (this.#demand[size] as number) + (wanted.needs[size] as number);
      begun += Math.min(deficit, this.#begun[size] as number);
      if (deficit > 0) {
        slots[SLOT.planSize + slot * SIZES + size - 1] =
          ROW.planSize + (slot * SIZES + size - 1) * 4 + Math.min(deficit, 4) - 1;
      }
    }
    slots[SLOT.planMissing + slot] = ROW.planMissing + slot * 7 + Math.min(missing, 6);
    slots[SLOT.planBegun + slot] = ROW.planBegun + slot * 7 + Math.min(begun, 6);
  }

  /** How many more estates of a size all open plans together need than are free. */
  #demands(sheet: ReadonlySheet): void {
    for (let size = 1; size <= SIZES; size++) {
      const needs = this.#demand[size] as number;
      const lacking = Math.max(LEAST_DEMAND, Math.min(MOST_DEMAND, needs - sheet.free(size)));
      this.#slots[SLOT.demand + size - 1] =
        needs === 0 ? NOTHING : ROW.demand + (size - 1) * 7 + lacking - LEAST_DEMAND;
    }
  }
}

/** The same as the engine's `sheetEnding`, for a sheet whose empty houses are already counted. */
function endingOf(sheet: ReadonlySheet, empty: number): number {
  if (sheet.plan(0) !== NONE && sheet.plan(1) !== NONE && sheet.plan(2) !== NONE) return 1;
  if (sheet.refusals === sheet.layout.refusals.length - 1) return 2;
  return empty === 0 ? 3 : 0;
}

/** How many plans of a sheet are claimed. */
export function plansDone(sheet: ReadonlySheet): number {
  let done = 0;
  for (let slot = 0; slot < PLANS; slot++) if (sheet.plan(slot) !== NONE) done++;
  return done;
}
