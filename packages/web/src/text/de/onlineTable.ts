import type { OnlineText } from '../text.ts';
import { counted, dotted, ordinal, points } from './phrase.ts';

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** “4:05”, “2 h 10 min”, “3 T 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days}\u00a0T ${hours}\u00a0h` : `${days}\u00a0T`;
  if (hours > 0) return minutes > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${hours}\u00a0h`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const OFFLINE = 'Du bist offline. Dein Entwurf ist gespeichert.';

const reactions: OnlineText['table']['reactions'] = {
  applause: 'Bravo',
  wow: 'Wow',
  laugh: 'Haha',
  ouch: 'Autsch',
  hurry: 'Na los',
  thanks: 'Danke',
  'good-luck': 'Viel Glück',
  'well-played': 'Gut gespielt',
};

/** What surrounds an online game. */
export const table: OnlineText['table'] = {
  strip: {
    label: 'Verbindung',
    offline: OFFLINE,
    turnSaved: 'Du bist offline. Dein Zug ist gespeichert und wird später gesendet.',
    draining: 'Server startet neu, Verbindung kommt automatisch zurück …',
    retry: 'Jetzt versuchen',
    minded: 'Eine Vertretung spielt für dich.',
    late: (late) => {
      if (late.kind === 'drafted') return `Zeit abgelaufen: Deine ${late.number} zählt.`;
      return late.kind === 'finished'
        ? 'Zeit abgelaufen: Eine Vertretung hat deinen Zug beendet.'
        : 'Zeit abgelaufen: Eine Vertretung hat für dich gespielt.';
    },
    back: 'Bin zurück',
  },
  clock: {
    shown: shortTime,
    left: (seconds) => `noch ${shortTime(seconds)}`,
    sleeps: 'Die Uhr steht, bis jemand zurück ist.',
    over: 'Zeit um',
    warning: (time) => `Noch ${time} in dieser Runde.`,
  },
  chat: {
    title: 'Chat',
    open: 'Chat',
    unread: (count) => `Chat, ${counted(count, 'neue Nachricht', 'neue Nachrichten')}`,
    empty: 'Noch keine Nachrichten.',
    field: 'Nachricht',
    send: 'Senden',
    muted: 'Der Host hat diesen Tisch stummgeschaltet.',
    hostOnly: 'An so einem großen Tisch kann nur der Host chatten.',
    youMuted: 'Der Host hat dich stummgeschaltet.',
    left: (count) => `noch ${counted(count, 'Zeichen', 'Zeichen')}`,
    line: (name, message) => `${name}: ${message}`,
    you: 'Du',
    spectator: 'Nur wer am Tisch sitzt, kann chatten.',
    react: 'Reaktionen',
  },
  reactions,
  reacted: (name, reaction) => `${name}: ${reactions[reaction]}`,
  said: {
    isIn: (name, count, of) => `${name} ist fertig (${count} von ${of}).`,
    tookBack: (name) => `${name} hat den Zug zurückgenommen.`,
    away: (name) => `${name} ist abwesend.`,
    here: (name) => `${name} ist da.`,
    caretaker: (name) => `Eine Vertretung spielt für ${name}.`,
    ownerBack: (name) => `${name} ist zurück.`,
    tookOver: (name, bot) => `${name} ist dazugekommen und hat ${bot} abgelöst.`,
    resigned: (name, last) =>
      `${name} hat aufgegeben. ${last ? 'Der Tisch wird geschlossen.' : 'Ein Bot spielt weiter.'}`,
    offered: (name) =>
      `Der Host hat einen neuen Link zum Platz von ${name} erstellt. ${name} kann noch zurückkommen und ihn behalten.`,
    seatTaken: (name, from) => `${name} hat den Platz von ${from} übernommen.`,
    linkUsed: (name) => `Der Link des Hosts zum Platz von ${name} wurde benutzt.`,
    host: (name) => `${name} ist jetzt Host.`,
    offline: OFFLINE,
    online: 'Du bist wieder online.',
  },
  menu: {
    people: 'Wer am Tisch sitzt',
    move: 'Auf anderem Gerät weiterspielen',
    resign: 'Aufgeben',
    invite: 'Zum Zuschauen einladen',
    pace: 'Tempo ändern',
    late: { on: 'Späteinstieg erlauben', off: 'Späteinstieg beenden' },
    remind: 'Erinnern, wenn ich dran bin',
    remindNoMore: 'Erinnerungen ausschalten',
    leave: 'Deine Tische',
  },
  people: {
    title: 'Wer am Tisch sitzt',
    watching: (count) => counted(count, 'Person schaut zu', 'Personen schauen zu'),
    blockLine: 'Nachrichten werden nur auf diesem Gerät ausgeblendet. Niemand sonst erfährt davon.',
    mute: (name) => `${name} für alle stummschalten`,
    unmute: (name) => `Stummschaltung von ${name} aufheben`,
    muteAll: 'Tisch stummschalten',
    unmuteAll: 'Stummschaltung des Tischs aufheben',
    block: (name) => `Nachrichten von ${name} ausblenden`,
    unblock: (name) => `Nachrichten von ${name} einblenden`,
    report: (name) => `${name} melden`,
    handOver: (name) => `${name} zum Host machen`,
    newLink: (name) => `Neuer Link zum Platz von ${name}`,
    offered: (time) => `Platz angeboten, ab ${time}`,
    host: 'Host',
    you: 'du',
    marks: dotted,
  },
  reporting: {
    title: (name) => `${name} melden`,
    line: 'Deine Meldung kann nur lesen, wer den Server betreibt, zusammen mit dem Chat dieses Tischs.',
    field: 'Was ist passiert?',
    send: 'Meldung senden',
    sent: 'Meldung gesendet. Du kannst die Nachrichten dieser Person auch ausblenden.',
  },
  link: {
    moveTitle: 'Auf anderem Gerät weiterspielen',
    moveLine: 'Öffne oder scanne diesen Link auf dem anderen Gerät. Danach kannst du auf beiden spielen.',
    newTitle: (name) => `Neuer Link zum Platz von ${name}`,
    newLine: (name, time) =>
      `Schick ihn an ${name} oder an die Person, die übernimmt. Er gilt ab ${time}, wenn ${name} nicht vorher zurückkommt. Alle am Tisch werden benachrichtigt.`,
    making: 'Link wird erstellt …',
    once: 'Er gilt einmal. Zeig ihn sonst niemandem.',
  },
  resigning: {
    title: 'Aufgeben?',
    line: 'Ein Bot baut deine Stadt zu Ende. Du kannst weiter zuschauen, aber nicht zurückkommen.',
    lastLine:
      'Außer dir ist niemand mehr hier, also schließt der Tisch. Das Spiel kann dann nicht zu Ende gespielt werden.',
    yes: 'Aufgeben',
    no: 'Weiterspielen',
  },
  pacing: {
    title: 'Tempo',
    line: 'Kurz, wenn alle gleichzeitig da sind, lang für ein Spiel über mehrere Tage. Die Zeit dieser Runde beginnt neu.',
    set: 'Tempo ändern',
  },
  watch: {
    line: 'Du schaust zu. Züge erscheinen, wenn alle gespielt haben.',
    cards: 'Karten',
    hidden: 'Alle haben eigene Handkarten. Was öffentlich ist, steht unter jeder Stadt.',
    towns: 'Städte',
    recap: dotted,
  },
  hall: {
    title: 'Alle Städte',
    everyone: 'Alle am Tisch',
    towns: 'Städte',
    players: 'Am Tisch',
    here: (here, seated) => `${here} von ${counted(seated, 'Person', 'Personen')} da`,
    rank: ordinal,
    points,
    open: (rank, of) => `Du bist auf Platz ${rank} von ${of}. Alle Städte`,
    yours: 'Dein Rang',
    of: (rank, of) => `${rank} von ${of}`,
    best: 'Beste Stadt',
    median: 'Median',
    played: 'Züge bestätigt',
    find: 'Person suchen',
    nobody: 'Kein Name passt dazu.',
    toFollow: 'Folgen',
    followed: 'Du folgst',
    follow: (name) => `${name} folgen`,
    stop: (name) => `${name} nicht mehr folgen`,
    following: (name) => `Du folgst ${name}.`,
    notFollowing: (name) => `Du folgst ${name} nicht mehr.`,
    most: (count) =>
      `Am Tisch siehst du deine Stadt, die des Hosts und bis zu ${count} andere, denen du folgst.`,
    previous: 'Zurück',
    next: 'Weiter',
    range: (from, to, of) => `${from} bis ${to} von ${of}`,
  },
  end: {
    rematch: 'Revanche mit allen',
    toRematch: 'Zur Revanche',
  },
  push: {
    title: 'Erinnerungen',
    line: 'Aus, bis du sie einschaltest. Dein Browser erinnert dich, wenn du in einem Spiel über mehrere Tage dran bist, auch wenn Picket geschlossen ist.',
    name: 'An meinen Tischen erinnern',
    nameLine: 'Für jeden Tisch, an den du dich in diesem Browser setzt.',
    denied:
      'Der Browser blockiert Erinnerungen. Erlaube zuerst in seinen Einstellungen Mitteilungen für diese Seite.',
    none: 'Dieser Browser kann keine Erinnerungen zeigen. Füge Picket auf einem iPhone zuerst zum Home-Bildschirm hinzu.',
    failed: 'Das hat nicht geklappt, nichts wurde geändert. Versuche es später noch einmal.',
    notice: { title: 'Du bist dran', line: (city) => `In ${city} hat eine neue Runde begonnen.` },
    offered: {
      title: 'Willst du deinen Platz behalten?',
      line: (city) => `Der Host bietet ${city} jemand anderem an. Öffne den Tisch, um den Platz zu behalten.`,
    },
  },
};
