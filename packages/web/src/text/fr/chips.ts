import { frCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { cardName, change, numbers, plural, points, slotName } from './phrase.ts';

const changedBy = (by: number): string => (by === 0 ? '' : `, modifié de ${change(by)}`);

/** Buttons for what can be chosen, and what they are called for screen readers. */
export const chips: Text['turn']['chips'] = {
  wayLabel: ({ number, by, action, cards, given }) => {
    const from = `${plural(cards.length, 'carte', 'cartes')} ${numbers(cards.map((card) => card + 1))}`;
    const giving = given === undefined ? '' : `, en donnant ${cardName(given)}`;
    return `Écrire ${number}${changedBy(by)}, avec ${words.short[action]}, ${from}${giving}`;
  },
  gives: ({ number, action }) => `donne ${number} ${words.short[action]}`,
  number: String,
  numberLabel: (number, by) => `Écrire ${number} à la place${changedBy(by)}`,
  bisLabel: (number, side) => `Répéter le ${number} de ${side === 'left' ? 'gauche' : 'droite'}`,
  refuse: 'Cocher le refus',
  refuseLabel: 'Cocher le refus de permis : une case de refus, aucun numéro',
  give: ({ number, action }) => `→ ${number} ${words.short[action]}`,
  giveLabel: (given) => `Cocher le refus de permis et donner ${cardName(given)}`,
  plan: (slot, edition, worth) => `Valider le plan ${slotName(slot, edition)} : +${worth}`,
  planLabel: (slot, edition, worth) => `Valider le plan ${slotName(slot, edition)} pour ${points(worth)}`,
  reshuffle: 'Remélanger',
  reshuffleLabel: 'Demander un nouveau mélange de toutes les cartes avant le tour suivant',
  mark: { park: 'Cocher le parc', pool: 'Construire la piscine', temp: 'Cocher l’intérim' },
  markLabel: {
    park: 'Cocher la case de parc suivante de la rue où vous avez écrit',
    pool: 'Construire la piscine de la maison numérotée',
    temp: 'Cocher une case d’intérim sans modifier le numéro',
  },
};
