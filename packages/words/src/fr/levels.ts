import type { Words } from '../catalogue.ts';

export const levels: Words['levels'] = {
  newcomer: { name: 'Novice', character: 'Regarde quelques endroits et choisit le plus joli.' },
  casual: {
    name: 'Dilettante',
    character: 'Aime les parcs et les piscines, et laisse passer une chose ou deux.',
  },
  regular: { name: 'Habitué', character: 'Sait comment les rues se remplissent et ne rate pas grand-chose.' },
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
