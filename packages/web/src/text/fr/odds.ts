import { frCore as words } from 'picket-words';
import type { HelpText } from '../text.ts';
import { counted, inPercent, numbers, plural } from './phrase.ts';

/** Certain and impossible are said only of what is. */
const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return `moins de ${inPercent(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `plus de ${inPercent(0.99)}`;
  return inPercent(chance);
};

const cardCount = (cards: number): string => counted(cards, 'carte', 'cartes');

export const odds: HelpText['odds'] = {
  title: 'Probabilités',
  introduction: 'Ce qui reste dans les piles, et les chances que vos maisons vides reçoivent un numéro.',
  percent,
  both: ({ next, all }) =>
    `Chances d’obtenir un numéro qui convient : ${percent(next)} au tour suivant, ${percent(all)} avant la fin des piles.`,
  gaps: 'Vos maisons vides',
  full: 'Toutes les maisons ont un numéro.',
  houses: (street, streets, first, size) =>
    size === 1
      ? `${words.street(street, streets)}, maison ${first + 1}`
      : `${words.street(street, streets)}, maisons ${first + 1} à ${first + size}`,
  range: (from, to) => (from > to ? 'aucun' : from === to ? `${from}` : `${from}–${to}`),
  columns: { gap: 'Maisons', fits: 'Accepte', next: 'Tour suivant', all: 'Avant la fin des piles' },
  cards: cardCount,
  picked: (size, kinds, cards) => {
    if (kinds.length === 0) return 'Plus aucune carte ne convient. Un bis ou un intérimaire peut aider.';
    const left = `Il reste ${cardCount(cards)} qui ${plural(cards, 'convient', 'conviennent')} : ${numbers(kinds)}.`;
    return kinds.length < size
      ? `${left} C’est moins de numéros que de maisons : pour toutes les remplir, il faudra un bis ou un intérimaire.`
      : left;
  },
  left: 'Cartes restantes',
  leftLine: (cards, elsewhere) =>
    elsewhere === 0
      ? `Encore ${cardCount(cards)} à venir.`
      : `${cardCount(cards)} pas encore ${plural(cards, 'vue', 'vues')}, dont ${elsewhere} hors de la pile.`,
  number: 'Numéro',
  all: 'Total',
  how: 'Calcul fait à partir de ce que tout le monde peut voir, pour les numéros imprimés, sans intérimaires ni bis. Un nouveau mélange change les probabilités.',
  passed: 'La carte qui vous est passée n’est pas comptée.',
  why: {
    shuffle: 'Les cartes sont mélangées avant le tour suivant : pas de probabilités pour l’instant.',
    over: 'Il reste trop peu de cartes pour un nouveau tour.',
  },
};
