/** What the light player goes by; found by having it play many games. */
export interface LightWeights {
  /** A house that is filled. */
  readonly house: number;
  /** The chance that one missing house of a run is filled. */
  readonly complete: number;
  /** A house of a run too large to score, and how much less it counts while it is empty. */
  readonly loose: number;
  readonly gap: number;
  /** Of a pool's points, that numbering its plot without it loses. */
  readonly plot: number;
  /** Of what a street's parks still bring. */
  readonly park: number;
  /** Of a plan's points, for each estate that it still needs. */
  readonly plan: number;
  /** A temp box. */
  readonly temp: number;
  /** Estates of each size that are not yet to be seen. */
  readonly ahead: number;
  /** What a turn more is worth. */
  readonly turn: number;
}

export const LIGHT: LightWeights = {
  house: 4.5,
  complete: 0.85,
  loose: 0.058,
  gap: 0.12,
  plot: 0.074,
  park: 2.9,
  plan: 0.2,
  temp: 1.2,
  ahead: 0.97,
  turn: 2.1,
};
