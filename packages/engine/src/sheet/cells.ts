import { popcount } from '../bits.ts';
import type { Layout } from '../edition/layout.ts';
import { MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from '../types.ts';

/** Copies of the shared constants: the compiler folds a constant of the same module, not an imported one. */
const STREET = MAX_HOUSES;
const SIZES = MAX_SIZE + 1;

/** What an empty house and a plan not validated hold. */
export const NONE = -1;

/** How many numbers a house can carry. */
const NUMBERS = MAX_NUMBER + 1;

/** Where each part of a sheet begins among its cells. A part has a cell for each street, house, size or slot. */
const HOUSES = 0;
const FITS = HOUSES + STREETS * STREET;
const ESTATES = FITS + STREETS * NUMBERS;
const FREE = ESTATES + SIZES;
const ALL = FREE + SIZES;
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
 * One architect's paper: integers in one block, so that a copy is one move of memory and a read is one load. A mask
 * has bit h for house h of its street. Everything but `fits`, `estates` and `free` is what the pencil wrote; those
 * follow from it and are kept up to date (by `Sheet`) because they are asked for most.
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
    cells.fill(NONE, HOUSES, FITS);
    cells.fill(NONE, PLANS, TEMPS);
    for (let street = 0; street < STREETS; street++) {
      const houses = layout.houses[street] as number;
      cells[ALL + street] = houses;
      cells[FENCES + street] = houses & ~(houses >>> 1);
      this.openFits(street, houses);
    }
  }

  copyInto(target: Cells): void {
    target.#cells.set(this.#cells);
  }

  /** Whether two sheets of one layout carry the same marks. */
  equals(other: Cells): boolean {
    return this.#cells.every((cell, i) => cell === other.#cells[i]);
  }

  /** The number in a house; `NONE` if it is empty or a roundabout. */
  number(street: number, house: number): number {
    return this.#cells[HOUSES + street * STREET + house] as number;
  }

  /** [H1] [H2] The empty houses of a street where a number keeps it ascending. */
  fits(street: number, number: number): number {
    return this.#cells[FITS + street * NUMBERS + number] as number;
  }

  /** How many complete estates of a size there are. */
  estates(size: number): number {
    return this.#cells[ESTATES + size] as number;
  }

  /** How many of them no plan has used. */
  free(size: number): number {
    return this.#cells[FREE + size] as number;
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

  addBuilt(street: number, houses: number): void {
    this.#cells[BUILT + street] = this.built(street) | houses;
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
  }

  setPlan(slot: number, points: number): void {
    this.#cells[PLANS + slot] = points;
  }

  setNumber(street: number, house: number, number: number): void {
    this.#cells[HOUSES + street * STREET + house] = number;
  }

  setEstates(size: number, count: number): void {
    this.#cells[ESTATES + size] = count;
  }

  setFree(size: number, count: number): void {
    this.#cells[FREE + size] = count;
  }

  /** Lets every number fit into these houses of a street. */
  openFits(street: number, houses: number): void {
    this.#cells.fill(houses, FITS + street * NUMBERS, FITS + (street + 1) * NUMBERS);
  }

  /** Takes houses of a street from those where the numbers `from` to `to` − 1 fit. */
  closeFits(street: number, from: number, to: number, houses: number): void {
    const cells = this.#cells;
    const row = FITS + street * NUMBERS;
    for (let i = row + from; i < row + to; i++) cells[i] = (cells[i] as number) & ~houses;
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

  get bisCount(): number {
    return popcount(this.bis(0)) + popcount(this.bis(1)) + popcount(this.bis(2));
  }

  get poolCount(): number {
    return popcount(this.pools(0)) + popcount(this.pools(1)) + popcount(this.pools(2));
  }

  get roundaboutCount(): number {
    return popcount(this.roundabouts(0)) + popcount(this.roundabouts(1)) + popcount(this.roundabouts(2));
  }
}
