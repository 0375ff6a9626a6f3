import type { Text } from '../text.ts';

export const frame: Text['frame'] = {
  pageTitle: (title) => `${title} · Picket`,
  back: {
    start: 'Zur Startseite',
    game: 'Zurück zum Spiel',
    games: 'Zurück zu den Städten',
    learn: 'Zurück zur Lektion',
    new: 'Zurück zum Einrichten',
    together: 'Zurück zu den Tischen',
    table: 'Zurück zum Tisch',
  },
  ways: 'Weitere Seiten',
  pages: { rules: 'Regeln', aid: 'Spielhilfe', settings: 'Einstellungen', about: 'Über Picket' },
};
