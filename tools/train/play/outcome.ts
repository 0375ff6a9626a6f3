import { resultOf, scoreSheet, type Game, type Score } from 'picket-engine';
import type { Sheet } from 'picket-engine/fast';

/** The targets: score, the best opponent's score, the probability of winning, and points by category. */
export const TARGETS = 11;

/** The points by category, in the order of the networks' heads. */
export function writeCategories(into: Float64Array, at: number, sheet: Sheet, temps: number): void {
  writeScore(into, at, scoreSheet(sheet, temps));
}

function writeScore(into: Float64Array, at: number, score: Score): void {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  into[at] = score.pools;
  into[at + 1] = sum(score.parks);
  into[at + 2] = sum(score.estates);
  into[at + 3] = sum(score.plans);
  into[at + 4] = score.temps;
  into[at + 5] = -score.bis;
  into[at + 6] = -score.refusals;
  into[at + 7] = -score.roundabouts;
}

/** The outcome of a finished game for a seat. */
export function outcomeOf(game: Game, seat: number): Float64Array {
  const result = resultOf(game.state);
  if (result === undefined) throw new Error('The game is not over.');
  const outcome = new Float64Array(TARGETS);
  const score = result.scores[seat] as Score;
  outcome[0] = score.total;
  const rivals = result.scores.filter((_, other) => other !== seat).map(({ total }) => total);
  if (result.opponent !== undefined) rivals.push(result.opponent.total);
  outcome[1] = rivals.length === 0 ? 0 : Math.max(...rivals);
  const best = result.ranking[0] ?? [];
  outcome[2] = best.includes(seat) ? 1 / best.length : 0;
  writeScore(outcome, 3, score);
  return outcome;
}
