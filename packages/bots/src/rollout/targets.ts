import { MAX_NUMBER, MAX_SIZE, STREETS, type ReadonlySheet } from 'picket-engine';
import { lowest, NONE, popcount } from 'picket-engine/fast';
import { nextPool, type Ground } from './ground.ts';
import { NEVER } from './places.ts';

const END = MAX_NUMBER + 1;

/** The best targets of actions, each valued independently. */
export class Targets {
  /** The last target found, in the form that `Turn.act` takes. */
  row = 0;
  target = 0;
  readonly #ground: Ground;
  readonly #temps: Float64Array;
  /** By size, the estates that exist or may exist later. */
  readonly #likely = new Float64Array(MAX_SIZE + 1);

  /** `temps` is what temps will be worth, by boxes crossed. */
  constructor(ground: Ground, temps: Float64Array) {
    this.#ground = ground;
    this.#temps = temps;
  }

  temp({ temps, layout }: ReadonlySheet): number {
    if (temps >= layout.tempBoxes) return 0;
    return this.#ground.weights.temp + (this.#temps[temps + 1] as number) - (this.#temps[temps] as number);
  }

  park(sheet: ReadonlySheet, street: number): number {
    const values = sheet.layout.parks[street] as Int32Array;
    const parks = sheet.parks(street);
    const boxes = values.length - 1;
    if (parks >= boxes) return 0;
    const step = (values[parks + 1] as number) - (values[parks] as number);
    if (boxes - parks > popcount(sheet.empty(street))) return step;
    const rest = (values[boxes] as number) - (values[parks] as number);
    return step + this.#ground.weights.park * Math.max(0, rest / (boxes - parks) - step);
  }

  /** Finds the best fence among rows of gaps, and returns its gain. */
  fence(sheet: ReadonlySheet, rows: Int32Array): number {
    const ground = this.#ground;
    let best = NEVER;
    for (let street = 0; street < STREETS; street++) {
      for (let rest = rows[street] as number; rest !== 0; rest &= rest - 1) {
        const gap = lowest(rest);
        const first = sheet.runStart(street, gap);
        const last = sheet.runEnd(street, gap);
        const parts = ground.piece(sheet, street, first, gap) + ground.piece(sheet, street, gap + 1, last);
        const gain = parts - ground.piece(sheet, street, first, last);
        if (gain > best) {
          best = gain;
          this.row = street;
          this.target = gap;
        }
      }
    }
    return best;
  }

  /** Finds the best bis among rows of houses, and returns its gain. */
  bis(sheet: ReadonlySheet, rows: Int32Array): number {
    const { weights } = this.#ground;
    const { bis } = sheet.layout;
    const count = sheet.bisCount;
    const cost = (bis[count + 1] as number) - (bis[count] as number);
    const pool = weights.plot * nextPool(sheet);
    let best = NEVER;
    for (let row = 0; row < STREETS * 2; row++) {
      const street = row >> 1;
      for (let rest = rows[row] as number; rest !== 0; rest &= rest - 1) {
        const house = lowest(rest);
        const isPlot = (((sheet.layout.plots[street] as number) >> house) & 1) === 1;
        const filled = this.#bisFills(sheet, street, house, row & 1);
        const gain =
          weights.house * filled + this.#ground.completion(sheet, street, house) - cost - (isPlot ? pool : 0);
        if (gain > best) {
          best = gain;
          this.row = row;
          this.target = house;
        }
      }
    }
    return best;
  }

  /** How many more houses of a gap may be filled after a bis at its edge. */
  #bisFills(sheet: ReadonlySheet, street: number, house: number, side: number): number {
    const { chances } = this.#ground;
    const length = sheet.layout.lengths[street] as number;
    const empty = sheet.empty(street);
    let first = house;
    let last = house;
    if (side === 0) while (last + 1 < length && ((empty >> (last + 1)) & 1) === 1) last++;
    else while (first > 0 && ((empty >> (first - 1)) & 1) === 1) first--;
    const smaller = first === 0 ? NONE : sheet.number(street, first - 1);
    const beyond = last + 1 < length ? sheet.number(street, last + 1) : NONE;
    const larger = beyond === NONE ? END : beyond;
    const houses = last - first + 1;
    const after = houses === 1 ? 0 : (houses - 1) * chances.of(houses - 1, smaller, larger);
    return 1 + after - houses * chances.of(houses, smaller, larger);
  }

  /** Finds the best column, and returns its gain. */
  improvement(sheet: ReadonlySheet): number {
    if (sheet.improvable === 0) return 0;
    this.#countLikely(sheet);
    let best = NEVER;
    for (let rest = sheet.improvable; rest !== 0; rest &= rest - 1) {
      const size = lowest(rest);
      const values = sheet.layout.estates[size] as Int32Array;
      const at = sheet.improved(size);
      const gain = ((values[at + 1] as number) - (values[at] as number)) * (this.#likely[size] as number);
      if (gain > best) {
        best = gain;
        this.row = 0;
        this.target = size;
      }
    }
    return best;
  }

  #countLikely(sheet: ReadonlySheet): void {
    const likely = this.#likely;
    const { ahead, large } = this.#ground.weights;
    for (let size = 1; size <= MAX_SIZE; size++) likely[size] = ahead + large * size;
    for (let street = 0; street < STREETS; street++) {
      for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
        const last = sheet.runEnd(street, first);
        const size = last - first + 1;
        if (size <= MAX_SIZE) {
          likely[size] = (likely[size] as number) + this.#ground.completes(sheet, street, first, last);
        }
        first = last + 1;
      }
    }
  }
}
