import type { Layout } from '../edition/layout.ts';
import { MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from '../types.ts';

/** Copies of the shared constants: the compiler folds a constant of the same module, not an imported one. */
const STREET = MAX_HOUSES;
const SIZES = MAX_SIZE + 1;

/** What an empty house and a plan not validated hold. */
export const NONE = -1;

/** How many numbers a house can carry. */
const NUMBERS = MAX_NUMBER + 1;
/** The numbers of a street in a line, with an end on either side. */
const LINE = NUMBERS + 2;

/** Where each part of a sheet begins among its cells. A part has a cell for each street, house, size or slot. */
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
 * Estates that are free, by size, four bits each: up to 7 of them (no plan wants as many) and a bit always set, from
 * which a subtraction may borrow.
 */
const SIZE_BITS = 4;
const MOST = 7;
const GUARDS = 0x8888880;

/** Puts counts by size into one integer; see `hasFree`. */
export function packSizes(counts: Int32Array): number {
  return counts.reduce((packed, count, size) => packed | (count << (size * SIZE_BITS)), 0);
}

/**
 * One architect's paper: integers in one block, so that a copy is one move of memory and a read is one load. A mask
 * has bit h for house h of its street. Everything but `line`, `carriers`, `fitting`, `estates`, `free` and `improvable` is what the
 * pencil wrote; those follow from it and are kept up to date (by `Sheet`) because they are asked for most.
 */
export class Cells {
  readonly layout: Layout;
  readonly #cells = new Int32Array(CELLS);

  constructor(layout: Layout) {
    this.layout = layout;
    this.clear();
  }

  /** Makes it a fresh sheet. */
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

  /** Whether two sheets of one layout carry the same marks. */
  equals(other: { readonly layout: Layout }): boolean {
    return #cells in other && this.#cells.every((cell, i) => cell === other.#cells[i]);
  }

  /** The number in a house; `NONE` if it is empty or a roundabout. */
  number(street: number, house: number): number {
    return this.#cells[HOUSES + street * STREET + house] as number;
  }

  /** The numbers that a street carries, as a mask with bit n + 1 for n; bits 0 and `NUMBERS` + 1 are its ends. */
  line(street: number): number {
    return this.#cells[LINES + street] as number;
  }

  /** The houses that carry the number of a bit of the line; no house for the left end, the one beyond for the right. */
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

  /** How many of them no plan has used. */
  free(size: number): number {
    return this.#cells[FREE + size] as number;
  }

  /** Whether as many estates of each size are free as a plan needs, packed by `packSizes`. */
  hasFree(needs: number): boolean {
    return (((this.#cells[ENOUGH] as number) - needs) & GUARDS) === GUARDS;
  }

  /** The estate sizes whose column has a box left, as a mask with bit 1 for size 1. */
  get improvable(): number {
    return this.#cells[OPEN] as number;
  }

  /** Every house of a street: printed, but kept with the marks, where it is read fastest. */
  houses(street: number): number {
    return this.#cells[ALL + street] as number;
  }

  /** The houses of a street that carry a number, also a copied one. */
  built(street: number): number {
    return this.#cells[BUILT + street] as number;
  }

  /** The houses of a street whose number is a copy. */
  bis(street: number): number {
    return this.#cells[BIS_HOUSES + street] as number;
  }

  roundabouts(street: number): number {
    return this.#cells[ROUNDABOUTS + street] as number;
  }

  /** Bit h is the fence between houses h and h + 1; the fence at the right end always stands. */
  fences(street: number): number {
    return this.#cells[FENCES + street] as number;
  }

  /** The houses of a street whose pool is circled. */
  pools(street: number): number {
    return this.#cells[POOLS + street] as number;
  }

  /** The houses of a street used up by a plan. */
  used(street: number): number {
    return this.#cells[USED + street] as number;
  }

  /** Park boxes crossed in a street. */
  parks(street: number): number {
    return this.#cells[PARKS + street] as number;
  }

  /** Boxes crossed in the column of an estate size. */
  improved(size: number): number {
    return this.#cells[IMPROVED + size] as number;
  }

  /** The points noted for a plan slot, or `NONE`. */
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
