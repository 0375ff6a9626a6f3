import type { Text } from '../text.ts';

export const frame: Text['frame'] = {
  pageTitle: (title) => `${title} · Picket`,
  back: {
    start: 'Zur Startseite',
    game: 'Zum Spiel',
    games: 'Zu den Städten',
    learn: 'Zur Lektion',
    new: 'Zum Einrichten',
    replay: 'Zurück zur Wiederholung',
    together: 'Zu den Tischen',
    table: 'Zum Tisch',
    daily: 'Zum Spiel des Tages',
    tabletop: 'Zur Übersicht',
  },
  ways: 'Weitere Seiten',
  pages: { rules: 'Regeln', aid: 'Spielhilfe', settings: 'Einstellungen', about: 'Über Picket' },
};
