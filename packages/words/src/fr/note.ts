import type { EditionId, Note } from 'picket-engine';
import { count } from './count.ts';
import { plan as planName } from './names.ts';
import { ordinal } from './phrase.ts';

type Validation = Extract<Note, { note: 'validation' }>;
type Reshuffle = Extract<Note, { note: 'reshuffle' }>;

export function note(note: Note, edition: EditionId): string {
  switch (note.note) {
    case 'solo-card':
      return 'La carte Solo est sortie : tous les plans passent à leur valeur basse.';
    case 'validation':
      return validation(note, edition);
    case 'reshuffle':
      return reshuffle(note);
  }
}

function validation({ slot, scored, points }: Validation, edition: EditionId): string {
  const plan = planName(slot, edition);
  if (!scored) return `La carte du ${plan} est sortie, mais votre adversaire ne le valide pas.`;
  // The 2018 edition resolves the card at the end of its round, the 2023 edition at once.
  if (edition === '2018') {
    return `La carte du ${plan} est sortie : l’AAA le valide pour ${count.points(points)} à la fin du tour.`;
  }
  return points === 0
    ? `La carte du ${plan} est sortie, et le plan a été retourné.`
    : `L’AAA a validé le ${plan} pour ${count.points(points)}, et le plan a été retourné.`;
}

function reshuffle({ why, stack }: Reshuffle): string {
  switch (why) {
    case 'asked':
      return 'Toutes les cartes ont été remélangées, comme demandé.';
    case 'first-plan':
      return 'Un premier plan est validé : la défausse a été remélangée avec la pile.';
    case 'stack-empty':
      return stack === undefined
        ? 'Il n’y avait plus de cartes : la défausse a été remélangée.'
        : `La pile ${ordinal(stack)} était épuisée : sa défausse a été remélangée.`;
  }
}
