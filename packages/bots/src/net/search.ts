import { REGULAR } from '../heuristic/weights.ts';
import { Outlook } from '../outlook/outlook.ts';
import { bestTurns } from '../rollout/candidates.ts';
import { playOut } from '../rollout/strategy.ts';
import { LIGHT } from '../rollout/weights.ts';
import type { Strategy, Task } from '../strategy.ts';
import { Panel } from './panel.ts';
import { situationOf, type Situation } from './situation.ts';

/** How the networks' values and the rollouts are combined. */
export interface SearchSettings {
  /** How many turns are searched. */
  readonly candidates: number;
  /** The weight of the networks' value in the final one, and how many games it counts for in addition. */
  readonly prior: number;
  readonly trust: number;
}

/** Searches the turns that the networks value most. */
export function search(settings: SearchSettings): Strategy {
  return (task) => searchTurns(task, situationOf(task.view), settings);
}

export function* searchTurns(
  task: Task,
  situation: Situation,
  { candidates, prior, trust }: SearchSettings,
): Generator<Int32Array, Int32Array> {
  const panel = new Panel(situation);
  const best = bestTurns(task, candidates, (after, given) => panel.value(after, given));
  const outlook = new Outlook(task.view, task.position.sheet, REGULAR);
  return yield* playOut(task, outlook, best, { light: LIGHT, prior, trust });
}
