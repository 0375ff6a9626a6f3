import type { LessonText } from '../text.ts';
import { numeral, points } from './phrase.ts';

const CONFIRM = 'Touchez Confirmer.';
const TRY = 'Touchez la carte éclairée pour essayer.';

/** The guided first game. */
export const firstLesson: LessonText['first'] = {
  cards: ['Chaque carte donne un numéro et une action.', 'Touchez la carte éclairée.'],
  card: {
    fence: ['Une barrière divise une rue en lotissements.', TRY],
    improve: ['L’action Valeur augmente ce que rapporte une taille de lotissement.', TRY],
    park: ['Un parc rapporte des points pour la rue où vous écrivez.', TRY],
    pool: ['Une piscine rapporte des points si votre maison a un bassin.', TRY],
    temp: [
      'Un intérimaire modifie le numéro de 2 au plus.',
      'Qui en a le plus gagne 7 points : essayez la carte éclairée.',
    ],
    bis: ['L’action Bis répète un numéro dans la maison d’à côté.', TRY],
  },
  write: (number) => [
    `Écrivez votre ${number} dans une maison éclairée.`,
    'Gardez de la place : les plus petits vont à gauche, les plus grands à droite.',
  ],
  whyNot: (number) => [
    `Votre ${number} ne va que dans les maisons éclairées : les numéros augmentent de gauche à droite.`,
    'Touchez une autre maison pour voir pourquoi.',
  ],
  useTemp: (number) => [`Votre ${number} peut changer de 2 au plus.`, 'Touchez une maison éclairée.'],
  choosePlot: (number) => [
    `Écrivez votre ${number} dans une maison éclairée.`,
    'Seules les maisons avec un bassin en pointillé reçoivent une piscine.',
  ],
  putFence: [
    'Posez la barrière à un endroit éclairé : les maisons entre deux barrières forment un lotissement.',
    'Remplissez-les toutes et il rapporte des points.',
  ],
  raise: [
    'Touchez une taille de lotissement pour augmenter sa valeur.',
    'Chaque lotissement complet de cette taille la rapporte.',
  ],
  copy: [
    'Touchez une maison éclairée pour répéter le numéro d’à côté.',
    'Cela remplit une maison, mais coûte des points.',
  ],
  wrote: (number) => [
    `Vous avez écrit ${number} : les plus petits vont à sa gauche, les plus grands à sa droite.`,
    CONFIRM,
  ],
  parkGrown: ['Un arbre pousse dans le parc de cette rue : plus il y en a, plus le parc rapporte.', CONFIRM],
  poolBuilt: ['Votre maison a sa piscine, et plus il y en a, plus elles rapportent.', CONFIRM],
  noPool: ['Pas de piscine : cette maison n’a pas de bassin.', CONFIRM],
  tempUsed: ['Voilà un intérimaire : qui en a le plus gagne 7 points.', CONFIRM],
  estateDone: (size, worth) => [
    size === 1
      ? `Cette maison entre deux barrières est un lotissement complet : ${points(worth)}.`
      : `Ces ${numeral(size)} maisons entre deux barrières sont un lotissement complet : ${points(worth)}.`,
    CONFIRM,
  ],
  estateOpen: (size) => [
    size === 1
      ? 'Cette maison entre deux barrières est un lotissement : remplissez-la et il rapporte des points.'
      : `Ces ${numeral(size)} maisons entre deux barrières sont un lotissement : remplissez-les et il rapporte des points.`,
    CONFIRM,
  ],
  late: (round) => [
    `Voici le tour ${round} : votre ville est presque pleine.`,
    'Touchez une carte éclairée.',
  ],
  lateEstate:
    'Les maisons entre deux barrières forment un lotissement : remplissez-les toutes et il rapporte des points.',
  lateCard: 'La partie est bien avancée : touchez une carte éclairée.',
  plan: (worth) => [
    'Vos lotissements sont ceux que demande ce plan.',
    `Touchez-le pour le valider : ${points(worth)}.`,
  ],
  refusal: [
    'Aucun numéro ne va : ils doivent augmenter de gauche à droite.',
    'Touchez le bouton éclairé pour cocher un refus de permis.',
  ],
  refused: ['Vous avez coché un refus de permis : le troisième termine la partie.', CONFIRM],
  end: ['Votre troisième refus termine la partie.', 'Touchez Confirmer pour voir le score.'],
};
