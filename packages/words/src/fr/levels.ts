import type { Words } from '../catalogue.ts';

export const levels: Words['levels'] = {
  newcomer: {
    name: 'Novice',
    character: 'Prend la première carte qui lui plaît et ne prévoit qu’un coup à la fois.',
  },
  casual: {
    name: 'Dilettante',
    character: 'Aime les numéros bis, disperse ses lotissements et oublie parfois une piscine.',
  },
  regular: {
    name: 'Habitué',
    character: 'Sait comment les rues se remplissent et se trompe de temps en temps.',
  },
  club: { name: 'Joueur de club', character: 'Anticipe quelques tours avant chaque coup.' },
  expert: { name: 'Expert', character: 'Joue chaque bonne idée jusqu’au bout, de nombreuses fois.' },
  master: {
    name: 'Maître',
    character: 'A tiré les leçons de centaines de milliers de parties et voit tout de suite les bons coups.',
  },
  architect: {
    name: 'Architecte',
    character: 'Sait tout ce que sait le Maître, et prend le temps d’y réfléchir.',
  },
};

export const characters: Words['characters'] = {
  gardener: { name: 'Jardinier', character: 'Veut des rues vertes et coche des parcs dès que possible.' },
  poolbuilder: { name: 'Pisciniste', character: 'Ne supporte pas un terrain sans sa piscine.' },
  speculator: {
    name: 'Spéculateur',
    character: 'Augmente d’abord les valeurs et construit les lotissements ensuite.',
  },
  fencer: {
    name: 'Poseur de barrières',
    character: 'Aime les lotissements bien rangés, avec une barrière de chaque côté.',
  },
  racer: { name: 'Chasseur de plans', character: 'Veut valider chaque plan avant vous.' },
  careful: { name: 'Prudent', character: 'Évite les bis et garde de la place pour chaque numéro.' },
};

export const botNames: Words['botNames'] = [
  'Colette',
  'Marcel',
  'Odette',
  'Lucien',
  'Simone',
  'Gaston',
  'Paulette',
  'Fernand',
];

export const formerPlayer = 'Nom effacé';
