import { lowest, span } from '../bits.ts';
import { MAX_NUMBER, MAX_SIZE, STREETS } from '../types.ts';
import { Cells, NONE } from './cells.ts';

export { NONE };

/**
 * One architect's sheet: what follows from the marks on it, and the making of marks. These are methods, where a
 * function would read as well, because a call across modules costs more than most of them do.
 */
export class Sheet extends Cells {
  copy(): Sheet {
    const copy = new Sheet(this.layout);
    this.copyInto(copy);
    return copy;
  }

  /** The empty houses of a street. */
  empty(street: number): number {
    return this.houses(street) & ~(this.built(street) | this.roundabouts(street));
  }

  /** Whether a number may be written anywhere; numbers that no house can carry fit nowhere. */
  fitsSomewhere(number: number): boolean {
    if (number < 0 || number > MAX_NUMBER) return false;
    return (this.fits(0, number) | this.fits(1, number) | this.fits(2, number)) !== 0;
  }

  /** The houses numbered together with this one: those up to the next roundabout on either side. */
  partOf(street: number, house: number): number {
    const roundabouts = this.roundabouts(street);
    if (roundabouts === 0) return this.houses(street);
    const left = roundabouts & ((1 << house) - 1);
    const right = roundabouts & ~span(0, house);
    const first = left === 0 ? 0 : 32 - Math.clz32(left);
    const last = right === 0 ? (this.layout.lengths[street] as number) - 1 : 30 - Math.clz32(right & -right);
    return span(first, last);
  }

  /** [H4] The first house of the run between two neighbouring fences in which a house stands. */
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

  /** Writes a number into a house where it fits, or where it copies its neighbour. */
  write(street: number, house: number, number: number): void {
    this.setNumber(street, house, number);
    this.#narrow(street, house, number);
    this.addBuilt(street, 1 << house);
    this.#count(street, this.runStart(street, house), this.runEnd(street, house), 1);
  }

  /** [H4] Puts a fence behind a house; a complete estate becomes two. */
  putFence(street: number, gap: number): void {
    const first = this.runStart(street, gap);
    const last = this.runEnd(street, gap);
    this.#count(street, first, last, -1);
    this.addFences(street, 1 << gap);
    this.#count(street, first, gap, 1);
    this.#count(street, gap + 1, last, 1);
  }

  /** [H2] Puts a roundabout on an empty house, with a fence on both sides; both parts are numbered anew. */
  placeRoundabout(street: number, house: number): void {
    const bit = 1 << house;
    const first = this.runStart(street, house);
    const last = this.runEnd(street, house);
    this.addRoundabouts(street, bit);
    this.addFences(street, bit | (bit >>> 1));
    if (first < house) this.#count(street, first, house - 1, 1);
    if (house < last) this.#count(street, house + 1, last, 1);
    this.openFits(street, this.empty(street));
    for (let h = 0; h < (this.layout.lengths[street] as number); h++) {
      const number = this.number(street, h);
      if (number !== NONE) this.#narrow(street, h, number);
    }
  }

  /** [P3] Marks houses as used up by a plan, given as a mask for each street. */
  markUsed(houses: Int32Array): void {
    for (let street = 0; street < STREETS; street++) this.addUsed(street, houses[street] as number);
    for (let size = 1; size <= MAX_SIZE; size++) this.setFree(size, 0);
    for (let street = 0; street < STREETS; street++) {
      for (let first = 0; first < (this.layout.lengths[street] as number);) {
        const last = this.runEnd(street, first);
        const size = this.estateSize(street, first, last);
        if (size !== 0 && (span(first, last) & this.used(street)) === 0)
          this.setFree(size, this.free(size) + 1);
        first = last + 1;
      }
    }
  }

  /** Counts a run in (`by` 1) or out (−1) of the estates, if it is one. */
  #count(street: number, first: number, last: number, by: number): void {
    const size = this.estateSize(street, first, last);
    if (size === 0) return;
    this.setEstates(size, this.estates(size) + by);
    if ((span(first, last) & this.used(street)) === 0) this.setFree(size, this.free(size) + by);
  }

  /**
   * [H1] After a number was written, smaller ones fit only to its left in that part of the street, larger ones only to its
   * right. Numbers beyond its nearest neighbours were kept away from here when those were written.
   */
  #narrow(street: number, house: number, number: number): void {
    const bit = 1 << house;
    const part = this.partOf(street, house);
    const left = part & (bit - 1);
    const right = part & ~(left | bit);
    const leftBuilt = this.built(street) & left;
    const rightBuilt = this.built(street) & right;
    const from = leftBuilt === 0 ? 0 : this.number(street, 31 - Math.clz32(leftBuilt)) + 1;
    const to = rightBuilt === 0 ? MAX_NUMBER + 1 : this.number(street, lowest(rightBuilt));
    this.closeFits(street, from, number, right | bit);
    this.closeFits(street, number, number + 1, part);
    this.closeFits(street, number + 1, to, left | bit);
  }
}
