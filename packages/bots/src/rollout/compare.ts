import type { Position, Random, View } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import type { Branch } from '../branch.ts';
import { REGULAR } from '../heuristic/weights.ts';
import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import { PARTS } from '../parts.ts';
import { NOTHING, pointsBy, pointsOf, totalOf, type Points } from '../points.ts';
import { Rollout } from './rollout.ts';
import { LIGHT } from './weights.ts';

/** The result of rollouts after two turns. */
export interface Compared {
  /** The player's mean score after the first turn. */
  readonly rolledScore: number;
  /** How much more that is than after the second, in total and by part, with their standard errors. */
  readonly rolledGain: number;
  readonly gains: Points;
  readonly error: number;
  readonly errors: Points;
  readonly games: number;
  /** How many turns may follow. */
  readonly turnsLeft: number;
}

/** Games between two pauses. */
const AT_ONCE = 10;

/** Plays rollouts after both turns, in the same sampled futures (common random numbers). */
export function* compareOut(
  view: View,
  { sheet, actions }: Position,
  branches: readonly [Branch, Branch],
  random: Random,
  games: number,
): Generator<undefined, Compared> {
  const future = new Future(view);
  const outlook = new Outlook(view, sheet, REGULAR);
  const rollout = new Rollout(view, outlook, LIGHT);
  const turns = branches.map(({ after, given }) => ({
    after: after.copy(),
    given: given === NONE ? NONE : (actions[given] as number),
  }));
  const sums = new RunningMeans(PARTS.length + 2);
  const [total, own] = [PARTS.length, PARTS.length + 1];
  for (let game = 0; game < games; game++) {
    future.deal(random);
    const [first = NOTHING, second = NOTHING] = turns.map(({ after, given }) => {
      rollout.play(after, given, future);
      return pointsOf(rollout.score);
    });
    const score = totalOf(first);
    sums.add([...PARTS.map((part) => first[part] - second[part]), score - totalOf(second), score]);
    if (game % AT_ONCE === AT_ONCE - 1) yield;
  }
  return {
    rolledScore: sums.mean(own),
    rolledGain: sums.mean(total),
    gains: pointsBy((part) => sums.mean(PARTS.indexOf(part))),
    error: sums.error(total),
    errors: pointsBy((part) => sums.error(PARTS.indexOf(part))),
    games,
    turnsLeft: outlook.turnsLeft,
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
