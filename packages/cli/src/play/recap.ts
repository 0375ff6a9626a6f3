import { resultOf, type EditionId, type Game, type Step } from 'picket-engine';
import { en, type Streets } from 'picket-words';
import { withoutControls, wrap } from '../io/table.ts';
import { opponentIn, pileText } from '../opponent.ts';
import { scoreTable } from '../scoreTable.ts';
import { verdictLine } from '../verdict.ts';
import { streetsIn } from './names.ts';

/** What each player did in the last round. */
export function roundRecap(game: Game): string[] {
  const { state } = game;
  const { edition, players } = state.rules.options;
  const streets = streetsIn(game);
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
export function noteLines({ state, notes }: Game): string[] {
  return notes.map((note) => en.note(note, state.rules.options.edition));
}

/** The end of a game: why it ended, who won, and the whole score. */
export function resultLines({ state, seed }: Game, columns = 80): string[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  const { edition, players } = state.rules.options;
  const { ending, scores, ranking } = result;
  const opponent = opponentIn(state);
  const fitted = (text: string): string[] => wrap(text, columns, 2);
  const rival = opponent?.temps === undefined ? opponent : undefined;
  return [
    ...scoreTable({
      edition,
      players,
      scores,
      ranking,
      ...(rival && { opponent: { name: rival.name, score: rival.description.score } }),
    }),
    '',
    ...(rival === undefined ? [] : [...fitted(`The pile of ${rival.name}: ${pileText(rival.pile)}`), '']),
    ...fitted(`Game over after ${en.count.rounds(state.rounds.length)}. ${en.endings[ending].sentence}`),
    ...fitted(verdictLine(state, result)),
    `Seed of the deal: ${seed}`,
  ];
}
