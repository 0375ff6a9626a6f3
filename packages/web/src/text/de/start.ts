import type { Text } from '../text.ts';
import { counted, numeral, points } from './phrase.ts';
import { played } from './played.ts';

export const start: Text['start'] = {
  name: 'Picket',
  pageTitle: 'Picket: drei Straßen, ein Stift',
  headline: 'Drei Straßen, ein Stift, jedes Haus eine Entscheidung.',
  introduction:
    'Karten aufdecken, Zahl schreiben, Zaun setzen, Park anlegen. In zwanzig Minuten steht deine Stadt.',
  doors: {
    play: { title: 'Jetzt spielen', line: 'Wie beim letzten Mal, ohne Umwege.' },
    bots: { title: 'Mit Bots', line: 'Ein bis sieben, von gemütlich bis gnadenlos.' },
    together: { title: 'Zusammen', line: 'An einem Gerät oder alle am eigenen.' },
    solo: { title: 'Solo', line: 'Du gegen den Stapel oder die AAA.' },
    towns: { title: 'Deine Städte', line: 'Hier bleibt jedes Spiel gespeichert.' },
  },
  first: {
    title: 'Neu hier?',
    line: 'Lerne es in 5 Minuten. Du machst jeden Zug selbst.',
    enter: 'Erstes Spiel starten',
    resume: (taught, of) => `Erstes Spiel fortsetzen (${taught}\u00a0von\u00a0${of})`,
  },
  gentle: {
    title: 'Leichter Bot',
    line: (name) => `Du gegen ${name}, etwa 20 Minuten.`,
  },
  oneDevice: 'Ein Gerät, das reihum geht.',
  enter: {
    choose: 'Spiel einrichten',
    bots: 'Bots aussuchen',
    together: 'An einem Gerät',
    online: 'Online spielen',
    solo: 'Solo spielen',
    aaa: 'Gegen die AAA',
    towns: 'Alle deine Städte',
  },
  play: 'Spielen',
  cities: [
    'Lindenfall',
    'Ahornau',
    'Fichtenau',
    'Sonnenhang',
    'Weidenbach',
    'Schönblick',
    'Eichengrund',
    'Finkenhügel',
    'Wiesenhain',
  ],
  continueGame: 'Weiter',
  saved: (city, round) => `${city} · Runde ${round}`,
  savedOver: (city, worth) => `${city} · ${points(worth)}`,
  theme: 'Farbschema wechseln',
  daily: 'Spiel des Tages',
  tabletop: 'Am echten Tisch',
  rules: 'Regeln',
  settings: 'Einstellungen',
  about: 'Über Picket',
  picture: 'Eine Straße mit kleinen Häusern hinter Lattenzäunen.',
  choice: (choice) => {
    const { people, bots } = choice;
    const robots = bots === 0 ? '' : ` und ${counted(bots, 'Bot', 'Bots')}`;
    const who = people > 1 ? `${numeral(people)} Personen` : bots === 0 ? 'nur du' : 'du';
    return `${played(choice)}, ${who}${robots}`;
  },
};
