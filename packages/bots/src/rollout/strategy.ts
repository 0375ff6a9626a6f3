import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import type { Strategy } from '../strategy.ts';
import { candidatesOf, type Candidate, type Sight } from './candidates.ts';
import { Rollout } from './rollout.ts';
import type { LightWeights } from './weights.ts';

/** What a rollout player goes by. */
export interface RolloutSettings extends Sight {
  readonly light: LightWeights;
  /** How much the first sight still counts in the end, as a share of a point. */
  readonly prior: number;
}

interface Tried extends Candidate {
  sum: number;
}

/**
 * Plays the turns that look best on to the end of the game, many times and each time in the same futures, and drops the
 * worse half again and again until one is left.
 */
export function rollouts({ light, prior, ...sight }: RolloutSettings): Strategy {
  return function* (task) {
    const { view, position, random, simulations, tally } = task;
    const outlook = new Outlook(view, position.sheet, sight.weights);
    let left: Tried[] = candidatesOf(task, outlook, sight).map((one) => ({ ...one, sum: 0 }));
    let best = left[0] as Tried;
    yield best.steps;
    if (left.length === 1) return best.steps;
    const future = new Future(view);
    const rollout = new Rollout(view, outlook, light);
    const halvings = Math.ceil(Math.log2(left.length));
    let played = 0;
    for (let halving = 0; halving < halvings; halving++) {
      const tries = Math.max(1, Math.floor(simulations / halvings / left.length));
      for (let i = 0; i < tries; i++) {
        future.deal(random);
        for (const one of left) one.sum += rollout.play(one.after, one.given, future);
        tally.evaluations += left.length;
        yield best.steps;
      }
      played += tries;
      const worth = ({ sum, value }: Tried): number => sum / played + prior * value;
      left.sort((a, b) => worth(b) - worth(a));
      left = left.slice(0, Math.ceil(left.length / 2));
      best = left[0] as Tried;
    }
    return best.steps;
  };
}
