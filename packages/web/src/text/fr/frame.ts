import type { Text } from '../text.ts';

export const frame: Text['frame'] = {
  pageTitle: (title) => `${title} · Picket`,
  back: {
    start: 'Retour à l’accueil',
    game: 'Retour à la partie',
    games: 'Retour aux villes',
    learn: 'Retour à la leçon',
    new: 'Retour à la préparation',
    replay: 'Retour à la lecture',
    together: 'Retour aux tables',
    table: 'Retour à la table',
    daily: 'Retour à la donne',
    tabletop: 'Retour au menu',
  },
  ways: 'Autres pages',
  pages: { rules: 'Règles', aid: 'Aide de jeu', settings: 'Réglages', about: 'À propos' },
};
