import type { ReadonlyTurn } from '@picket/engine';
import type { PARTS } from './heuristic/appraiser.ts';

/** The parts of a score, as `Score` names them. */
export type Part = (typeof PARTS)[number];

/** What a seat may expect to score at the end, and what it is made of; what is lost is negative. */
export interface Evaluation {
  readonly score: number;
  readonly parts: { readonly [P in Part]: number };
}

/** Says what turns of one decision are worth; `given` is the card of the hand that a turn gives away, or `NONE`. */
export interface Advisor {
  /** What turns are chosen by. Among others that is more than the own score. */
  value(after: ReadonlyTurn, given: number): number;
  evaluation(after: ReadonlyTurn, given: number): Evaluation;
}
