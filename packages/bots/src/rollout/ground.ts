import { MAX_SIZE, SLOTS, type Plan, type ReadonlySheet } from 'picket-engine';
import { NONE, popcount, type Turn } from 'picket-engine/fast';
import type { Chances } from '../outlook/chances.ts';
import type { LightWeights } from './weights.ts';

/** More houses than a run can miss. */
const MOST_MISSING = 32;

/** What runs of houses are worth in a turn of the light player; its places and targets are valued with it. */
export class Ground {
  readonly weights: LightWeights;
  chances: Chances;
  turnsLeft = 0;
  /** By size, what a complete estate is worth, including to plans. */
  readonly #worth = new Float64Array(MAX_SIZE + 1);
  /** By the number of missing houses, the probability that a run is completed. */
  readonly #complete = new Float64Array(MOST_MISSING);

  constructor(weights: LightWeights, chances: Chances) {
    this.weights = weights;
    this.chances = chances;
  }

  /** Starts a turn. */
  survey({ sheet, rules, worth }: Turn, chances: Chances, turnsLeft: number): void {
    const { plan: forPlans, complete, grow } = this.weights;
    this.chances = chances;
    this.turnsLeft = turnsLeft;
    for (let size = 1; size <= MAX_SIZE; size++) this.#worth[size] = valueOf(sheet, size) + grow * size;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (sheet.plan(slot) !== NONE) continue;
      const { wanted } = rules.plans[slot] as Plan;
      for (let i = 0; i < wanted.sizes.length; i++) {
        const size = wanted.sizes[i] as number;
        if (sheet.free(size) < (wanted.needs[size] as number)) {
          this.#worth[size] = (this.#worth[size] as number) + forPlans * (worth[slot] as number);
        }
      }
    }
    const share = complete * (turnsLeft / (turnsLeft + 1));
    this.#complete[0] = 1;
    for (let missing = 1; missing < MOST_MISSING; missing++) {
      this.#complete[missing] = (this.#complete[missing - 1] as number) * share;
    }
  }

  /** The probability that a run is completed. */
  completes(sheet: ReadonlySheet, street: number, first: number, last: number): number {
    return this.#complete[missingIn(sheet, street, first, last)] as number;
  }

  /** What a run is worth, or will be. */
  piece(sheet: ReadonlySheet, street: number, first: number, last: number): number {
    const size = last - first + 1;
    if (size <= MAX_SIZE) return (this.#worth[size] as number) * this.completes(sheet, street, first, last);
    const { loose, gap } = this.weights;
    return loose * (size - gap * missingIn(sheet, street, first, last));
  }

  /** What filling a house adds to its run. */
  completion(sheet: ReadonlySheet, street: number, house: number): number {
    const first = sheet.runStart(street, house);
    const last = sheet.runEnd(street, house);
    const size = last - first + 1;
    if (size > MAX_SIZE) return 0;
    const missing = missingIn(sheet, street, first, last);
    const gained = (this.#complete[missing - 1] as number) - (this.#complete[missing] as number);
    return (this.#worth[size] as number) * gained;
  }
}

function missingIn(sheet: ReadonlySheet, street: number, first: number, last: number): number {
  return popcount(((2 << last) - (1 << first)) & ~sheet.built(street));
}

function valueOf(sheet: ReadonlySheet, size: number): number {
  return (sheet.layout.estates[size] as Int32Array)[sheet.improved(size)] as number;
}

/** What the next pool would add. */
export function nextPool({ layout: { pools }, poolCount }: ReadonlySheet): number {
  return poolCount + 1 < pools.length ? (pools[poolCount + 1] as number) - (pools[poolCount] as number) : 0;
}
