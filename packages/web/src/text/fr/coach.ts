import { frCoach } from 'picket-words';
import type { CoachText } from '../text.ts';
import { plural } from './phrase.ts';

/** “1,4 point”, “3,2 points”, of a number as it is shown. */
const inPoints = (shown: string): string =>
  `${shown} ${plural(Number(shown.replace(',', '.')), 'point', 'points')}`;

export const coach: CoachText = {
  ...frCoach,
  title: 'Analyse',
  open: 'Analyser',
  openFor: (city) => `Analyser ${city}`,
  seat: 'Les coups de',
  view: 'Afficher',
  views: { round: 'Par tour', part: 'Par catégorie', table: 'En tableau' },
  key: {
    luck: 'Chance : les cartes, en plus ou en moins',
    skill: 'Coups : ce que les vôtres ont perdu face au meilleur',
  },
  chart: {
    round: (luck, skill) =>
      `Tour par tour : chance ${luck}, coups ${skill}. Le tableau donne tous les chiffres.`,
    part: 'Chance et coups par catégorie. Le tableau donne tous les chiffres.',
  },
  table: {
    round: 'Tour',
    part: 'Catégorie',
    grade: 'Note',
    total: 'Total',
    caption: 'De quoi le score est fait',
  },
  expectedAt: (points) => `${points} attendus`,
  costliest: 'Ce qui a coûté le plus',
  gradesTitle: (turns) => `${turns} coups, notés selon les points perdus`,
  round: (round) => `Tour ${round}`,
  you: 'Vous, à l’encre',
  better: 'Mieux, au crayon',
  sheet: (round) => `Votre feuille au tour ${round} : votre coup à l’encre, le meilleur au crayon`,
  running: (rounds, of) => `Analyse approfondie : tour ${rounds} sur ${of}`,
  starting: 'Le coach se prépare…',
  cancel: 'Annuler',
  lookCloser: 'Approfondir',
  quick: 'Un aperçu rapide. Une analyse approfondie dit aussi pourquoi.',
  noSeed: 'Cette partie n’a pas de graine : le coach ne peut pas séparer la chance du jeu.',
  unfinished: 'Le coach attend la fin de la partie.',
  faults: {
    offline: 'Le coach n’a pas pu être chargé. Connectez-vous à Internet, puis rechargez la page.',
    broken: 'Le coach s’est arrêté. Rechargez la page pour réessayer.',
  },
  cannot:
    'L’attendu est ce que marque en moyenne un jeu solide. L’erreur du coach est ce qu’il a mal estimé lui-même.',
  practice: {
    title: 'Entraînement',
    line: 'Des moments de vos parties qui ont coûté des points. Trouvez le meilleur coup.',
    find: (points) => `Trouvez le coup qui vaut ${inPoints(points)} de plus`,
    place: (city, round) => `${city}, tour ${round}`,
    empty:
      'Rien à travailler pour l’instant. Analysez une partie terminée : ce qui vous a coûté des points revient ici.',
    count: (solved, all) => `${solved} ${plural(solved, 'résolue', 'résolues')} sur ${all}`,
    solved: 'Résolue',
    solve: 'Résoudre',
    tryIt: 'S’exercer sur ce coup',
    comparing: 'Le coach compare votre coup au meilleur…',
    found: 'Vous l’avez trouvé.',
    notYet: (points) => `Pas encore : le meilleur coup vaut ${inPoints(points)} de plus.`,
    again: 'Réessayer',
    all: 'Toutes les énigmes',
    answer: 'Voir la réponse',
  },
};
