import type { RealTableText } from '../../text.ts';
import { counted, points } from '../phrase.ts';

export const score: RealTableText['score'] = {
  title: 'Calcul du score',
  line: 'Touchez une maison, puis son numéro. Au clavier : flèches, chiffres, x pour un bis, o pour une piscine, f pour une barrière.',
  town: 'Votre feuille',
  edition: 'Édition',
  sheet: 'Feuille',
  tapping: 'Touchez la feuille pour saisir',
  houses: 'Maisons',
  fences: 'Barrières',
  pad: {
    title: (street, house) => `Dans la ${street}, maison ${house}`,
    fence: 'Barrière à droite',
    roundabout: 'Rond-point',
    clear: 'Effacer',
    undo: 'Annuler',
  },
  marks: {
    title: 'Pistes',
    parks: (street) => `Parcs, ${street}`,
    value: (size) => `Valeur, taille ${size}`,
    said: (crossed, worth) => `${counted(crossed, 'case cochée', 'cases cochées')}, ${points(worth)}`,
  },
  others: {
    label: 'Intérimaires des autres joueurs',
    line: 'Combien de cases d’intérim chacun a cochées. Laissez vide si personne d’autre n’a joué.',
    solo: 'En solo, il n’y a personne avec qui comparer.',
  },
  soloLine: 'Les intérimaires comptent comme dans le jeu solo.',
  notation: {
    label: 'La feuille en texte',
    line: 'Tapez-la ici ou copiez-la. ./picket score accepte la même ligne.',
  },
  faults: (count) => (count === 1 ? 'Une marque est impossible.' : `${count} marques sont impossibles.`),
  faultsNote: 'Elles ne comptent pas tant qu’elles ne sont pas corrigées.',
  again: 'Commencer une feuille vierge',
};
