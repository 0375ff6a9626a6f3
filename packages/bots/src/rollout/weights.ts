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
  /** The same, more for each house of the size. */
  readonly large: number;
  /** What an estate may yet rise in value, for each of its houses. */
  readonly grow: number;
  /** What a turn more is worth. */
  readonly turn: number;
  /** What a round brings the others at the table. */
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
