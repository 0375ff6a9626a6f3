import { lowest, popcount, span } from '../bits.ts';
import { MAX_NUMBER, MAX_SIZE, STREETS } from '../types.ts';
import { Cells } from './cells.ts';

export { NONE } from './cells.ts';

/**
 * A player's sheet: everything derived from its marks, and the operations that make marks. These are methods
 * rather than functions because a call across modules costs more than most of them do.
 */
export class Sheet extends Cells {
  copy(): Sheet {
    const copy = new Sheet(this.layout);
    this.copyInto(copy);
    return copy;
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

  /** The empty houses of a street. */
  empty(street: number): number {
    return this.houses(street) & ~(this.built(street) | this.roundabouts(street));
  }

  /**
   * [H1] [H2] The empty houses of a street where a number keeps it ascending: those between its neighbours on
   * the number line. With a 3 in house 2 and an 8 in house 5, `line` has bits 4 and 9. For a 5, the highest
   * bit up to 5 is 4 (house 2) and the lowest from 7 on is 9 (house 5): (0b100000 − 1) & (−1 << 3) = 0b11000,
   * houses 3 and 4. The last line gives 0 if the street already has the number.
   */
  fits(street: number, number: number): number {
    if (this.roundabouts(street) !== 0) return this.#fitsInParts(street, number);
    const line = this.line(street);
    const smaller = this.carriers(street, 31 - Math.clz32(line & ((2 << number) - 1)));
    const larger = this.carriers(street, lowest(line & (-4 << number)));
    const between = ((larger & -larger) - 1) & (-1 << (32 - Math.clz32(smaller)));
    return between & (((line >> (number + 1)) & 1) - 1);
  }

  /** The numbers that fit anywhere, as a mask. */
  get fittingNumbers(): number {
    return this.fitting(0) | this.fitting(1) | this.fitting(2);
  }

  /** Whether a number fits anywhere; numbers a temp takes out of range do not. */
  fitsSomewhere(number: number): boolean {
    return ((this.fittingNumbers >>> number) & 1) === 1;
  }

  /** The houses numbered together with this one: up to the next roundabout on each side. */
  partOf(street: number, house: number): number {
    const roundabouts = this.roundabouts(street);
    if (roundabouts === 0) return this.houses(street);
    const left = roundabouts & ((1 << house) - 1);
    const right = roundabouts & ~span(0, house);
    const first = left === 0 ? 0 : 32 - Math.clz32(left);
    const last = right === 0 ? (this.layout.lengths[street] as number) - 1 : 30 - Math.clz32(right & -right);
    return span(first, last);
  }

  /** [H4] The first house of the run between fences that contains this house. */
  runStart(street: number, house: number): number {
    return 32 - Math.clz32(this.fences(street) & ((1 << house) - 1));
  }

  /** [H4] The last house of that run. */
  runEnd(street: number, house: number): number {
    const after = this.fences(street) >>> house;
    return house + 31 - Math.clz32(after & -after);
  }

  /** [H5] The size of a run if it is a complete estate that scores, else 0. */
  estateSize(street: number, first: number, last: number): number {
    const size = last - first + 1;
    if (size > MAX_SIZE) return 0;
    return (((2 << last) - (1 << first)) & ~this.built(street)) === 0 ? size : 0;
  }

  /** Writes a number into a house where it fits, or as a bis of its neighbour. */
  write(street: number, house: number, number: number): void {
    this.#narrow(street, house, number);
    this.setNumber(street, house, number);
    if (this.roundabouts(street) !== 0) this.#narrowParts(street);
    this.#count(street, this.runStart(street, house), this.runEnd(street, house), 1);
  }

  /** [H4] Puts a fence after a house; a complete estate becomes two. */
  putFence(street: number, gap: number): void {
    const first = this.runStart(street, gap);
    const last = this.runEnd(street, gap);
    this.#count(street, first, last, -1);
    this.addFences(street, 1 << gap);
    this.#count(street, first, gap, 1);
    this.#count(street, gap + 1, last, 1);
  }

  /**
   * [H2] Puts a roundabout on an empty house, with a fence on each side; the two parts are then numbered
   * independently.
   */
  placeRoundabout(street: number, house: number): void {
    const bit = 1 << house;
    const first = this.runStart(street, house);
    const last = this.runEnd(street, house);
    this.addRoundabouts(street, bit);
    this.addFences(street, bit | (bit >>> 1));
    if (first < house) this.#count(street, first, house - 1, 1);
    if (house < last) this.#count(street, house + 1, last, 1);
    this.#narrowParts(street);
  }

  /** [P3] Marks houses as used by a plan, given as one mask for each street. */
  markUsed(houses: Int32Array): void {
    for (let street = 0; street < STREETS; street++) this.addUsed(street, houses[street] as number);
    for (let size = 1; size <= MAX_SIZE; size++) this.setFree(size, 0);
    for (let street = 0; street < STREETS; street++) {
      for (let first = 0; first < (this.layout.lengths[street] as number);) {
        const last = this.runEnd(street, first);
        const size = this.estateSize(street, first, last);
        if (size !== 0 && (span(first, last) & this.used(street)) === 0) {
          this.setFree(size, this.free(size) + 1);
        }
        first = last + 1;
      }
    }
  }

  /** Adds a run to the estate counts (`by` = 1) or removes it (−1), if it is a complete estate. */
  #count(street: number, first: number, last: number, by: number): void {
    const size = this.estateSize(street, first, last);
    if (size === 0) return;
    this.setEstates(size, this.estates(size) + by);
    if ((span(first, last) & this.used(street)) === 0) this.setFree(size, this.free(size) + by);
  }

  /**
   * [H1] Updates `fitting` before a number is written. The number itself fits nowhere else in the street; the
   * numbers between it and its neighbours on the line still fit only if the house on their side is empty. In
   * the example of `fits`, a 5 written in house 3 loses 5 itself and 4 (`smaller` = 32 − 16, house 2 is
   * taken), but 6 and 7 (`larger` = 256 − 64) still fit in house 4. Beside its original, a bis takes nothing
   * from the numbers on the original's side.
   */
  #narrow(street: number, house: number, number: number): void {
    const line = this.line(street);
    const before = 31 - Math.clz32(line & ((2 << number) - 1));
    const after = lowest(line & (-4 << number));
    const smaller = (1 << number) - (1 << before);
    const larger = (1 << (after - 1)) - (2 << number);
    const taken = ~(this.empty(street) | this.carriers(street, number + 1));
    const noneLeft = (((taken << 1) | 1) >> house) & 1;
    const noneRight = (taken >> (house + 1)) & 1;
    const lost = (1 << number) | (smaller & -noneLeft) | (larger & -noneRight);
    this.setFitting(street, this.fitting(street) & ~lost);
  }

  /** `fits` for a street with roundabouts: each part has a number line of its own. */
  #fitsInParts(street: number, number: number): number {
    let smaller = 0;
    let larger = 0;
    for (let bit = 1; bit <= number; bit++) smaller |= this.carriers(street, bit);
    for (let bit = number + 2; bit <= MAX_NUMBER + 1; bit++) larger |= this.carriers(street, bit);
    const same = this.carriers(street, number + 1);
    let fits = 0;
    for (let rest = this.empty(street); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const part = this.partOf(street, lowest(rest));
      const wrong = same | (smaller & -bit) | (larger & (bit - 1));
      if ((part & wrong) === 0) fits |= bit;
    }
    return fits;
  }

  /** `#narrow` for a street with roundabouts; called after the mark is made. */
  #narrowParts(street: number): void {
    let fitting = 0;
    for (let number = 0; number <= MAX_NUMBER; number++) {
      if (this.#fitsInParts(street, number) !== 0) fitting |= 1 << number;
    }
    this.setFitting(street, fitting);
  }
}
