import type { EditionId, Note } from '@picket/engine';
import { count } from './count.ts';
import { slots } from './names.ts';
import { ordinal } from './phrase.ts';

type Validation = Extract<Note, { note: 'validation' }>;
type Reshuffle = Extract<Note, { note: 'reshuffle' }>;

export function note(note: Note, edition: EditionId): string {
  switch (note.note) {
    case 'solo-card':
      return 'The Solo card came up: every plan is at its low value now.';
    case 'validation':
      return validation(note, edition);
    case 'reshuffle':
      return reshuffle(note);
  }
}

function validation({ slot, scored, points }: Validation, edition: EditionId): string {
  const plan = `plan ${slots[edition][slot]}`;
  if (!scored) return `A card for ${plan} came up, which this opponent does not validate.`;
  // The first edition settles the card at the end of its round, the second at once.
  if (edition === '2018') {
    return `A card for ${plan} came up: the AAA scores ${count.points(points)} at the end of this round.`;
  }
  return points === 0
    ? `A card turned ${plan} over: it is at its low value now.`
    : `The AAA validated ${plan} for ${count.points(points)}: it is at its low value now.`;
}

function reshuffle({ why, stack }: Reshuffle): string {
  switch (why) {
    case 'asked':
      return 'The cards were reshuffled, as somebody asked.';
    case 'first-plan':
      return 'The discards were shuffled in, since a plan was validated for the first time.';
    case 'stack-empty':
      return stack === undefined
        ? 'The deck ran out, so its discards were shuffled.'
        : `Stack ${ordinal(stack)} ran out, so its discards were shuffled.`;
  }
}
