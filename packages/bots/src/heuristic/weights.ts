import type { Readiness } from '../outlook/chances.ts';

/** What a sheet's prospects are worth to the heuristic; found by playing many games with many such sets. */
export interface Weights extends Readiness {
  /** A house of a run that is still too large to score, once filled. */
  readonly loose: number;
  /** Of the value of an estate, by the chance that it is completed. */
  readonly estate: number;
  /** How much worse a chance gets for each house that it depends on. */
  readonly doubt: number;
  /** Of the points of a pool that can still be built. */
  readonly pool: number;
  /** Of the points still to be had for a street's parks, by how far they are. */
  readonly park: number;
  /** Of a plan's points, and how fast they grow with its progress. */
  readonly plan: number;
  readonly planGrowth: number;
  /** What each refusal costs besides. */
  readonly refusal: number;
  /** What a house that is filled is worth by itself: the game goes on. */
  readonly house: number;
  /** Of what improvements still to come would add. */
  readonly improve: number;
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
};
