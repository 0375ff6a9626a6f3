import type { Score } from '../score/score.ts';
import type { Ending, State } from '../state/state.ts';
import { scoresOf } from './round.ts';

/** How a game ended, as records write it. */
export interface GameResult {
  readonly ending: Ending;
  readonly scores: readonly Score[];
  /** Seats, best first; a tie that nothing settles is one group. */
  readonly ranking: readonly (readonly number[])[];
}

/** The result of a game that is over; undefined while it runs. */
export function resultOf(state: State): GameResult | undefined {
  if (state.ending === undefined) return undefined;
  const scores = scoresOf(state);
  const totals = scores.map((score) => score.total);
  return { ending: state.ending, scores, ranking: state.rules.mode.ranking(state, totals) };
}
