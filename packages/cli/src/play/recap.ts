import { resultOf, type EditionId, type Step, type View } from 'picket-engine';
import { en, type Streets } from 'picket-words';
import { cut, width, withoutControls, wrap } from '../io/table.ts';
import { opponentIn, pileText } from '../opponent.ts';
import { scoreTable, type Scored } from '../scoreTable.ts';
import { verdictLine } from '../verdict.ts';
import { PRINTED, type Look } from './look.ts';
import { streetsIn } from './names.ts';

/** What each player did in the last round. */
export function roundRecap(view: View): string[] {
  const { state } = view;
  const { edition, players } = state.rules.options;
  const streets = streetsIn(view);
  const turns = state.rounds.at(-1)?.turns ?? [];
  return turns.map(
    (steps, seat) => `${withoutControls(players[seat] ?? '')}: ${told(steps, edition, streets)}`,
  );
}

function told(steps: readonly Step[], edition: EditionId, streets: Streets): string {
  return steps
    .filter((step) => step.do !== 'choose')
    .map((step) => en.step(step, edition, streets))
    .join(' ');
}

/** Automatic events before this round. */
export function noteLines({ state, now }: View): string[] {
  return (now?.notes ?? []).map((note) => en.note(note, state.rules.options.edition));
}

/** More lines about a round than this would push details off the table. */
const MOST_LINES = 4;

/** What to say when a round is over: what these seats did, if that is short or has room, and what the cards did. */
export function roundNews(
  view: View,
  columns: number,
  isTold: (seat: number) => boolean,
  hasRoom = false,
): string[] {
  const told = roundRecap(view).filter((_, seat) => isTold(seat));
  const isShort = hasRoom || told.flatMap((line) => wrap(line, columns)).length <= MOST_LINES;
  return [...(isShort ? told : ['r shows what everyone did.']), ...noteLines(view)];
}

/** For a score table that would be too wide. */
const SHORT_NAME = 12;

/** The end of a game: why it ended, who won, and the score, as a whole if it fits with some lines below it. */
export function resultLines({ state, seed }: View, { columns, rows }: Look = PRINTED, below = 0): string[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  const { edition, players } = state.rules.options;
  const { ending, scores, ranking } = result;
  const opponent = opponentIn(state);
  const fitted = (text: string): string[] => wrap(text, columns, 2);
  const rival = opponent?.temps === undefined ? opponent : undefined;
  const told = [
    '',
    ...(rival === undefined ? [] : [...fitted(`The pile of ${rival.name}: ${pileText(rival.pile)}`), '']),
    ...fitted(`Game over after ${en.count.rounds(state.rounds.length)}. ${en.endings[ending].sentence}`),
    ...fitted(verdictLine(state, result)),
    `Seed of the deal: ${seed}`,
  ];
  const scored: Scored = {
    edition,
    players,
    scores,
    ranking,
    ...(rival && { opponent: { name: rival.name, score: rival.description.score } }),
  };
  const short: Scored = { ...scored, players: players.map((name) => cut(name, SHORT_NAME)) };
  const tables = [scoreTable(scored), scoreTable(short), scoreTable(short, true)];
  const fits = (table: readonly string[]): boolean =>
    table.length + told.length + below <= rows && table.every((line) => width(line) <= columns);
  return [...(tables.find(fits) ?? tables.at(-1) ?? []), ...told];
}
