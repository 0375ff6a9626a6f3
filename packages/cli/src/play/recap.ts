import { resultOf, type EditionId, type Game, type Note, type Step } from '@picket/engine';
import { en } from '@picket/words';
import { harmless } from '../io/table.ts';
import { scoreTable } from '../scoreTable.ts';

/** What everybody did in the round just finished. */
export function roundRecap({ state }: Game): string[] {
  const { edition, players } = state.rules.options;
  const turns = state.rounds.at(-1)?.turns ?? [];
  return turns.map((steps, seat) => `${harmless(players[seat] ?? '')}: ${told(steps, edition)}`);
}

function told(steps: readonly Step[], edition: EditionId): string {
  return steps
    .filter((step) => step.do !== 'choose')
    .map((step) => en.step(step, edition))
    .join(' ');
}

/** What the cards did by themselves before this round. */
export function noteLines(notes: readonly Note[]): string[] {
  return notes.flatMap((note) => {
    if (note.note !== 'reshuffle') return [];
    if (note.why !== 'stack-empty') return ['All cards were shuffled into new stacks.'];
    return [`Stack ${(note.stack ?? 0) + 1} had run out: its discards were shuffled.`];
  });
}

/** The end of a game: why it ended, who won, and the whole score. */
export function resultLines({ state, seed }: Game): string[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  const { edition, players } = state.rules.options;
  const { ending, scores, ranking } = result;
  return [
    ...scoreTable({ edition, players, scores, ranking }),
    '',
    `The game is over after ${en.count.rounds(state.rounds.length)}. ${en.endings[ending].sentence}`,
    winnerLine(players, ranking[0] ?? []),
    `Seed of the deal: ${seed}`,
  ];
}

function winnerLine(players: readonly string[], best: readonly (number | 'aaa')[]): string {
  const names = best.map((seat) => (seat === 'aaa' ? 'The AAA' : harmless(players[seat] ?? '')));
  if (players.length === 1) return 'Well built.';
  return names.length === 1 ? `${names[0]} wins.` : `${names.join(' and ')} share the first place.`;
}
