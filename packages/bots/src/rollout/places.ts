import { MAX_NUMBER, STREETS, type ReadonlySheet } from 'picket-engine';
import { lowest, NONE, popcount } from 'picket-engine/fast';
import { nextPool, type Ground } from './ground.ts';

const NUMBERS = MAX_NUMBER + 1;
const END = MAX_NUMBER + 1;
/** Less than any value. */
export const NEVER = -1e9;

/** The best houses for numbers in a turn: by number and street, the best house and its value. */
export class Places {
  readonly #ground: Ground;
  readonly #values = new Float64Array(NUMBERS * STREETS);
  readonly #houses = new Int32Array(NUMBERS * STREETS);
  /** The same for pool plots, including the pool. */
  readonly #poolValues = new Float64Array(NUMBERS * STREETS);
  readonly #poolHouses = new Int32Array(NUMBERS * STREETS);
  /** The numbers already valued in this turn, as a mask. */
  #known = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Starts a turn. */
  forget(): void {
    this.#known = 0;
  }

  value(number: number, street: number): number {
    return this.#values[number * STREETS + street] as number;
  }

  house(number: number, street: number): number {
    return this.#houses[number * STREETS + street] as number;
  }

  poolValue(number: number, street: number): number {
    return this.#poolValues[number * STREETS + street] as number;
  }

  poolHouse(number: number, street: number): number {
    return this.#poolHouses[number * STREETS + street] as number;
  }

  /** Finds the best house of each street for a number. */
  look(sheet: ReadonlySheet, number: number): void {
    if (((this.#known >> number) & 1) === 1) return;
    this.#known |= 1 << number;
    for (let street = 0; street < STREETS; street++) {
      this.#values[number * STREETS + street] = NEVER;
      this.#poolValues[number * STREETS + street] = NEVER;
      for (let spots = sheet.fits(street, number); spots !== 0;) {
        const first = lowest(spots);
        const shifted = spots >> first;
        const after = first + popcount((shifted ^ (shifted + 1)) >> 1);
        this.#lookInGap(sheet, street, number, first, after);
        spots &= -1 << after;
      }
    }
  }

  #lookInGap(sheet: ReadonlySheet, street: number, number: number, first: number, after: number): void {
    const { chances, weights } = this.#ground;
    const at = number * STREETS + street;
    const smaller = first === 0 ? NONE : sheet.number(street, first - 1);
    const beyond = after < (sheet.layout.lengths[street] as number) ? sheet.number(street, after) : NONE;
    const larger = beyond === NONE ? END : beyond;
    const before = (after - first) * chances.of(after - first, smaller, larger);
    const plots = sheet.layout.plots[street] as number;
    const pool = nextPool(sheet);
    for (let house = first; house < after; house++) {
      const left = house - first;
      const right = after - 1 - house;
      let filled = 1 - before;
      if (left > 0) filled += left * chances.of(left, smaller, number);
      if (right > 0) filled += right * chances.of(right, number, larger);
      const value = weights.house * filled + this.#ground.completion(sheet, street, house);
      const isPlot = ((plots >> house) & 1) === 1;
      if (isPlot && value + pool > (this.#poolValues[at] as number)) {
        this.#poolValues[at] = value + pool;
        this.#poolHouses[at] = house;
      }
      const plain = isPlot ? value - weights.plot * pool : value;
      if (plain > (this.#values[at] as number)) {
        this.#values[at] = plain;
        this.#houses[at] = house;
      }
    }
  }
}
