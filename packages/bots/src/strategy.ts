import type { Position, Random, View } from 'picket-engine';
import type { Leaning } from './heuristic/leaning.ts';
import type { Tally } from './limits.ts';

/** The input of a strategy. */
export interface Task {
  readonly view: View;
  readonly position: Position;
  readonly random: Random;
  /** How many games it may simulate, for strategies that do. */
  readonly simulations: number;
  readonly tally: Tally;
  /** What its character likes. */
  readonly leaning: Leaning;
  /** The share of its turns that it notices. */
  readonly attention: number;
}

/**
 * A way to find a turn. It yields the packed steps of the best turn so far, first as soon as it has one, so
 * that it can be stopped at any yield, and returns those of the best turn at the end.
 */
export type Strategy = (task: Task) => Generator<Int32Array, Int32Array>;
