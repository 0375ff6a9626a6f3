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
