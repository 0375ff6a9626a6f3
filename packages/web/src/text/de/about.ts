import type { AboutText } from '../text.ts';
import { counted, list } from './phrase.ts';

/** In the dative, after “nach”. */
const daysOf = (days: number): string => counted(days, 'Tag', 'Tagen');

const credits =
  'Welcome To… Your Perfect Home ist ein Spiel von Benoit Turpin mit Illustrationen von Anne Heidsieck; der AAA-Solomodus ist von Alexis Allard. Es erscheint bei Blue Cocker. Picket ist ein inoffizielles Fanprojekt mit eigenen Texten und Bildern.';

const TABLE =
  'die Einstellungen, die eingegebenen Namen und Städte, jeder Zug und wer seit wann abwesend ist. Beendete Spiele bleiben;';
const KEY = 'ein geheimer Schlüssel, den nur dein Browser hat; der Server speichert seinen Fingerabdruck.';

export const about: AboutText = {
  title: 'Über Picket',
  credits,
  unofficial: {
    title: 'Inoffizielles Fanprojekt',
    lines: [
      'Picket ist eine digitale Fassung des Brettspiels Welcome To… Your Perfect Home.',
      credits,
      'Wenn es dir gefällt, kauf das gedruckte Spiel: Papier und Stifte auf einem Tisch sind kaum zu schlagen.',
    ],
  },
  stored: {
    title: 'Was gespeichert wird, und wo',
    line: 'Spiele, die du hier spielst, bleiben in diesem Browser, auf diesem Gerät. Nichts wird verschickt, und Besuche werden nicht gezählt.',
    things: [
      { name: 'Deine Städte', line: 'Spiele, unfertige Züge und Materialdateien (IndexedDB „picket“)' },
      {
        name: 'Deine Auswahl',
        line: 'Einstellungen, dein zuletzt eingerichtetes Spiel und der Regelfilter (lokaler Speicher „picket.…“)',
      },
      {
        name: 'Deine Online-Plätze',
        line: 'ihre Schlüssel, noch nicht gesendete Züge, wen du ausgeblendet hast, und dein Name (lokaler Speicher „picket.…“)',
      },
      {
        name: 'Picket selbst',
        line: 'damit es offline läuft, dazu Daten für starke Bots und der Text der Erinnerungen (Caches „picket…“)',
      },
    ],
    erase: 'Alles löschen',
    ask: {
      title: 'Alles löschen?',
      line: (games, files) => {
        const things = [
          ...(games === 0 ? [] : [counted(games, 'Spiel', 'Spiele')]),
          ...(files === 0 ? [] : [counted(files, 'Materialdatei', 'Materialdateien')]),
          'alle deine Einstellungen und Schlüssel',
          'die Offline-Kopie von Picket',
        ];
        return `Das löscht ${list(things)}.`;
      },
      cannot: (games) =>
        games === 0
          ? 'Das lässt sich nicht rückgängig machen.'
          : 'Das lässt sich nicht rückgängig machen. Exportiere zuerst die Spiele, die du behalten willst.',
      yes: 'Alles löschen',
      no: 'Alles behalten',
    },
    failed:
      'Nicht alles konnte gelöscht werden. Schließe andere Tabs mit Picket und versuche es noch einmal.',
  },
  elsewhere: {
    title: 'Was ein Server speichert, wenn du online spielst',
    line: 'Erst wenn du einen Tisch eröffnest oder dich an einen setzt. Es gibt keine Konten, keine Cookies und keine Werbung, und nichts geht an Dritte.',
    things: (days) => [
      {
        name: 'Der Tisch',
        line:
          days === undefined
            ? `${TABLE} ein Tisch, der nie begonnen oder nie beendet wurde, wird nach einigen Tagen ohne Besuch gelöscht.`
            : `${TABLE} ein Tisch, der nie begonnen wurde, wird nach ${daysOf(days.lobbyDays)} ohne Besuch gelöscht, ein unfertiges Spiel nach ${daysOf(days.unfinishedDays)}.`,
      },
      {
        name: 'Dein Platz',
        line:
          days === undefined
            ? `${KEY} Ein Link für ein anderes Gerät gilt einmal und läuft nach einigen Tagen ab.`
            : `${KEY} Ein Link für ein anderes Gerät gilt einmal und läuft nach ${daysOf(days.linkDays)} ab.`,
      },
      {
        name: 'Dein Entwurf',
        line: 'an einem Tisch mit Uhr dein unfertiger Zug, im Arbeitsspeicher bis zum Ende der Runde, damit er zählt, wenn die Zeit abläuft. Niemand sieht ihn.',
      },
      {
        name: 'Chat',
        line: 'die letzten hundert Nachrichten, solange es den Tisch gibt. Meldungen gehen an die Person, die den Server betreibt, mit den letzten Nachrichten der gemeldeten Person.',
      },
      {
        name: 'Erinnerungen',
        line: 'wenn du sie einschaltest, die Adresse, die dein Browser dafür nennt, bis du sie ausschaltest. Ihr Text ist verschlüsselt.',
      },
      {
        name: 'Deine Netzwerkadresse',
        line: 'nur im Arbeitsspeicher, um zu viele Anfragen zu bremsen. Protokolle enthalten weder Schlüssel noch Chat.',
      },
    ],
    unknown: 'Jeder Server hat eigene Fristen: Öffne einmal „Online spielen“, dann zeigt diese Seite sie.',
    operator:
      'Wer den Server betreibt, legt diese Fristen fest und kann einen Tisch schließen oder ein Spiel löschen.',
  },
  yourData: {
    title: 'Deine Daten auf diesem Server',
    noSeat:
      'Du kannst herunterladen und löschen, was dieser Server über dich hat. Die Knöpfe erscheinen hier, sobald dieser Browser einen Platz an einem Online-Tisch hat.',
  },
  report: {
    line: 'Das speichert eine Datei auf deinem Gerät. Nichts wird automatisch gesendet: Schick sie der Person, von der du Picket hast.',
    contents: [
      'die Version von Picket und der Regeln',
      'Name und Version deines Browsers und seine Fenstergröße',
      'deine Einstellungen',
      'ein Spiel, mit Player 1, Player 2 … statt der Namen',
    ],
    game: (city) => `Das Spiel im Bericht ist ${city}.`,
    noGame: 'Auf diesem Gerät gibt es kein Spiel, also enthält die Datei keines.',
    save: 'Bericht speichern',
    saved: 'Gespeichert. Es ist reiner Text: Schau hinein, bevor du ihn verschickst.',
  },
  browsers: {
    title: 'Browser',
    line: 'Chrome und Edge ab Version 120, Firefox ab 128 und Safari ab 17.4, auf Handys und Computern. Getestet wird Picket mit Chromium; macht ein anderer Browser Ärger, melde es bitte.',
  },
  version: {
    title: 'Version',
    line: (version, build, rules) => `Picket ${version}, Build ${build}, Regelversion ${rules}.`,
  },
  licences: {
    title: 'Lizenzen',
    line: 'Picket steht unter der MIT-Lizenz und enthält Werke anderer:',
    missing:
      'Die Lizenzen konnten nicht geladen werden. Sie stehen in der Datei shipped.json neben dieser Seite.',
  },
};
