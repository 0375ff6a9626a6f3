import type { RealTableText } from '../../text.ts';

export const hub: RealTableText['hub'] = {
  title: 'Autour d’une vraie table',
  line: 'Des cartes, des crayons, des amis autour de vous. Ici, tout marche hors connexion.',
  parts: {
    sheet: {
      title: 'La feuille seule',
      line: 'De vraies cartes sur la table et Picket comme feuille : règles vérifiées, points comptés.',
    },
    score: {
      title: 'Calcul du score',
      line: 'Recopiez une feuille de papier terminée et lisez son score, partie par partie.',
    },
  },
};
