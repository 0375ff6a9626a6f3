import { deCore as words } from 'picket-words';
import type { OnlineText } from '../text.ts';
import { table } from './onlineTable.ts';
import { counted, dotted, list, plural } from './phrase.ts';
import { signed } from '../signed.ts';

const UNITS = [
  [86_400, 'Tag', 'Tage'],
  [3600, 'Stunde', 'Stunden'],
  [60, 'Minute', 'Minuten'],
  [1, 'Sekunde', 'Sekunden'],
] as const;

function duration(seconds: number): string {
  const [size, one, other] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? UNITS[3];
  return counted(seconds / size, one, other);
}

/** “2 von 4 Plätzen besetzt”. */
const taken = (seated: number, seats: number): string =>
  `${seated} von ${counted(seats, 'Platz', 'Plätzen')} besetzt`;

export const online: OnlineText = {
  toDeal: 'Zum Spiel des Tages',
  unreachable:
    'Der Server ist nicht erreichbar. Nichts ist verloren: Prüfe deine Verbindung und versuche es noch einmal.',
  table,
  duration,
  together: {
    title: 'Online spielen',
    line: 'Ein Tisch, beliebig viele Geräte. Du brauchst nur einen Namen, kein Konto.',
    make: 'Tisch eröffnen',
    code: {
      title: 'Mit Code beitreten',
      line: 'Vier Buchstaben, vom Host des Tischs.',
      field: 'Code',
      join: 'Beitreten',
      letters: (letters) => `Ein Code hat vier dieser Buchstaben: ${letters.split('').join(' ')}.`,
    },
    mine: {
      title: 'Deine Tische',
      yourMove: 'Du bist dran',
      yourMoveIn: (city, round) => `Runde ${round} in ${city}: Du bist dran.`,
      playingIn: (city, round) => `Runde ${round} läuft in ${city}.`,
      moreAwaited: (count) => `${counted(count, 'weiterer Tisch wartet', 'weitere Tische warten')} auf dich`,
      waiting: (missing) => `Noch ${missing} am Zug`,
      lobby: 'Nicht begonnen',
      result: (place, of, score) =>
        of === 1
          ? counted(score, 'Punkt', 'Punkte')
          : `Platz ${place} von ${of} mit ${counted(score, 'Punkt', 'Punkten')}`,
      replay: 'Wiederholung',
      review: 'Auswerten',
      reviewLabel: (city) => `${city} auswerten`,
      replayLabel: (city) => `Wiederholung von ${city} ansehen`,
      over: 'Beendet',
      closed: 'Geschlossen',
      with: (names, more) =>
        names.length === 0
          ? 'nur du'
          : `mit ${list(more > 0 ? [...names, plural(more, 'einer weiteren Person', `${more} weiteren`)] : names)}`,
      kind: dotted,
      open: 'Öffnen',
      openLabel: (city) => `${city} öffnen`,
      forget: 'Vergessen',
      forgetLabel: (city) => `Den Platz in ${city} in diesem Browser vergessen`,
      data: 'Deine Daten herunterladen oder löschen',
    },
    quick: {
      title: 'Schnelles Spiel',
      line: (game) => `Setzt dich an einen öffentlichen Tisch oder eröffnet einen: ${game}.`,
      find: 'Tisch suchen',
      searching: 'Wird gesucht …',
    },
    watching: {
      title: 'Öffentliche Spiele zum Zuschauen',
      over: 'Beendete öffentliche Spiele',
      names: (names, more) =>
        list(more > 0 ? [...names, plural(more, 'eine weitere Person', `${more} weitere`)] : names),
      round: (game, round) => dotted([game, `Runde ${round}`]),
      watch: 'Zuschauen',
      label: (names) => `Zuschauen: ${names}`,
      result: (players) => list(players.map(({ name, score }) => `${name} ${signed(score)}`)),
      replay: 'Wiederholung',
      replayLabel: (names) => `Wiederholung: ${names}`,
    },
    open: {
      title: 'Öffentliche Tische',
      none: 'Gerade gibt es keine öffentlichen Tische. Eröffne einen oder lass dir einen Link geben.',
      again: 'Aktualisieren',
      hostedBy: (host, city) => (city === '' ? host : `${host} aus ${city}`),
      seated: (played, seated, seats) => dotted([played, taken(seated, seats)]),
      go: 'Ansehen',
      goLabel: (host) => `Tisch von ${host} ansehen`,
    },
    link: {
      opening: 'Dein Platz wird geöffnet …',
      failed: 'Dieser Link öffnet keinen Platz',
    },
  },
  myData: {
    line: 'Du kannst herunterladen oder löschen, was dieser Server über dich hat. Beides gilt für die Plätze dieses Browsers; wiederhole es in anderen Browsern, die du nutzt.',
    download: 'Meine Daten herunterladen',
    saved: (file) => `Gespeichert als ${file}.`,
    erase: 'Meine Daten auf diesem Server löschen …',
    ask: {
      title: 'Deine Daten auf diesem Server löschen?',
      lines: [
        'Du verlässt alle deine Tische. Wo ein Spiel läuft, spielt ein Bot für dich weiter.',
        `Andere sehen „${words.formerPlayer}“ statt deines Namens. Deine Nachrichten, Erinnerungen und Platzschlüssel werden gelöscht. Deine Züge bleiben, denn sie gehören zu den Spielen anderer.`,
        'Wurdest du gemeldet, behält die Person, die den Server betreibt, diese Meldung, mit deinem Namen und deinen letzten Nachrichten.',
        'Was für deine anderen Geräte gespeichert war, wird gelöscht. Deine versiegelten Spiele bleiben ohne deinen Namen in ihren Listen.',
      ],
      cannot:
        'Das lässt sich nicht rückgängig machen. Lade deine Daten vorher herunter, wenn du sie behalten willst.',
      yes: 'Löschen',
      no: 'Behalten',
    },
    done: 'Deine Daten auf diesem Server sind gelöscht.',
  },
  anyTown: { field: 'Leer für Zufallsnamen', sign: 'Deine Stadt' },
  make: {
    title: 'Tisch eröffnen',
    line: 'Du bekommst einen Link, einen Code und einen QR-Code. Bis zum Start kannst du alles ändern.',
    you: {
      title: 'Du',
      name: 'Dein Name',
      city: 'Deine Stadt',
      line: 'Das sehen die anderen. Die Stadt ist optional.',
    },
    needsName: 'Gib einen Namen ein (ein Buchstabe genügt).',
    seats: {
      title: 'Plätze',
      line: (min, max) => `Von ${min} bis ${max}, Bots eingeschlossen. Leere Plätze verschwinden beim Start.`,
      one: 'Ein Platz. Andere können zuschauen.',
      fewer: 'Ein Platz weniger',
      more: 'Ein Platz mehr',
    },
    pace: {
      title: 'Tempo',
      clock: 'Zeit je Runde',
      noClock: 'Unbegrenzt',
      clockLine:
        'Bis fünf Minuten, wenn alle gleichzeitig da sind; eine Stunde oder mehr für ein Spiel über mehrere Tage.',
      away: 'Länger abwesend als',
      never: 'Nie',
      awayLine: 'Dann spielt die Vertretung, bis die Person zurück ist. Ebenso, wenn die Zeit abläuft.',
      caretaker: 'Vertretung',
      caretakerLine: 'Der Bot, der bei Abwesenheit spielt.',
    },
    door: {
      title: 'Zugang',
      public: 'Öffentlich',
      publicLine: 'Diesen Tisch bis zum Start öffentlich anzeigen.',
      late: 'Späteinstieg',
      lateLine: 'Auch nach dem Start kann man den Platz eines Bots übernehmen.',
    },
    begin: 'Tisch eröffnen',
    summary: {
      title: 'Dein Tisch',
      seats: 'Plätze',
      upTo: (seats) => (seats === 1 ? 'einer' : `bis zu ${seats}`),
      clock: 'Zeit je Runde',
      door: 'Zugang',
      byLink: 'mit Link oder Code',
      inList: 'öffentlich',
    },
  },
  lobby: {
    title: (host) => `Tisch von ${host}`,
    titleNobody: 'Tisch ohne Host',
    line: (seated, seats, host) =>
      seated >= seats
        ? `Alle sind da. ${host ? 'Du kannst' : 'Der Host kann'} starten.`
        : `${taken(seated, seats)}. ${host ? 'Du startest' : 'Der Host startet'} das Spiel.`,
    people: 'Am Tisch',
    you: 'du',
    host: 'Host',
    away: 'abwesend',
    bot: (level) => `Bot, ${words.levels[level].name}`,
    marks: dotted,
    free: (count) => counted(count, 'freier Platz', 'freie Plätze'),
    watching: (count) => counted(count, 'Person schaut zu', 'Personen schauen zu'),
    join: {
      title: 'Platz nehmen',
      line: 'Du brauchst nur einen Namen.',
      name: 'Dein Name',
      city: 'Deine Stadt (optional)',
      sit: 'Platz nehmen',
      full: 'Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.',
      late: 'Platz eines Bots übernehmen',
      lateLine: 'Der Host erlaubt den Späteinstieg: Du machst weiter, wo der Bot aufgehört hat.',
    },
    invite: {
      title: 'Einladen',
      line: 'Alle, die eines davon haben, können mitspielen oder zuschauen.',
      link: 'Link',
      copy: 'Link kopieren',
      copied: 'Link kopiert.',
      notCopied: 'Der Browser erlaubt kein Kopieren. Markiere den Link und kopiere ihn von Hand.',
      code: 'Code',
      codeLine: 'Gilt bis zum Spielstart.',
      qr: 'Der Link als QR-Code',
    },
    start: 'Spiel starten',
    waitsFor: (host) =>
      host === '' ? 'Noch ist kein Platz besetzt.' : `Wir warten, bis ${host} das Spiel startet.`,
    tooFew: (missing) =>
      plural(
        missing,
        'Es fehlt noch 1 Person oder ein Bot.',
        `Es fehlen noch ${missing} Personen oder Bots.`,
      ),
    options: 'Spieleinstellungen',
    changeOptions: 'Spieleinstellungen ändern',
    addBot: 'Bot dazusetzen',
    botLevel: 'Seine Stufe',
    theBot: 'der Bot',
    renameTitle: 'Du an diesem Tisch',
    save: 'Speichern',
    leave: 'Tisch verlassen',
    acts: (name) => `${name}: mehr`,
    remove: 'Vom Tisch entfernen',
    removed:
      'Der Host hat dich vom Tisch entfernt, oder du hast ihn in einem anderen Tab verlassen. Du kannst zuschauen oder wieder Platz nehmen.',
    closed: {
      title: 'Dieser Tisch ist geschlossen',
      line: 'Hier wird nicht mehr gespielt. Deine anderen Tische sind in Ordnung.',
    },
    otherVersion: {
      title: 'Picket hat eine neue Version',
      line: 'Der Server ist neuer als diese Seite. Dein Zug ist gespeichert: Lade neu, um weiterzuspielen.',
    },
    unreachable: 'Der Tisch ist nicht erreichbar',
    toTogether: 'Deine Tische',
    said: {
      joined: (name) => `${name} ist dazugekommen.`,
      left: (name) => `${name} ist gegangen.`,
      youAreHost: 'Du bist jetzt Host.',
      changed: 'Der Host hat die Spieleinstellungen geändert.',
      started: 'Das Spiel hat begonnen.',
    },
  },
};
