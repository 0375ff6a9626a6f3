import type { State } from 'picket-engine';
import type { Streets } from 'picket-words';
import type { Text } from '../text/text.ts';
import { givenIn } from '../turn/choices.ts';
import { neighboursOf } from './fate.ts';
import { stepSentences } from './logModel.ts';

export interface RecapLine {
  readonly seat: number;
  readonly text: string;
}

/** What everyone did in the previous round, one line each; empty in the first round. */
export function recap(state: State, streets: Streets, text: Text): RecapLine[] {
  const { players } = state.rules.options;
  const turns = state.rounds.at(-1)?.turns ?? [];
  return turns.map((_, seat) => ({
    seat,
    text: text.turn.recap.line(players[seat] ?? '', did(state, seat, streets, text)),
  }));
}

/** What a seat did in the previous round. */
export function did(state: State, seat: number, streets: Streets, text: Text): string[] {
  const steps = state.rounds.at(-1)?.turns[seat] ?? [];
  const passed = passedOn(state, seat, text);
  const done = stepSentences(text, steps, { edition: state.rules.options.edition, streets });
  return passed === undefined ? [done] : [done, passed];
}

/**
 * [R22] Which card it passed on. Its number is left out even if this seat knows it, since people who share a
 * device read this together.
 */
function passedOn(state: State, seat: number, text: Text): string | undefined {
  const round = state.rounds.at(-1);
  if (round?.cards.kind !== 'hands') return undefined;
  const given = givenIn(round.turns[seat] ?? []);
  const card = given === undefined ? undefined : round.cards.hands[seat]?.[given];
  if (card === undefined || card === null) return undefined;
  return text.turn.recap.passed(card.action, neighboursOf(state, seat).to);
}

/** What the cards did automatically before this round. */
export function dealNotes(state: State, notes: State['rounds'][number]['notes'], text: Text): string[] {
  return notes.map((note) => text.words.note(note, state.rules.options.edition));
}
