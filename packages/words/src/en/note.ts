import type { EditionId, Note } from '@picket/engine';
import { count } from './count.ts';
import { slots } from './names.ts';
import { ordinal } from './phrase.ts';

type Reshuffle = Extract<Note, { note: 'reshuffle' }>;

export function note(note: Note, edition: EditionId): string {
  switch (note.note) {
    case 'solo-card':
      return 'The Solo card came up: every plan is at its low value now.';
    case 'validation': {
      const plan = `plan ${slots[edition][note.slot]}`;
      return note.scored
        ? `The AAA validated ${plan} for ${count.points(note.points)}.`
        : `A card for ${plan} came up, which this opponent does not validate.`;
    }
    case 'reshuffle':
      return reshuffle(note);
  }
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
