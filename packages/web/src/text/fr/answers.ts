import type { Text } from '../text.ts';
import { counted, numbers, slotName } from './phrase.ts';

const RANKS = ['Intérim, 1er rang', 'Intérim, 2e rang', 'Intérim, 3e rang'];

/** What a mark achieved: in a few words where it is shown, and as a sentence where it is spoken. */
export const answers: Text['turn']['answers'] = {
  estate: (size) => `Lotissement de ${size} ✓`,
  street: (name) => `${name} ✓`,
  plan: (slot, edition) => `Plan ${slotName(slot, edition)}`,
  firstPlan: (slot, edition) => `Plan ${slotName(slot, edition)}, en premier !`,
  temps: (reason) =>
    'boxes' in reason
      ? counted(reason.boxes, 'intérimaire', 'intérimaires')
      : (RANKS[reason.rank] ?? 'Intérim'),
  say: {
    estates: (sizes) =>
      sizes.length === 1
        ? `Lotissement de ${sizes[0]} complet.`
        : `Lotissements de ${numbers(sizes)} complets.`,
    street: (name) => `${name} complète.`,
    firstPlan: 'Personne ne l’avait encore validé.',
    temps: (reason, points) =>
      `${answers.temps(reason)} : ${points > 0 ? 'plus' : 'moins'} ${Math.abs(points)}.`,
  },
};
