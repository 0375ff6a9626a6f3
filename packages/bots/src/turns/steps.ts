import { apply, turnOf, unpack, type Position, type Step } from 'picket-engine';

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
