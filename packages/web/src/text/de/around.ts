import type { Text } from '../text.ts';
import { sentences } from './phrase.ts';

export const around: Text['around'] = {
  close: 'Schließen',
  loading: 'Lädt …',
  elsewhere: {
    title: 'Dieses Spiel ist in einem anderen Tab offen',
    line: 'Nichts ist verloren. Spiele dort weiter oder stattdessen hier.',
    takeOver: 'Hier spielen',
  },
  pass: {
    title: (name) => `${name} ist dran`,
    line: 'Gib das Gerät weiter. Züge bleiben verdeckt, bis alle gespielt haben.',
    ready: (name) => `Ich bin ${name}`,
    back: (name) => `${name}: Zug zurücknehmen`,
  },
  rule: { title: (id) => `Regel ${id}`, all: 'Alle Regeln' },
  report: 'Problem melden',
  update: {
    name: 'Neue Version',
    ready: 'Eine neue Version ist da.',
    now: 'Jetzt aktualisieren',
    later: 'Später',
  },
  sentences,
  errors: {
    title: 'Da ist etwas schiefgegangen',
    notSaved:
      'Das Spiel konnte in diesem Browser nicht gespeichert werden. Exportiere es, bevor du die Seite schließt.',
    storageBlocked:
      'Dieser Browser speichert für diese Seite nichts. Das Spiel ist verloren, wenn du sie schließt.',
    noSuchGame: 'Dieses Spiel ist nicht auf diesem Gerät. Starte ein neues oder wähle eine deiner Städte.',
    turnRefused: (why) => `Dein Zug wurde nicht angenommen: ${why} Dein Entwurf ist noch da.`,
    workerStopped:
      'Das Spiel reagiert nicht mehr. Nichts ist verloren: Lade die Seite neu, um weiterzuspielen.',
    unexpected: 'Das hat nicht geklappt. Nichts ist verloren: Lade die Seite neu, um weiterzuspielen.',
    reload: 'Neu laden',
    toStart: 'Startseite',
  },
};
