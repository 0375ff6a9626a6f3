import { gamesOf, viewOf, type Box, type Game, type GameRecord } from 'picket-engine';
import { totalOf } from '../points.ts';
import { estimate, standardError, type Estimate } from './estimate.ts';
import { worthOf } from './judge.ts';
import type { RoundReview } from './review.ts';

/** The number of deals. They are always the same ones, so all games of a table have the same mean. */
const DEALS = 16;
/** How much of the model error counts: most of it is noise, the rest is misjudged skill (docs/coach.md). */
const ERROR = 0.3;

/** The worth of several deals of this table, each with its own plans and cards. */
export function* dealsAt(record: GameRecord, seat: number, box?: Box): Generator<number> {
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${String(deal).padStart(21, 'A')}A`;
    const [start] = gamesOf({ ...record, seed, rounds: [] }, box);
    yield totalOf(worthOf(viewOf(start as Game, seat)).points);
  }
}

/**
 * What this play is worth with an average deal of the table. The luck of plans and cards is left out, and so is most of the
 * model error. The interval treats the turns as independent samples of the player's turns.
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
