import type { Reaction } from 'picket-protocol';
import { describeRejection, fr as words } from 'picket-words';
import type { Text } from '../text.ts';
import { counted, dotted, list } from './phrase.ts';
import { wireSentence } from './wire.ts';

type Online = Text['online'];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** “4:05”, “2 h 10 min”, “3 j 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

const REACTIONS: { readonly [R in Reaction]: string } = {
  applause: 'bravo',
  wow: 'waouh',
  laugh: 'ha ha',
  ouch: 'aïe',
  hurry: 'allez !',
  thanks: 'merci',
  'good-luck': 'bonne chance',
  'well-played': 'bien joué',
};

function marks({ isYou, isHost, bot, isAway }: Parameters<Online['seat']>[0]): string[] {
  return [
    ...(isYou ? ['vous'] : []),
    ...(isHost ? ['hôte'] : []),
    ...(bot === null ? [] : [`bot, ${words.levels[bot].name.toLowerCase()}`]),
    ...(isAway ? ['hors ligne'] : []),
  ];
}

const namesOf = (missing: Parameters<Online['waiting']>[0]): string =>
  typeof missing === 'number'
    ? words.count.players(missing)
    : list(missing.map(({ name, isAway }) => (isAway ? `${name} (hors ligne)` : name)));

/** Tables of a server. */
export const online: Online = {
  // Before the start
  connecting: (server) => `Connexion à ${server}…`,
  table: (name, host) => `Table ${name} sur ${host}`,
  lobby: ({ edition, mode, advanced, taken, seats }) =>
    dotted([
      words.editions[edition],
      mode === undefined ? '' : words.modes[mode],
      advanced ? 'version avancée' : '',
      `${counted(taken, 'place prise', 'places prises')} sur ${seats}`,
    ]),
  seat: (seated) => {
    const said = marks(seated);
    return said.length === 0 ? seated.name : `${seated.name} (${said.join(', ')})`;
  },
  more: (count) => `et ${counted(count, 'autre', 'autres')}`,
  youHost: 'Cette table est la vôtre. Tapez start pour lancer la partie.',
  noHost: 'En attente d’un hôte.',
  host: (name) => `En attente : ${name} doit lancer la partie.`,
  link: (address) => `Pour inviter : ${address}`,
  lobbyGuide: 'say bonjour parle à la table, leave rend votre place, q part en la gardant.',
  lobbyCommands: 'Tapez say bonjour, chat, start, leave ou q.',

  // Whose turn is missing, the clock, and the connection
  status: dotted,
  lost: 'Connexion perdue, reconnexion…',
  restarting: 'Le serveur redémarre, reconnexion…',
  caretaker: 'Un remplaçant joue pour vous : back reprend la main',
  everyoneWaits: 'Tout le monde vous attend',
  yourMove: (others) => `À vous de jouer. On attend aussi ${namesOf(others)}`,
  everyoneIn: 'Tout le monde a joué',
  waiting: (others) => `Coup confirmé. On attend ${namesOf(others)}`,
  clock: (seconds) => `reste ${shortTime(seconds)}`,
  late: (late) => {
    if (late.kind === 'drafted') return `Temps écoulé : votre ${late.number} a été joué.`;
    return late.kind === 'finished'
      ? 'Temps écoulé : un remplaçant a terminé votre coup.'
      : 'Temps écoulé : un remplaçant a joué pour vous.';
  },

  // Commands
  refused: (code, rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  said: (name, message) => `${name} : ${message}`,
  youSaid: (message) => `Vous : ${message}`,
  reacted: (name, reaction) => `${name} : (${REACTIONS[reaction]})`,
  noHints: 'Il n’y a pas de conseils aux tables en ligne.',
  noMessages: 'Pas encore de messages.',
  tooLong: (length, most) => `C’est trop long : ${length} caractères sur ${most} au plus.`,
  started: 'La partie a déjà commencé.',
  notIn: 'Votre coup n’est pas encore confirmé.',
  resign: 'Abandonner ? Un bot jouera votre place jusqu’au bout. o/N ',
  giveUpSeat: 'Rendre votre place à cette table ? o/N ',
  asked: 'En attente du serveur. q part et garde votre place pour l’instant.',
  resigned: 'Vous avez abandonné.',
  gaveUpSeat: 'Vous avez rendu votre place.',
  seatKept: 'Votre place est gardée. Pour revenir :',

  // The end
  recordWrong: (rejection) =>
    `La partie reçue du serveur est invalide et n’est pas enregistrée : ${describeRejection(words, rejection)}`,
  recordOther: 'La partie reçue du serveur vient d’une autre donne et n’est pas enregistrée.',
  rematch: {
    ready: 'Il y a une revanche : r la rejoint, Entrée quitte.',
    asked: 'En attente de la revanche. Entrée quitte.',
    propose: 'r propose une revanche, Entrée quitte.',
  },
};
