import type { Position, Random, View } from '@picket/engine';
import type { Tally } from './limits.ts';

/** What a strategy thinks about, and with. */
export interface Task {
  readonly view: View;
  readonly position: Position;
  readonly random: Random;
  /** How many games it may play out in its head; for strategies that do. */
  readonly simulations: number;
  readonly tally: Tally;
}

/**
 * A way to find a turn. It yields the packed steps of the best turn it knows as soon as it knows one, and again whenever it has
 * thought a little more, so that it can be stopped there; and it returns those of the best turn at its end.
 */
export type Strategy = (task: Task) => Generator<Int32Array, Int32Array>;
