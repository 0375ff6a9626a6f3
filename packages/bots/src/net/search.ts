import { REGULAR } from '../heuristic/weights.ts';
import { Outlook } from '../outlook/outlook.ts';
import { bestTurns } from '../rollout/candidates.ts';
import { playOut } from '../rollout/strategy.ts';
import { LIGHT } from '../rollout/weights.ts';
import type { Strategy } from '../strategy.ts';
import { Panel } from './panel.ts';
import { situationOf } from './situation.ts';

/** How what networks see and games played out are put together. */
export interface SearchSettings {
  /** How many turns are thought about. */
  readonly candidates: number;
  /** How much the networks' value counts beside what games played out bring. */
  readonly prior: number;
}

/** Thinks about the turns that the networks value most. */
export function search({ candidates, prior }: SearchSettings): Strategy {
  return function* (task) {
    const panel = new Panel(situationOf(task.view));
    const best = bestTurns(task, candidates, (after, given) => panel.value(after, given));
    const outlook = new Outlook(task.view, task.position.sheet, REGULAR);
    return yield* playOut(task, outlook, best, { light: LIGHT, prior });
  };
}
