import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import type { Strategy, Task } from '../strategy.ts';
import { candidatesOf, type Candidate, type Sight } from './candidates.ts';
import { Rollout } from './rollout.ts';
import type { LightWeights } from './weights.ts';

/** What a rollout player goes by. */
export interface RolloutSettings extends Sight {
  readonly light: LightWeights;
  /** How much the first sight still counts in the end, as a share of a point. */
  readonly prior: number;
}

/** After so many games each, turns are compared anew. */
const OPINION = 16;

interface Tried extends Candidate {
  sum: number;
}

/** Thinks about the turns that look best at first sight. */
export function rollouts({ light, prior, ...sight }: RolloutSettings): Strategy {
  return function* (task) {
    const outlook = new Outlook(task.view, task.position.sheet, sight.weights);
    return yield* playOut(task, outlook, candidatesOf(task, outlook, sight), { light, prior });
  };
}

/**
 * Plays turns on to the end of the game, many times and each time all of them in the same future, and drops the worse
 * half again and again until one is left.
 */
export function* playOut(
  { view, random, simulations, tally }: Task,
  outlook: Outlook,
  candidates: readonly Candidate[],
  { light, prior }: Pick<RolloutSettings, 'light' | 'prior'>,
): Generator<Int32Array, Int32Array> {
  let left: Tried[] = candidates.map((one) => ({ ...one, sum: 0 }));
  let best = left[0] as Tried;
  yield best.steps;
  if (left.length === 1) return best.steps;
  const future = new Future(view);
  const rollout = new Rollout(view, outlook, light);
  const halvings = Math.ceil(Math.log2(left.length));
  let played = 0;
  const worth = ({ sum, value }: Tried): number => sum / played + prior * value;
  for (let halving = 0; halving < halvings; halving++) {
    const tries = Math.max(1, Math.floor(simulations / halvings / left.length));
    for (let i = 0; i < tries; i++) {
      future.deal(random);
      for (const one of left) one.sum += rollout.play(one.after, one.given, future);
      tally.evaluations += left.length;
      // Whoever is stopped early has an opinion all the same, once it is worth more than the first sight.
      if (++played % OPINION === 0) best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      yield best.steps;
    }
    left.sort((a, b) => worth(b) - worth(a));
    left = left.slice(0, Math.ceil(left.length / 2));
    best = left[0] as Tried;
  }
  return best.steps;
}
