import type { Random } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { REGULAR } from '../heuristic/weights.ts';
import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import { PARTS } from '../parts.ts';
import { Rollout } from '../rollout/rollout.ts';
import { LIGHT } from '../rollout/weights.ts';
import type { Decision, Judged } from './judge.ts';
import { NOTHING, pointsBy, pointsOf, type Points } from './points.ts';

/** What one turn scores more than another in rollouts. */
export interface Rolled {
  readonly points: Points;
  /** The standard errors: of the sum, and by part. */
  readonly error: number;
  readonly errors: Points;
  readonly games: number;
}

/** Games between two pauses. */
const AT_ONCE = 10;

/** Plays on after both turns, in the same sampled futures (common random numbers). */
export function* rolledDifference(
  { view, position }: Decision,
  one: Judged,
  other: Judged,
  games: number,
  random: Random,
): Generator<undefined, Rolled> {
  const future = new Future(view);
  const rollout = new Rollout(view, new Outlook(view, position.sheet, REGULAR), LIGHT);
  const branches = [one, other].map(({ after, given }) => ({
    after: after.copy(),
    given: given === NONE ? NONE : (position.actions[given] as number),
  }));
  const sums = new RunningMeans(PARTS.length + 1);
  for (let game = 0; game < games; game++) {
    future.deal(random);
    const [first = NOTHING, second = NOTHING] = branches.map(({ after, given }) => {
      rollout.play(after, given, future);
      return pointsOf(rollout.score);
    });
    const differences = PARTS.map((part) => first[part] - second[part]);
    sums.add([...differences, differences.reduce((all, one) => all + one, 0)]);
    if (game % AT_ONCE === AT_ONCE - 1) yield;
  }
  return {
    points: pointsBy((part) => sums.mean(PARTS.indexOf(part))),
    error: sums.error(PARTS.length),
    errors: pointsBy((part) => sums.error(PARTS.indexOf(part))),
    games,
  };
}

/** Means and their standard errors. */
class RunningMeans {
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  #count = 0;

  constructor(width: number) {
    this.#sums = new Float64Array(width);
    this.#squares = new Float64Array(width);
  }

  add(values: readonly number[]): void {
    this.#count++;
    for (const [i, value] of values.entries()) {
      this.#sums[i] = (this.#sums[i] as number) + value;
      this.#squares[i] = (this.#squares[i] as number) + value * value;
    }
  }

  mean(i: number): number {
    return (this.#sums[i] as number) / this.#count;
  }

  error(i: number): number {
    const spread = (this.#squares[i] as number) / this.#count - this.mean(i) ** 2;
    return Math.sqrt(Math.max(0, spread) / Math.max(1, this.#count - 1));
  }
}
