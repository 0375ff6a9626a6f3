import type { Layout } from '../edition/layout.ts';
import { MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from '../types.ts';

/** Local copies: V8 folds a constant of the same module, but not an imported one. */
const STREET = MAX_HOUSES;
const SIZES = MAX_SIZE + 1;

/** The value of an empty house and of an unclaimed plan. */
export const NONE = -1;

/** How many different numbers a house can have. */
const NUMBERS = MAX_NUMBER + 1;
/** The number line of a street: all numbers and a sentinel at each end. */
const LINE = NUMBERS + 2;

/** The offset of each part of a sheet. A part has one cell for each street, house, size or slot. */
const HOUSES = 0;
const CARRIERS = HOUSES + STREETS * STREET;
const LINES = CARRIERS + STREETS * LINE;
const ESTATES = LINES + STREETS;
const FREE = ESTATES + SIZES;
const ENOUGH = FREE + SIZES;
const FITTING = ENOUGH + 1;
const OPEN = FITTING + STREETS;
const ALL = OPEN + 1;
const BUILT = ALL + STREETS;
const BIS_HOUSES = BUILT + STREETS;
const ROUNDABOUTS = BIS_HOUSES + STREETS;
const FENCES = ROUNDABOUTS + STREETS;
const POOLS = FENCES + STREETS;
const USED = POOLS + STREETS;
const PARKS = USED + STREETS;
const IMPROVED = PARKS + STREETS;
const PLANS = IMPROVED + SIZES;
const TEMPS = PLANS + SLOTS.length;
const REFUSALS = TEMPS + 1;
const CELLS = REFUSALS + 1;

/**
 * The free estates by size, four bits each: a count up to 7 (more than any plan needs) and a guard bit above
 * it, always set, for a subtraction to borrow from.
 */
const SIZE_BITS = 4;
const MOST = 7;
const GUARDS = 0x8888880;

/** Packs counts by size into one integer for `hasFree`: two of size 2 and one of size 3 are 0x1200. */
export function packSizes(counts: Int32Array): number {
  return counts.reduce((packed, count, size) => packed | (count << (size * SIZE_BITS)), 0);
}

/**
 * A player's sheet as one block of integers: a copy is one memory move, a read one load. In a mask, bit h is
 * house h of the street. `line`, `carriers`, `fitting`, `estates`, `free` and `improvable` are derived from
 * the marks and kept up to date (most of them by `Sheet`), because they are read most often.
 */
export class Cells {
  readonly layout: Layout;
  readonly #cells = new Int32Array(CELLS);

  constructor(layout: Layout) {
    this.layout = layout;
    this.clear();
  }

  /** Resets it to an empty sheet. */
  clear(): void {
    const { layout } = this;
    const cells = this.#cells;
    cells.fill(0);
    cells.fill(NONE, HOUSES, CARRIERS);
    cells.fill(NONE, PLANS, TEMPS);
    cells[ENOUGH] = GUARDS;
    for (let size = 1; size <= MAX_SIZE; size++) this.setImproved(size, 0);
    for (let street = 0; street < STREETS; street++) {
      const houses = layout.houses[street] as number;
      cells[ALL + street] = houses;
      cells[FENCES + street] = houses & ~(houses >>> 1);
      cells[LINES + street] = 1 | (2 << NUMBERS);
      cells[CARRIERS + street * LINE + NUMBERS + 1] = houses + 1;
      cells[FITTING + street] = (1 << NUMBERS) - 1;
    }
  }

  copyInto(target: Cells): void {
    target.#cells.set(this.#cells);
  }

  /** Whether two sheets of the same layout have the same marks. */
  equals(other: { readonly layout: Layout }): boolean {
    return #cells in other && this.#cells.every((cell, i) => cell === other.#cells[i]);
  }

  /** The number of a house; `NONE` if it is empty or a roundabout. */
  number(street: number, house: number): number {
    return this.#cells[HOUSES + street * STREET + house] as number;
  }

  /** The numbers written in a street: bit n + 1 for number n. Bits 0 and `NUMBERS` + 1 are the sentinels. */
  line(street: number): number {
    return this.#cells[LINES + street] as number;
  }

  /**
   * The houses with the number of this line bit. The left sentinel has none; the right one has the house just
   * beyond the street.
   */
  carriers(street: number, bit: number): number {
    return this.#cells[CARRIERS + street * LINE + bit] as number;
  }

  /** The numbers that fit somewhere in a street, as a mask. */
  fitting(street: number): number {
    return this.#cells[FITTING + street] as number;
  }

  /** How many complete estates of a size there are. */
  estates(size: number): number {
    return this.#cells[ESTATES + size] as number;
  }

  /** How many of those no plan has used. */
  free(size: number): number {
    return this.#cells[FREE + size] as number;
  }

  /**
   * Whether enough estates of each size are free for `needs` (see `packSizes`), in one subtraction. Free:
   * three of size 2 and none of size 3, with the guards 0x8888b80. Minus 0x1200 that is 0x8887980: size 3
   * borrowed from its guard, so there are not enough. With one of size 3, 0x8889b80 − 0x1200 = 0x8888980
   * keeps every guard.
   */
  hasFree(needs: number): boolean {
    return (((this.#cells[ENOUGH] as number) - needs) & GUARDS) === GUARDS;
  }

  /** The estate sizes whose column has a box left, as a mask: bit 1 for size 1. */
  get improvable(): number {
    return this.#cells[OPEN] as number;
  }

  /** All houses of a street. Printed, but stored with the marks because that is faster to read. */
  houses(street: number): number {
    return this.#cells[ALL + street] as number;
  }

  /** The houses of a street with a number, including bis. */
  built(street: number): number {
    return this.#cells[BUILT + street] as number;
  }

  /** The houses of a street whose number is a bis. */
  bis(street: number): number {
    return this.#cells[BIS_HOUSES + street] as number;
  }

  roundabouts(street: number): number {
    return this.#cells[ROUNDABOUTS + street] as number;
  }

  /** Bit h is the fence between houses h and h + 1. The fence at the right end is always set. */
  fences(street: number): number {
    return this.#cells[FENCES + street] as number;
  }

  /** The houses of a street whose pool is circled. */
  pools(street: number): number {
    return this.#cells[POOLS + street] as number;
  }

  /** The houses of a street used by a plan. */
  used(street: number): number {
    return this.#cells[USED + street] as number;
  }

  /** How many park boxes of a street are crossed. */
  parks(street: number): number {
    return this.#cells[PARKS + street] as number;
  }

  /** How many boxes of a size's column are crossed. */
  improved(size: number): number {
    return this.#cells[IMPROVED + size] as number;
  }

  /** The points of a claimed plan, or `NONE`. */
  plan(slot: number): number {
    return this.#cells[PLANS + slot] as number;
  }

  addBis(street: number, houses: number): void {
    this.#cells[BIS_HOUSES + street] = this.bis(street) | houses;
  }

  addRoundabouts(street: number, houses: number): void {
    this.#cells[ROUNDABOUTS + street] = this.roundabouts(street) | houses;
  }

  addFences(street: number, gaps: number): void {
    this.#cells[FENCES + street] = this.fences(street) | gaps;
  }

  addPools(street: number, houses: number): void {
    this.#cells[POOLS + street] = this.pools(street) | houses;
  }

  addUsed(street: number, houses: number): void {
    this.#cells[USED + street] = this.used(street) | houses;
  }

  setParks(street: number, boxes: number): void {
    this.#cells[PARKS + street] = boxes;
  }

  setImproved(size: number, boxes: number): void {
    this.#cells[IMPROVED + size] = boxes;
    const open = this.improvable & ~(1 << size);
    this.#cells[OPEN] = boxes < (this.layout.columns[size] as number) ? open | (1 << size) : open;
  }

  setPlan(slot: number, points: number): void {
    this.#cells[PLANS + slot] = points;
  }

  setNumber(street: number, house: number, number: number): void {
    const cells = this.#cells;
    cells[HOUSES + street * STREET + house] = number;
    cells[BUILT + street] = this.built(street) | (1 << house);
    cells[LINES + street] = this.line(street) | (2 << number);
    cells[CARRIERS + street * LINE + number + 1] = this.carriers(street, number + 1) | (1 << house);
  }

  setEstates(size: number, count: number): void {
    this.#cells[ESTATES + size] = count;
  }

  setFree(size: number, count: number): void {
    this.#cells[FREE + size] = count;
    const shift = size * SIZE_BITS;
    const others = (this.#cells[ENOUGH] as number) & ~(MOST << shift);
    this.#cells[ENOUGH] = others | (Math.min(count, MOST) << shift);
  }

  setFitting(street: number, numbers: number): void {
    this.#cells[FITTING + street] = numbers;
  }

  get temps(): number {
    return this.#cells[TEMPS] as number;
  }

  set temps(count: number) {
    this.#cells[TEMPS] = count;
  }

  get refusals(): number {
    return this.#cells[REFUSALS] as number;
  }

  set refusals(count: number) {
    this.#cells[REFUSALS] = count;
  }
}
