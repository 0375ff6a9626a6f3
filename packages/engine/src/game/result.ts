import { OPPONENT } from '../edition/names.ts';
import type { Score } from '../score/score.ts';
import type { OpponentDescription, OpponentScore, Ranking } from '../state/opponent.ts';
import type { Ending, Note, State } from '../state/state.ts';
import { isUnknown } from './paper.ts';
import { scoresOf } from './round.ts';

/** How a game ended, as records write it. */
export interface GameResult {
  readonly ending: Ending;
  readonly scores: readonly Score[];
  /** Only in the AAA mode. */
  readonly opponent?: OpponentScore;
  readonly ranking: Ranking;
}

/**
 * [M12] The opponent's score if the game ended now; undefined without an opponent. The notes are the current
 * round's.
 */
export function opponentOf(state: State, notes: readonly Note[] = []): OpponentDescription | undefined {
  return state.rules.mode.opponent?.(state, notes, state.sheets[0]?.temps ?? 0);
}

/** The result of a finished game; undefined while it is in progress. */
export function resultOf(state: State): GameResult | undefined {
  if (state.ending === undefined) return undefined;
  const scores = scoresOf(state);
  const totals = scores.map((score) => score.total);
  const opponent = opponentOf(state)?.score;
  const ranking = withoutUnknown(state, state.rules.mode.ranking(state, totals, opponent));
  return { ending: state.ending, scores, ...(opponent === undefined ? {} : { opponent }), ranking };
}

/** [G8] A player on paper has a rank once the sheet is entered. */
function withoutUnknown(state: State, ranking: Ranking): Ranking {
  if (state.rules.options.paper === undefined) return ranking;
  return ranking
    .map((group) => group.filter((who) => who === OPPONENT || !isUnknown(state, who)))
    .filter((group) => group.length > 0);
}
