import { apply, turnOf, unpack, type Position, type Step } from '@picket/engine';

/** A turn of packed steps as records write it. */
export function stepsOf(position: Position, packed: Iterable<number>): Step[] {
  const turn = turnOf(position);
  const steps: Step[] = [];
  for (const step of packed) {
    steps.push(unpack(turn, step));
    apply(turn, step);
  }
  return steps;
}
