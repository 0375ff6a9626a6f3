import { bestTurns, type Candidate } from '../rollout/candidates.ts';
import type { Strategy } from '../strategy.ts';
import { Panel } from './panel.ts';
import { situationOf } from './situation.ts';

/** Plays the turn that the networks value most. */
export const network: Strategy = function* (task) {
  const panel = new Panel(situationOf(task.view));
  const [best] = bestTurns(task, 1, (after, given) => panel.value(after, given));
  const { steps } = best as Candidate;
  yield steps;
  return steps;
};
