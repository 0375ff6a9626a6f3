import type { ReadonlyTurn } from 'picket-engine';
import type { Points } from './points.ts';

/** A seat's expected final score and its parts; deductions are negative. */
export interface Evaluation {
  readonly score: number;
  readonly parts: Points;
}

/** Values the turns of one decision; `given` is the card of the hand that a turn gives away, or `NONE`. */
export interface Advisor {
  /** What turns are chosen by. With other players, this is more than the player's own score. */
  value(after: ReadonlyTurn, given: number): number;
  evaluation(after: ReadonlyTurn, given: number): Evaluation;
}
