import type { EditionId, Note } from 'picket-engine';
import { count } from './count.ts';
import { plan as planName } from './names.ts';
import { ordinal } from './phrase.ts';

type Validation = Extract<Note, { note: 'validation' }>;
type Reshuffle = Extract<Note, { note: 'reshuffle' }>;

export function note(note: Note, edition: EditionId): string {
  switch (note.note) {
    case 'solo-card':
      return 'Die Solokarte wurde aufgedeckt: Jeder Plan bringt nur noch den niedrigen Wert.';
    case 'validation':
      return validation(note, edition);
    case 'reshuffle':
      return reshuffle(note);
  }
}

function validation({ slot, scored, points }: Validation, edition: EditionId): string {
  const plan = planName(slot, edition);
  if (!scored) return `Die Karte für ${plan} wurde aufgedeckt, aber dein Gegenüber erfüllt ihn nicht.`;
  // The 2018 edition resolves the card at the end of its round, the 2023 edition at once.
  if (edition === '2018') {
    return `Die Karte für ${plan} wurde aufgedeckt: Am Ende dieser Runde erfüllt ihn die AAA für ${count.points(points)}.`;
  }
  return points === 0
    ? `Die Karte für ${plan} wurde aufgedeckt und der Plan umgedreht.`
    : `Die AAA hat ${plan} für ${count.points(points)} erfüllt, und der Plan wurde umgedreht.`;
}

function reshuffle({ why, stack }: Reshuffle): string {
  switch (why) {
    case 'asked':
      return 'Auf Wunsch wurden alle Karten neu gemischt.';
    case 'first-plan':
      return 'Der erste Plan ist erfüllt, also wurde die Ablage in den Stapel gemischt.';
    case 'stack-empty':
      return stack === undefined
        ? 'Die Karten waren aufgebraucht, also wurde die Ablage gemischt.'
        : `Stapel ${ordinal(stack)} war aufgebraucht, also wurde seine Ablage gemischt.`;
  }
}
