import {
  MAX_HOUSES,
  MAX_NUMBER,
  MAX_SIZE,
  sheetEnding,
  SLOTS,
  STREETS,
  type Plan,
  type ReadonlySheet,
  type ReadonlyInts,
  type ReadonlyTurn,
} from 'picket-engine';
import { NONE, popcount } from 'picket-engine/fast';
import type { Outlook } from '../outlook/outlook.ts';
import { PARTS } from '../parts.ts';
import { progressOf } from './progress.ts';
import type { Weights } from './weights.ts';

const [PLANS, PARKS, POOLS, TEMPS, ESTATES, BIS, REFUSALS, ROUNDABOUTS] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** How many estates a player without focus imagines of each size. */
const ANY_COUNT = 1;

/**
 * Estimates what a sheet will score, part by part: its score now and its prospects. A heuristic, fast enough
 * for hundreds of thousands of calls a second.
 */
export class Appraiser {
  /** The parts of the last appraisal, in the order of `PARTS`; deductions are negative. */
  readonly parts = new Float64Array(PARTS.length);
  readonly #weights: Weights;
  readonly #regard: Float64Array;
  readonly #outlook: Outlook;
  /** The probability that each house of the current street is filled. */
  readonly #chances = new Float64Array(MAX_HOUSES);
  /**
   * By size: complete estates, plus unfinished ones weighted by probability; and those of them that plans can
   * use.
   */
  readonly #likely = new Float64Array(MAX_SIZE + 1);
  readonly #free = new Float64Array(MAX_SIZE + 1);

  constructor(weights: Weights, outlook: Outlook) {
    this.#weights = weights;
    this.#regard = Float64Array.from(PARTS, (part) => weights.regard?.[part] ?? 1);
    this.#outlook = outlook;
  }

  /** The value of the sheet after a finished turn. */
  value({ sheet, worth }: ReadonlyTurn): number {
    const { parts } = this;
    const over = sheetEnding(sheet) !== undefined;
    this.#surely(sheet, over);
    let total = 0;
    if (!over) total += this.#prospects(sheet, worth);
    for (let i = 0; i < PARTS.length; i++) total += (parts[i] as number) * (this.#regard[i] as number);
    return total;
  }

  /** The points already on the sheet. */
  #surely(sheet: ReadonlySheet, over: boolean): void {
    const { parts } = this;
    const { layout } = sheet;
    const { temps, tempsNow } = this.#outlook;
    parts.fill(0);
    for (let i = 0; i < STREETS; i++) {
      const plan = sheet.plan(i);
      parts[PLANS] = (parts[PLANS] as number) + (plan === NONE ? 0 : plan);
      parts[PARKS] = (parts[PARKS] as number) + ((layout.parks[i] as Int32Array)[sheet.parks(i)] as number);
    }
    for (let size = 1; size <= MAX_SIZE; size++) {
      parts[ESTATES] = (parts[ESTATES] as number) + this.#worthOf(sheet, size, sheet.estates(size));
    }
    parts[POOLS] = layout.pools[sheet.poolCount] as number;
    parts[TEMPS] = (over ? tempsNow : temps)[sheet.temps] as number;
    parts[BIS] = -(layout.bis[sheet.bisCount] as number);
    parts[REFUSALS] = -(layout.refusals[sheet.refusals] as number);
    parts[ROUNDABOUTS] = -(layout.roundabouts[sheet.roundaboutCount] as number);
  }

  /** What estates of a size are worth; without focus, a raised value counts the same however many there are. */
  #worthOf(sheet: ReadonlySheet, size: number, count: number): number {
    const { focus } = this.#weights;
    const worth = worthOfSize(sheet, size);
    if (focus === 1) return count * worth;
    const [plain = 0] = sheet.layout.estates[size] as Int32Array;
    return count * plain + (focus * count + (1 - focus) * ANY_COUNT) * (worth - plain);
  }

  /** Adds the prospects to the parts, and returns those that belong to no part. */
  #prospects(sheet: ReadonlySheet, worth: ReadonlyInts): number {
    const { parts } = this;
    const weights = this.#weights;
    for (let size = 1; size <= MAX_SIZE; size++) {
      this.#likely[size] = sheet.estates(size);
      this.#free[size] = sheet.free(size);
    }
    let filled = 0;
    let loose = 0;
    let plots = 0;
    let fences = 0;
    for (let street = 0; street < STREETS; street++) {
      filled += popcount(sheet.built(street)) + this.#weighGaps(sheet, street);
      loose += this.#weighRuns(sheet, street);
      plots += this.#openPlots(sheet, street);
      fences += popcount(sheet.fences(street));
      parts[PARKS] = (parts[PARKS] as number) + this.#moreParks(sheet, street);
    }
    let estates = loose * weights.loose;
    for (let size = 1; size <= MAX_SIZE; size++) {
      const likely = this.#likely[size] as number;
      const more = likely - sheet.estates(size);
      estates +=
        weights.estate * more * worthOfSize(sheet, size) + weights.improve * likely * nextStep(sheet, size);
    }
    parts[ESTATES] = (parts[ESTATES] as number) + estates;
    parts[POOLS] = (parts[POOLS] as number) + weights.pool * plots * nextPool(sheet);
    parts[REFUSALS] = (parts[REFUSALS] as number) - weights.refusal * sheet.refusals;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (sheet.plan(slot) !== NONE) continue;
      const progress = progressOf(sheet, this.#outlook.rules.plans[slot] as Plan, this.#free);
      parts[PLANS] =
        (parts[PLANS] as number) + weights.plan * (worth[slot] as number) * progress ** weights.planGrowth;
    }
    return weights.house * filled + weights.fence * fences;
  }

  /** Sets the probabilities of a street's empty houses and returns their sum. */
  #weighGaps(sheet: ReadonlySheet, street: number): number {
    const chances = this.#chances;
    const empty = sheet.empty(street);
    const length = sheet.layout.lengths[street] as number;
    let sum = 0;
    let smaller = -1;
    for (let house = 0; house < length;) {
      if (((empty >> house) & 1) === 0) {
        chances[house] = 1;
        smaller = sheet.number(street, house);
        house++;
        continue;
      }
      const rest = empty >> house;
      const size = popcount((rest ^ (rest + 1)) >> 1);
      const after = house + size;
      const next = after < length ? sheet.number(street, after) : NONE;
      const chance = this.#outlook.chances.of(size, smaller, next === NONE ? MAX_NUMBER + 1 : next);
      for (; house < after; house++) chances[house] = chance;
      sum += size * chance;
    }
    return sum;
  }

  /** Adds the estates that may still be completed and returns the number of houses in no estate yet. */
  #weighRuns(sheet: ReadonlySheet, street: number): number {
    const chances = this.#chances;
    const length = sheet.layout.lengths[street] as number;
    const built = sheet.built(street);
    const used = sheet.used(street);
    const roundabouts = sheet.roundabouts(street);
    let loose = 0;
    for (let first = 0; first < length;) {
      const last = sheet.runEnd(street, first);
      const size = last - first + 1;
      const run = (2 << last) - (1 << first);
      if (size > MAX_SIZE) {
        for (let house = first; house <= last; house++) loose += chances[house] as number;
      } else if ((run & ~built) !== 0 && (run & roundabouts) === 0) {
        let chance = 1;
        for (let house = first; house <= last; house++) {
          if (((built >> house) & 1) === 0) chance *= (chances[house] as number) * this.#weights.doubt;
        }
        this.#likely[size] = (this.#likely[size] as number) + chance;
        if ((run & used) === 0) this.#free[size] = (this.#free[size] as number) + chance;
      }
      first = last + 1;
    }
    return loose;
  }

  /** The plots of a street that may still get a pool, weighted by probability. */
  #openPlots(sheet: ReadonlySheet, street: number): number {
    let sum = 0;
    for (
      let rest = (sheet.layout.plots[street] as number) & sheet.empty(street);
      rest !== 0;
      rest &= rest - 1
    ) {
      sum += this.#chances[31 - Math.clz32(rest & -rest)] as number;
    }
    return sum;
  }

  /**
   * The prospects of a street's parks: higher when fewer boxes are left, if there are enough houses left for
   * them.
   */
  #moreParks(sheet: ReadonlySheet, street: number): number {
    const values = sheet.layout.parks[street] as Int32Array;
    const parks = sheet.parks(street);
    const boxes = values.length - 1;
    const houses = popcount(sheet.empty(street));
    const reach = Math.min(boxes, parks + houses);
    const gain = (values[reach] as number) - (values[parks] as number);
    return (
      this.#weights.park *
      gain *
      ((parks + 1) / (boxes + 1)) *
      Math.min(1, houses / (2 * (boxes - parks) + 1))
    );
  }
}

function worthOfSize(sheet: ReadonlySheet, size: number): number {
  return (sheet.layout.estates[size] as Int32Array)[sheet.improved(size)] as number;
}

/** How much the next box of a column adds to its value. */
function nextStep(sheet: ReadonlySheet, size: number): number {
  const values = sheet.layout.estates[size] as Int32Array;
  const at = sheet.improved(size);
  return at + 1 < values.length ? (values[at + 1] as number) - (values[at] as number) : 0;
}

function nextPool(sheet: ReadonlySheet): number {
  const { pools } = sheet.layout;
  const count = sheet.poolCount;
  return count + 1 < pools.length ? (pools[count + 1] as number) - (pools[count] as number) : 0;
}
