import type { Reaction } from 'picket-protocol';
import { de as words, describeRejection } from 'picket-words';
import type { Text } from '../text.ts';
import { dotted, list, plural } from './phrase.ts';
import { wireSentence } from './wire.ts';

type Online = Text['online'];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** “4:05”, “2 h 10 min”, “3 T 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days}\u00a0T ${hours}\u00a0h` : `${days}\u00a0T`;
  if (hours > 0) return minutes > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${hours}\u00a0h`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

const REACTIONS: { readonly [R in Reaction]: string } = {
  applause: 'bravo',
  wow: 'wow',
  laugh: 'haha',
  ouch: 'autsch',
  hurry: 'na los',
  thanks: 'danke',
  'good-luck': 'viel Glück',
  'well-played': 'gut gespielt',
};

function marks({ isYou, isHost, bot, isAway }: Parameters<Online['seat']>[0]): string[] {
  return [
    ...(isYou ? ['du'] : []),
    ...(isHost ? ['Host'] : []),
    ...(bot === null ? [] : [`Bot, ${words.levels[bot].name}`]),
    ...(isAway ? ['abwesend'] : []),
  ];
}

const namesOf = (missing: Parameters<Online['waiting']>[0]): string =>
  typeof missing === 'number'
    ? words.count.players(missing)
    : list(missing.map(({ name, isAway }) => (isAway ? `${name} (abwesend)` : name)));

/** Tables of a server. */
export const online: Online = {
  // Before the start
  connecting: (server) => `Verbindung zu ${server} …`,
  table: (name, host) => `Tisch ${name} auf ${host}`,
  lobby: ({ edition, mode, advanced, taken, seats }) =>
    dotted([
      words.editions[edition],
      mode === undefined ? '' : words.modes[mode],
      advanced ? 'für Fortgeschrittene' : '',
      `${taken} von ${seats} Plätzen besetzt`,
    ]),
  seat: (seated) => {
    const said = marks(seated);
    return said.length === 0 ? seated.name : `${seated.name} (${said.join(', ')})`;
  },
  more: (count) => `und ${count} weitere`,
  youHost: 'Du bist der Host. Mit start beginnt das Spiel.',
  noHost: 'Wir warten auf einen Host.',
  host: (name) => `Wir warten, bis ${name} das Spiel startet.`,
  link: (address) => `Für andere: ${address}`,
  lobbyGuide: 'say hallo chattet, leave gibt deinen Platz auf, q geht und behält ihn.',
  lobbyCommands: 'Möglich sind say hallo, chat, start, leave und q.',

  // Whose turn is missing, the clock, and the connection
  status: dotted,
  lost: 'Verbindung verloren, neuer Versuch …',
  restarting: 'Server startet neu, Verbindung kommt zurück …',
  caretaker: 'Eine Vertretung spielt für dich: back übernimmt',
  everyoneWaits: 'Alle warten auf dich',
  yourMove: (others) => {
    const many = typeof others === 'number' ? others : others.length;
    return `Du bist dran. ${plural(many, 'Es fehlt', 'Es fehlen')} auch ${namesOf(others)}`;
  },
  everyoneIn: 'Alle haben gespielt',
  waiting: (others) => `Zug bestätigt. Wir warten auf ${namesOf(others)}`,
  clock: (seconds) => `noch ${shortTime(seconds)}`,
  late: (late) => {
    if (late.kind === 'drafted') return `Zeit abgelaufen: Deine ${late.number} zählt.`;
    return late.kind === 'finished'
      ? 'Zeit abgelaufen: Eine Vertretung hat deinen Zug beendet.'
      : 'Zeit abgelaufen: Eine Vertretung hat für dich gespielt.';
  },

  // Commands
  refused: (code, rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  said: (name, message) => `${name}: ${message}`,
  youSaid: (message) => `Du: ${message}`,
  reacted: (name, reaction) => `${name}: (${REACTIONS[reaction]})`,
  noHints: 'An Online-Tischen gibt es keine Tipps.',
  noMessages: 'Noch keine Nachrichten.',
  tooLong: (length, most) => `Das ist zu lang: ${length} von höchstens ${most} Zeichen.`,
  started: 'Das Spiel hat schon begonnen.',
  notIn: 'Dein Zug ist noch nicht bestätigt.',
  resign: 'Aufgeben? Ein Bot spielt deinen Platz zu Ende. j/N ',
  giveUpSeat: 'Deinen Platz an diesem Tisch aufgeben? j/N ',
  asked: 'Wir warten auf den Server. q geht und behält deinen Platz vorerst.',
  resigned: 'Du hast aufgegeben.',
  gaveUpSeat: 'Du hast deinen Platz aufgegeben.',
  seatKept: 'Dein Platz bleibt dir. Zum Zurückkommen:',

  // The end
  recordWrong: (rejection) =>
    `Das Spiel vom Server ist ungültig und wird nicht gespeichert: ${describeRejection(words, rejection)}`,
  recordOther: 'Das Spiel vom Server hat andere Karten und wird nicht gespeichert.',
  rematch: {
    ready: 'Es gibt eine Revanche: r geht hin, Enter verlässt den Tisch.',
    asked: 'Wir warten auf die Revanche. Enter verlässt den Tisch.',
    propose: 'r schlägt eine Revanche vor, Enter verlässt den Tisch.',
  },
};
