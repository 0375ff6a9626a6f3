import type { EditionId, ModeId, Rejection } from 'picket-engine';
import type { LevelName } from 'picket-words';
import type { Late, Reaction, WireCode } from 'picket-protocol';
import { describeRejection, en as words } from 'picket-words';
import { dotted, list } from './phrase.ts';
import { wireSentence } from './wire.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** “4:05”, “2 h 10 min”, “3 d 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

const REACTIONS: { readonly [R in Reaction]: string } = {
  applause: 'applause',
  wow: 'wow',
  laugh: 'laugh',
  ouch: 'ouch',
  hurry: 'hurry',
  thanks: 'thanks',
  'good-luck': 'good luck',
  'well-played': 'well played',
};

/** The table before the start. */
interface Lobby {
  readonly edition: EditionId;
  /** Absent for the usual one. */
  readonly mode: ModeId | undefined;
  readonly advanced: boolean;
  readonly taken: number;
  readonly seats: number;
}

/** A player in the lobby. */
interface Seated {
  readonly name: string;
  readonly isYou: boolean;
  readonly isHost: boolean;
  readonly bot: LevelName | null;
  readonly isAway: boolean;
}

function marks({ isYou, isHost, bot, isAway }: Seated): string[] {
  return [
    ...(isYou ? ['you'] : []),
    ...(isHost ? ['host'] : []),
    ...(bot === null ? [] : [`${words.levels[bot].name} bot`]),
    ...(isAway ? ['away'] : []),
  ];
}

/** Players being waited for, by name; only their number if there are many. */
type Missing = number | readonly { readonly name: string; readonly isAway: boolean }[];

const namesOf = (missing: Missing): string =>
  typeof missing === 'number'
    ? words.count.players(missing)
    : list(missing.map(({ name, isAway }) => (isAway ? `${name} (away)` : name)));

/** Tables of a server. */
export const online = {
  // Before the start
  connecting: (server: string) => `Connecting to ${server} …`,
  table: (name: string, host: string) => `Table ${name} at ${host}`,
  lobby: ({ edition, mode, advanced, taken, seats }: Lobby) =>
    dotted([
      words.editions[edition],
      mode === undefined ? '' : words.modes[mode],
      advanced ? 'advanced game' : '',
      `${taken} of ${seats} seats taken`,
    ]),
  seat: (seated: Seated) => {
    const said = marks(seated);
    return said.length === 0 ? seated.name : `${seated.name} (${said.join(', ')})`;
  },
  more: (count: number) => `and ${count} more`,
  youHost: 'You are the host. Type start to start the game.',
  noHost: 'Waiting for a host.',
  host: (name: string) => `Waiting for ${name} to start the game.`,
  link: (address: string) => `For others: ${address}`,
  lobbyGuide: 'say hello chats, leave gives up your seat, q leaves and keeps it.',
  lobbyCommands: 'Type say hello, chat, start, leave or q.',

  // Whose turn is missing, the clock, and the connection
  status: dotted,
  lost: 'Connection lost, reconnecting …',
  restarting: 'Server restarting, reconnecting …',
  caretaker: 'A caretaker is playing for you: back takes over',
  everyoneWaits: 'Everyone is waiting for you',
  yourMove: (others: Missing) => `Your turn. Also waiting for ${namesOf(others)}`,
  everyoneIn: 'Everyone has played',
  waiting: (others: Missing) => `Turn confirmed. Waiting for ${namesOf(others)}`,
  clock: (seconds: number) => `${shortTime(seconds)} left`,
  late: (late: Late) => {
    if (late.kind === 'drafted') return `Time ran out: your draft with the ${late.number} was played.`;
    return late.kind === 'finished'
      ? 'Time ran out: a caretaker finished your turn.'
      : 'Time ran out: a caretaker played for you.';
  },

  // Commands
  refused: (code: WireCode, rejection?: Rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  said: (name: string, message: string) => `${name}: ${message}`,
  youSaid: (message: string) => `You: ${message}`,
  reacted: (name: string, reaction: Reaction) => `${name}: (${REACTIONS[reaction]})`,
  noHints: 'There are no hints at online tables.',
  noMessages: 'No messages yet.',
  tooLong: (length: number, most: number) => `That is too long: ${length} of at most ${most} characters.`,
  started: 'The game has already started.',
  notIn: 'You haven’t confirmed your turn yet.',
  resign: 'Resign? A bot plays your seat to the end. y/N ',
  giveUpSeat: 'Give up your seat at this table? y/N ',
  asked: 'Waiting for the server. q leaves and keeps your seat for now.',
  resigned: 'You have resigned.',
  gaveUpSeat: 'You have given up your seat.',
  seatKept: 'Your seat is kept. To return:',

  // The end
  recordWrong: (rejection: Rejection) =>
    `The server’s record is wrong and was not saved: ${describeRejection(words, rejection)}`,
  recordOther: 'The server’s record belongs to another deal and was not saved.',
  rematch: {
    ready: 'There is a rematch: r joins it, Enter leaves.',
    asked: 'Waiting for the rematch. Enter leaves.',
    propose: 'r proposes a rematch, Enter leaves.',
  },
};
