import type { Position, Step } from 'picket-engine';
import { apply, turnOf, unpack } from 'picket-engine/fast';

/** Packed steps as a turn of a record. */
export function stepsOf(position: Position, packed: Iterable<number>): Step[] {
  const turn = turnOf(position);
  const steps: Step[] = [];
  for (const step of packed) {
    steps.push(unpack(turn, step));
    apply(turn, step);
  }
  return steps;
}
