import type { Words } from '../catalogue.ts';

export const paper: Words['paper'] = {
  player: 'Nom',
  date: 'Date',
  deal: 'Donne',
  plans: 'ce qu’ils demandent, et les points',
  estates: 'valeur, par taille',
  pools: 'cocher une case par piscine construite',
  temps: ([first = 0, second = 0, third = 0]) => `1er ${first}, 2e ${second}, 3e ${third}`,
  bis: 'cocher une case par copie',
  foot: [
    'Les numéros augmentent de gauche à droite. Cochez les cases depuis la gauche ou le haut : la première valeur non cochée compte. Entourez une piscine construite, et « bis » sur une copie.',
    'Tracez une barrière sur un pointillé. Repassez le fil au-dessus des maisons utilisées par un plan. Fin : trois plans, le troisième refus ou la dernière maison.',
  ],
  numbers: 'Cartes, face numéro',
  actions: 'Cartes, face action',
  booklet: 'Livret de donne',
  uncover: 'Couvrez les tours d’une feuille et découvrez-les un par un. Pas de nouveau mélange sur demande.',
  shuffled: 'piles remélangées',
  aid: 'Aide de jeu',
};
