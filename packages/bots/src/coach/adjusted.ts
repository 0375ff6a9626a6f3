import { gamesOf, viewOf, type Box, type Game, type GameRecord } from 'picket-engine';
import { totalOf } from '../points.ts';
import { estimate, standardError, type Estimate } from './estimate.ts';
import { worthOf } from './judge.ts';
import type { RoundReview } from './review.ts';

/** Deals of the table. Always the same ones, so that their mean is the same for all its games. */
const DEALS = 16;
/** How much of the model error counts. Most of it is noise, but not all: the rest is skill that was judged wrongly. */
const ERROR = 0.3;

/** What some deals of this table are worth, each with its own plans and cards. */
export function* dealsAt(record: GameRecord, seat: number, box?: Box): Generator<number> {
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${String(deal).padStart(21, 'A')}A`;
    const [start] = gamesOf({ ...record, seed, rounds: [] }, box);
    yield totalOf(worthOf(viewOf(start as Game, seat)).points);
  }
}

/**
 * What this play is worth with an average deal of the table. The luck of plans and cards is left out, and so is most of the
 * model error. The interval is that of the sum of the turns, as if each had been drawn from many of the same player.
 */
export function adjustedScore(
  deals: readonly number[],
  rounds: readonly Pick<RoundReview, 'skill' | 'error'>[],
): Estimate {
  const average = meanOf(deals);
  const turns = rounds.map(({ skill, error }) => totalOf(skill) + ERROR * totalOf(error));
  const mean = meanOf(turns);
  const spread = standardError(turns.map((turn) => turn - mean));
  return estimate(average + turns.length * mean, turns.length * spread);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
