import { resultOf, type EditionId, type TurnStep, type View } from 'picket-engine';
import type { Streets } from 'picket-words';
import { cut, width, withoutControls, wrap } from '../io/table.ts';
import { opponentIn, pileText } from '../opponent.ts';
import { scoreTable, type Scored } from '../scoreTable.ts';
import { verdictLine } from '../verdict.ts';
import type { Text } from '../text/text.ts';
import type { Look } from './look.ts';
import { streetsIn } from './names.ts';

/** Each player's turn of the last round. */
export function roundRecap(view: View, text: Text): string[] {
  const { state } = view;
  const { edition, players } = state.rules.options;
  const streets = streetsIn(view);
  const turns = state.rounds.at(-1)?.turns ?? [];
  return turns.map((steps, seat) =>
    text.game.did(withoutControls(players[seat] ?? ''), stepSentences(steps, edition, streets, text)),
  );
}

function stepSentences(
  steps: readonly TurnStep[],
  edition: EditionId,
  streets: Streets,
  { turn, words }: Text,
): string {
  const shown = steps.filter((step) => step.do !== 'choose');
  return turn.sentences(shown.map((step) => words.step(step, edition, streets)));
}

/** Automatic events before this round. */
export function noteLines({ state, now }: View, { words }: Text): string[] {
  return (now?.notes ?? []).map((note) => words.note(note, state.rules.options.edition));
}

/** The maximum number of lines about a round: more would push details off the table. */
const MOST_LINES = 4;

/** The recap of a round: the turns of these seats, if they are short or have room, and the events of the cards. */
export function roundNews(
  view: View,
  { columns, text }: Pick<Look, 'columns' | 'text'>,
  isShown: (seat: number) => boolean,
  hasRoom = false,
): string[] {
  const lines = roundRecap(view, text).filter((_, seat) => isShown(seat));
  const isShort = hasRoom || lines.flatMap((line) => wrap(line, columns)).length <= MOST_LINES;
  return [...(isShort ? lines : [text.game.recapHidden]), ...noteLines(view, text)];
}

/** Replaces a score table that would be too wide. */
const SHORT_NAME = 12;

/** The end of a game: why it ended, who won, and the score, in full if it fits with some lines below it. */
export function resultLines({ state, seed }: View, { columns, rows, text }: Look, below = 0): string[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  const { game } = text;
  const { edition, players } = state.rules.options;
  const { ending, scores, ranking } = result;
  const opponent = opponentIn(state, text);
  const fitted = (text: string): string[] => wrap(text, columns, 2);
  const rival = opponent?.closed === undefined ? opponent : undefined;
  const summary = [
    '',
    ...(rival === undefined ? [] : [...fitted(game.pile(rival.name, pileText(rival.pile))), '']),
    ...fitted(game.over(state.rounds.length, ending)),
    ...fitted(verdictLine(state, result, text)),
    game.seed(seed),
  ];
  const scored: Scored = {
    edition,
    players,
    scores,
    ranking,
    ...(rival && { opponent: { name: rival.name, score: rival.description.score } }),
  };
  const short: Scored = { ...scored, players: players.map((name) => cut(name, SHORT_NAME)) };
  const tables = [scoreTable(scored, text), scoreTable(short, text), scoreTable(short, text, true)];
  const fits = (table: readonly string[]): boolean =>
    table.length + summary.length + below <= rows && table.every((line) => width(line) <= columns);
  return [...(tables.find(fits) ?? tables.at(-1) ?? []), ...summary];
}
