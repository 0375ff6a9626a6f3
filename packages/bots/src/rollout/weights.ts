/** The weights of the light player, tuned in self-play. */
export interface LightWeights {
  /** A filled house. */
  readonly house: number;
  /** The probability that one missing house of a run is filled. */
  readonly complete: number;
  /** A house in a run too large to score, and how much less an empty one counts. */
  readonly loose: number;
  readonly gap: number;
  /** Share of a pool's points lost by numbering its plot without the pool. */
  readonly plot: number;
  /** Share of a street's remaining park points. */
  readonly park: number;
  /** Share of a plan's points, for each estate it still needs. */
  readonly plan: number;
  /** A temp box. */
  readonly temp: number;
  /** Estates of each size that do not exist yet. */
  readonly ahead: number;
  /** The same, for each house of the size. */
  readonly large: number;
  /** How much an estate's value may still grow, for each of its houses. */
  readonly grow: number;
  /** The value of another turn. */
  readonly turn: number;
  /** What each round is worth to the other players. */
  readonly tempo: number;
}

export const LIGHT: LightWeights = {
  house: 4.3,
  complete: 0.87,
  loose: 0.2,
  gap: 0.073,
  plot: 0.02,
  park: 3.6,
  plan: 0.22,
  temp: 0.93,
  ahead: 0.88,
  large: 0.02,
  grow: 0.036,
  turn: 9.5,
  tempo: 1.5,
};
