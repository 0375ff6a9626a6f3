import type { Readiness } from '../outlook/chances.ts';
import type { Part } from '../parts.ts';

/** What a sheet's prospects are worth to the heuristic, tuned in self-play. */
export interface Weights extends Readiness {
  /** For a filled house in a run that is too large to score. */
  readonly loose: number;
  /** Share of an estate's value, times the probability that it is completed. */
  readonly estate: number;
  /** How much a probability is reduced for each house it depends on. */
  readonly doubt: number;
  /** Share of the points of a pool that can still be built. */
  readonly pool: number;
  /** Share of a street's remaining park points, by how many boxes are missing. */
  readonly park: number;
  /** Share of a plan's points, and how fast they grow with its progress. */
  readonly plan: number;
  readonly planGrowth: number;
  /** The extra cost of each refusal. */
  readonly refusal: number;
  /** The value of a filled house for its own sake, since it brings the game forward. */
  readonly house: number;
  /** Share of what future improvements would add. */
  readonly improve: number;
  /** The value of a fence for its own sake. */
  readonly fence: number;
  /** How much raised values depend on the number of estates, from 0 to 1. */
  readonly focus: number;
  /** How much each part of the score counts, if not in full. */
  readonly regard?: { readonly [P in Part]?: number };
}

export const REGULAR: Weights = {
  pace: 0.27,
  delay: 1.8,
  copy: 0.15,
  loose: 0.69,
  estate: 0.83,
  doubt: 0.97,
  pool: 0.32,
  park: 0.42,
  plan: 0.57,
  planGrowth: 1.7,
  refusal: 0.76,
  house: 0.24,
  improve: 0.14,
  fence: 0,
  focus: 1,
};
