import { MAX_HOUSES, MAX_NUMBER } from 'picket-engine';

/** The numbers with a sentinel at each end: −1 … MAX_NUMBER + 1, indexed from 0. */
export const ENDS = MAX_NUMBER + 3;

/** How readily gaps fill: the parameters that turn cards and turns into probabilities. */
export interface Readiness {
  readonly pace: number;
  readonly delay: number;
  /** The probability that a house without a number gets a bis. */
  readonly copy: number;
}

/** The probability that a house is filled, by the gap it is in. */
export class Chances {
  readonly #chances = new Float64Array((MAX_HOUSES + 1) * ENDS * ENDS);

  /** `below` is the share of the cards with a lower number; entry 0 is for −1. */
  constructor(below: Float64Array, turns: number, { pace, delay, copy }: Readiness) {
    const ease = turns / (turns + delay);
    for (let smaller = 0; smaller < ENDS; smaller++) {
      for (let larger = smaller + 1; larger < ENDS; larger++) {
        const cards = (below[larger] as number) - (below[smaller + 1] as number);
        const numbers = larger - smaller - 1;
        for (let houses = 1; houses <= MAX_HOUSES; houses++) {
          const room = Math.min(1, numbers / houses);
          const chance = room * (1 - Math.exp((-pace * ease * cards * room) / houses));
          this.#chances[at(houses, smaller - 1, larger - 1)] = chance + (1 - chance) * copy * ease;
        }
      }
    }
  }

  /**
   * For a house in a gap of this many houses between these numbers; the ends of a street are −1 and
   * `MAX_NUMBER` + 1.
   */
  of(houses: number, smaller: number, larger: number): number {
    return this.#chances[at(houses, smaller, larger)] as number;
  }
}

function at(houses: number, smaller: number, larger: number): number {
  return (houses * ENDS + smaller + 1) * ENDS + larger + 1;
}
