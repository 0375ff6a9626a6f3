import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import type { Strategy, Task } from '../strategy.ts';
import { candidatesOf, type Candidate, type Sight } from './candidates.ts';
import { Rollout } from './rollout.ts';
import type { LightWeights } from './weights.ts';

/** The settings of a rollout player. */
export interface RolloutSettings extends Sight {
  readonly light: LightWeights;
  /** The weight of a candidate's initial value in its final one. */
  readonly prior: number;
  /** How many games the initial value counts for in addition: it weighs more while few are played. */
  readonly trust: number;
}

/** The best candidate is updated after this many games for each. */
const OPINION = 16;

interface Tried extends Candidate {
  sum: number;
}

/** Searches the turns with the best heuristic values. */
export function rollouts({ light, prior, trust, ...sight }: RolloutSettings): Strategy {
  return function* (task) {
    const outlook = new Outlook(task.view, task.position.sheet, sight.weights);
    return yield* playOut(task, outlook, candidatesOf(task, outlook, sight), { light, prior, trust });
  };
}

/**
 * Sequential halving: plays the candidates to the end of the game, in the same sampled futures for all of
 * them (common random numbers), and drops the worse half after each stage until one is left.
 */
export function* playOut(
  { view, random, simulations, tally }: Task,
  outlook: Outlook,
  candidates: readonly Candidate[],
  { light, prior, trust }: Pick<RolloutSettings, 'light' | 'prior' | 'trust'>,
): Generator<Int32Array, Int32Array> {
  let left: Tried[] = candidates.map((one) => ({ ...one, sum: 0 }));
  let best = left[0] as Tried;
  yield best.steps;
  if (left.length === 1) return best.steps;
  const future = new Future(view);
  const rollout = new Rollout(view, outlook, light);
  const halvings = Math.ceil(Math.log2(left.length));
  let played = 0;
  const worth = ({ sum, value, leaning }: Tried): number => {
    const weight = prior + trust / played;
    return sum / played + weight * value + (1 + weight) * leaning;
  };
  for (let halving = 0; halving < halvings; halving++) {
    const tries = Math.max(1, Math.floor(simulations / halvings / left.length));
    for (let i = 0; i < tries; i++) {
      future.deal(random);
      for (const one of left) one.sum += rollout.play(one.after, one.given, future);
      tally.evaluations += left.length;
      // Keep the best turn so far, for early stopping, once its mean is more reliable than the initial value.
      if (++played % OPINION === 0) best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      yield best.steps;
    }
    left.sort((a, b) => worth(b) - worth(a));
    left = left.slice(0, Math.ceil(left.length / 2));
    best = left[0] as Tried;
  }
  return best.steps;
}
