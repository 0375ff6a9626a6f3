import { deCoach } from 'picket-words';
import type { CoachText } from '../text.ts';
import { counted } from './phrase.ts';

export const coach: CoachText = {
  ...deCoach,
  title: 'Auswertung',
  open: 'Auswerten',
  openFor: (city) => `${city} auswerten`,
  seat: 'Wessen Züge',
  view: 'Anzeigen',
  views: { round: 'Nach Runde', part: 'Nach Bereich', table: 'Als Tabelle' },
  key: {
    luck: 'Glück: die Karten, rauf oder runter',
    skill: 'Züge: was deine gegenüber dem besten verloren haben',
  },
  chart: {
    round: (luck, skill) =>
      `Runde für Runde: Glück ${luck}, Züge ${skill}. Alle Zahlen stehen in der Tabelle.`,
    part: 'Glück und Züge nach Bereich. Alle Zahlen stehen in der Tabelle.',
  },
  table: {
    round: 'Runde',
    part: 'Bereich',
    grade: 'Note',
    total: 'Gesamt',
    caption: 'Woraus die Punkte bestehen',
  },
  expectedAt: (points) => `${points} erwartet`,
  costliest: 'Was am meisten gekostet hat',
  gradesTitle: (turns) => `${counted(turns, 'Zug', 'Züge')}, benotet nach verlorenen Punkten`,
  round: (round) => `Runde ${round}`,
  you: 'Du, mit Tinte',
  better: 'Besser, mit Bleistift',
  sheet: (round) => `Dein Zettel in Runde ${round}: dein Zug mit Tinte, der bessere mit Bleistift`,
  running: (rounds, of) => `Genauer Blick: Runde ${rounds} von ${of}`,
  starting: 'Der Coach macht sich bereit …',
  cancel: 'Abbrechen',
  lookCloser: 'Genauer hinsehen',
  quick: 'Ein schneller Blick. Ein genauerer sagt auch, warum.',
  noSeed: 'Dieses Spiel hat keinen Startwert, deshalb kann der Coach Glück und Können nicht trennen.',
  unfinished: 'Der Coach wartet, bis das Spiel vorbei ist.',
  faults: {
    offline:
      'Der Coach konnte nicht geladen werden. Stelle eine Internetverbindung her und lade die Seite neu.',
    broken: 'Der Coach ist ausgefallen. Lade die Seite neu, um es noch einmal zu versuchen.',
  },
  cannot:
    'Erwartet ist, was starkes Spiel im Schnitt erzielt. Der Fehler des Coachs ist, was er selbst falsch eingeschätzt hat.',
  practice: {
    title: 'Üben',
    line: 'Momente aus deinen Spielen, die Punkte gekostet haben. Finde den besseren Zug.',
    find: (points) => `Finde den Zug, der ${points} Punkte mehr bringt`,
    place: (city, round) => `${city}, Runde ${round}`,
    empty:
      'Noch nichts zu üben. Werte ein beendetes Spiel aus: Züge, die dich Punkte gekostet haben, stehen dann hier.',
    count: (solved, all) => `${solved} von ${all} gelöst`,
    solved: 'Gelöst',
    solve: 'Lösen',
    tryIt: 'Als Rätsel versuchen',
    comparing: 'Der Coach vergleicht deinen Zug mit dem besseren …',
    found: 'Gefunden.',
    notYet: (points) => `Noch nicht: Der bessere Zug bringt ${points} Punkte mehr.`,
    again: 'Noch einmal',
    all: 'Alle Rätsel',
    answer: 'Antwort zeigen',
  },
};
