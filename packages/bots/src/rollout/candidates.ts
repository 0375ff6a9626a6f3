import { NONE, Turn, turnOf } from 'picket-engine/fast';
import { Appraiser } from '../heuristic/appraiser.ts';
import { attentive } from '../heuristic/attention.ts';
import type { Weights } from '../heuristic/weights.ts';
import type { Outlook } from '../outlook/outlook.ts';
import type { Task } from '../strategy.ts';
import { Turns } from '../turns/turns.ts';
import { pileIn } from './pile.ts';

/** A turn to be searched. */
export interface Candidate {
  readonly steps: Int32Array;
  readonly after: Turn;
  /** Its value before the search, and what the player's character likes about it. */
  readonly value: number;
  readonly leaning: number;
  /** The action of the card that it gives away, or `NONE`. */
  readonly given: number;
}

/** How a player selects candidates. */
export interface Sight {
  readonly weights: Weights;
  /** The probability that it notices a turn. */
  readonly attention: number;
  /** How many turns it searches. */
  readonly candidates: number;
}

/** The turns with the best heuristic values, best first. */
export function candidatesOf(
  task: Task,
  outlook: Outlook,
  { weights, attention, candidates }: Sight,
): Candidate[] {
  const { view, position } = task;
  const appraiser = new Appraiser(weights, outlook);
  const pile = pileIn(view);
  const costs = Array.from(position.actions, (action) => pile?.cost(action) ?? 0);
  const valueOf = (after: Turn, given: number) =>
    appraiser.value(after) - (given === NONE ? 0 : (costs[given] as number));
  return bestTurns({ ...task, attention: attention * task.attention }, candidates, valueOf);
}

/**
 * Of the turns noticed, those with the highest values, best first; `given` is the card that a turn gives
 * away, or `NONE`.
 */
export function bestTurns(
  { position, random, tally, leaning: leaningOf, attention }: Task,
  count: number,
  valueOf: (after: Turn, given: number) => number,
): Candidate[] {
  const found: Candidate[] = [];
  const isNoticed = attentive(attention, random);
  const isBetter = (one: Candidate, other: Candidate) =>
    one.value + one.leaning > other.value + other.leaning;
  new Turns(position.rules).each(turnOf(position), (after, turns) => {
    if (!isNoticed(after, turns) && found.length > 0) return;
    const value = valueOf(after, turns.given);
    const leaning = leaningOf(after);
    tally.evaluations++;
    const worst = found.at(-1);
    const least = worst === undefined ? Number.NEGATIVE_INFINITY : worst.value + worst.leaning;
    if (found.length === count && value + leaning <= least) return;
    const given = turns.given === NONE ? NONE : (after.actions[turns.given] as number);
    const turn = { steps: turns.keep(), after: after.copy(), value, leaning, given };
    const at = found.findIndex((other) => isBetter(turn, other));
    found.splice(at < 0 ? found.length : at, 0, turn);
    if (found.length > count) found.pop();
  });
  return found;
}
