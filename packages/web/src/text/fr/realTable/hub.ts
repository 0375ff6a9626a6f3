import type { RealTableText } from '../../text.ts';

export const hub: RealTableText['hub'] = {
  title: 'Autour d’une vraie table',
  line: 'Des cartes, des crayons, des amis autour de vous. Ici, tout marche hors ligne.',
  parts: {
    sheet: {
      title: 'La feuille seule',
      line: 'De vraies cartes sur la table et Picket comme feuille : règles vérifiées, points comptés.',
    },
    cards: {
      title: 'Les cartes seules',
      line: 'Des feuilles de papier sur la table et Picket comme pioche : cartes, plans, et ce qui reste.',
    },
    print: {
      title: 'Imprimer',
      line: 'Imprimez des feuilles, l’aide de jeu, des cartes à découper, ou une donne à jouer sans écran.',
    },
    score: {
      title: 'Calcul du score',
      line: 'Recopiez une feuille de papier terminée et lisez son score, catégorie par catégorie.',
    },
  },
};
