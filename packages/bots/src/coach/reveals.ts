import { otherDeal, viewOf, type Game } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { standardError } from './estimate.ts';
import { worthOf, type Worth } from './judge.ts';
import { meanOf, minus, totalOf, type Points } from '../points.ts';

/** What a round is worth before its cards are known. */
export interface Mean {
  readonly points: Points;
  readonly value: number;
  /** The worth of each deal, in the order of the seeds. */
  readonly deals: readonly Worth[];
  /** The standard error of the expected score. */
  readonly error: number;
}

/**
 * The mean over the cards that could have come: deals the round once for each seed, with the true probabilities, and
 * values each deal like the real one, by its best turn. So the mean luck is 0, whatever errors the values have.
 */
export function* meanOfReveals(
  game: Game,
  before: Game | undefined,
  seat: number,
  seeds: readonly string[],
): Generator<undefined, Mean> {
  const deals: Worth[] = [];
  for (const seed of seeds) {
    deals.push(worthOf(viewOf(otherDeal(game, before, new FastRandom(seed)), seat)));
    yield;
  }
  const points = meanOf(deals.map((deal) => deal.points));
  const value = deals.reduce((sum, deal) => sum + deal.value, 0) / deals.length;
  const error = standardError(deals.map((deal) => totalOf(minus(deal.points, points))));
  return { points, value, deals, error };
}
