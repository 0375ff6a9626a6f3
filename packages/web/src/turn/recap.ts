import type { State } from '@picket/engine';
import type { Text } from '../text/text.ts';
import { told } from './logModel.ts';

export interface RecapLine {
  readonly seat: number;
  readonly text: string;
}

/** What everybody did in the round before this one, a line each; nothing in the first round. */
export function recap({ rounds, rules }: State, text: Text): RecapLine[] {
  const { edition, players } = rules.options;
  const turns = rounds.at(-1)?.turns ?? [];
  return turns.map((steps, seat) => {
    const done = told(text, steps, edition);
    return { seat, text: text.turn.recap.line(players[seat] ?? '', done) };
  });
}

/** What the cards did by themselves before this round. */
export function dealNotes(state: State, notes: State['rounds'][number]['notes'], text: Text): string[] {
  return notes.map((note) => text.words.note(note, state.rules.options.edition));
}
