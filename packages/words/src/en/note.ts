import type { EditionId, Note } from 'picket-engine';
import { count } from './count.ts';
import { plan as planName } from './names.ts';
import { ordinal } from './phrase.ts';

type Validation = Extract<Note, { note: 'validation' }>;
type Reshuffle = Extract<Note, { note: 'reshuffle' }>;

export function note(note: Note, edition: EditionId): string {
  switch (note.note) {
    case 'solo-card':
      return 'The Solo card came up: every plan is now worth its low value.';
    case 'validation':
      return validation(note, edition);
    case 'reshuffle':
      return reshuffle(note);
  }
}

function validation({ slot, scored, points }: Validation, edition: EditionId): string {
  const plan = planName(slot, edition);
  if (!scored) return `The card for ${plan} came up, but this opponent doesn’t claim it.`;
  // The 2018 edition resolves the card at the end of its round, the 2023 edition at once.
  if (edition === '2018') {
    return `The card for ${plan} came up: the AAA claims it for ${count.points(points)} at the end of this round.`;
  }
  return points === 0
    ? `The card for ${plan} came up, and the plan was turned over.`
    : `The AAA claimed ${plan} for ${count.points(points)}, and the plan was turned over.`;
}

function reshuffle({ why, stack }: Reshuffle): string {
  switch (why) {
    case 'asked':
      return 'The cards were reshuffled at a player’s request.';
    case 'first-plan':
      return 'The first plan was claimed, so the discards were shuffled into the stack.';
    case 'stack-empty':
      return stack === undefined
        ? 'The cards ran out, so the discards were shuffled.'
        : `Stack ${ordinal(stack)} ran out, so its discards were shuffled.`;
  }
}
