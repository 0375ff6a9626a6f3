import { REGULAR } from '../heuristic/weights.ts';
import { Outlook } from '../outlook/outlook.ts';
import { bestTurns } from '../rollout/candidates.ts';
import { playOut } from '../rollout/strategy.ts';
import { LIGHT } from '../rollout/weights.ts';
import type { Strategy } from '../strategy.ts';
import { Panel } from './panel.ts';
import { situationOf } from './situation.ts';

/** How the networks' values and the rollouts are combined. */
export interface SearchSettings {
  /** How many turns are searched. */
  readonly candidates: number;
  /** The weight of the networks' value in the final one. */
  readonly prior: number;
}

/** Searches the turns that the networks value most. */
export function search({ candidates, prior }: SearchSettings): Strategy {
  return function* (task) {
    const panel = new Panel(situationOf(task.view));
    const best = bestTurns(task, candidates, (after, given) => panel.value(after, given));
    const outlook = new Outlook(task.view, task.position.sheet, REGULAR);
    return yield* playOut(task, outlook, best, { light: LIGHT, prior });
  };
}
