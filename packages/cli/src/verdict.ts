import { OPPONENT, type GameResult, type Ranking, type State } from 'picket-engine';
import { verdictOf } from 'picket-words';
import { architectIn } from './architect.ts';
import { withoutControls } from './io/table.ts';
import type { Text } from './text/text.ts';

/** Who won and why, in one sentence. */
export function verdictLine(state: State, result: GameResult, text: Text): string {
  return text.words.verdict(verdictOf(state, result, (ranked) => nameOf(state, ranked, text)));
}

/** The displayed name of a seat or the opponent. */
export function nameOf({ rules }: State, ranked: Ranking[number][number], { words }: Text): string {
  if (ranked !== OPPONENT) return withoutControls(rules.options.players[ranked] ?? '');
  const architect = architectIn(rules);
  return architect === undefined ? 'AAA' : withoutControls(words.opponent.name(architect));
}
