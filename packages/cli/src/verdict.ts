import { OPPONENT, type GameResult, type Ranking, type State } from 'picket-engine';
import { en, verdictOf } from 'picket-words';
import { architectIn } from './architect.ts';
import { withoutControls } from './io/table.ts';

/** Who won and why, in one sentence. */
export function verdictLine(state: State, result: GameResult): string {
  return en.verdict(verdictOf(state, result, (ranked) => nameOf(state, ranked)));
}

/** The displayed name of a seat or the opponent. */
export function nameOf({ rules }: State, ranked: Ranking[number][number]): string {
  if (ranked !== OPPONENT) return withoutControls(rules.options.players[ranked] ?? '');
  const architect = architectIn(rules);
  return architect === undefined ? 'AAA' : withoutControls(en.opponent.name(architect));
}
