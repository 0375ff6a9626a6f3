import type { Position, Random, ReadonlyTurn, View } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { REGULAR } from '../heuristic/weights.ts';
import { Future } from '../outlook/future.ts';
import { Outlook } from '../outlook/outlook.ts';
import { Rollout } from './rollout.ts';
import { LIGHT } from './weights.ts';

/** A turn, and the card of the hand that it gives away, or `NONE`. */
export interface Branch {
  readonly after: ReadonlyTurn;
  readonly given: number;
}

/** What the player scores on average after the first branch, and by how much that is more than after the other. */
export interface Compared {
  readonly rolledScore: number;
  readonly rolledGain: number;
  /** How many turns may follow. */
  readonly turnsLeft: number;
}

const GAMES = 300;
/** Games between two pauses. */
const AT_ONCE = 10;

/** Plays both branches to the end, in the same sampled futures (common random numbers). */
export function* compareOut(
  view: View,
  { sheet, actions }: Position,
  branches: readonly [Branch, Branch],
  random: Random,
  games = GAMES,
): Generator<undefined, Compared> {
  const future = new Future(view);
  const outlook = new Outlook(view, sheet, REGULAR);
  const rollout = new Rollout(view, outlook, LIGHT);
  const turns = branches.map(({ after, given }) => ({
    after: after.copy(),
    given: given === NONE ? NONE : (actions[given] as number),
  }));
  const sums = [0, 0] as [number, number];
  for (let game = 0; game < games; game++) {
    future.deal(random);
    for (const [i, { after, given }] of turns.entries()) {
      rollout.play(after, given, future);
      sums[i] = (sums[i] as number) + rollout.own;
    }
    if (game % AT_ONCE === AT_ONCE - 1) yield;
  }
  return {
    rolledScore: sums[0] / games,
    rolledGain: (sums[0] - sums[1]) / games,
    turnsLeft: outlook.turnsLeft,
  };
}
