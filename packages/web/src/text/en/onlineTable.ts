import type { Late, Reaction } from 'picket-protocol';
import { counted, dotted, ordinal, points } from './phrase.ts';

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** “4:05”, “2 h 10 min”, “3 d 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What surrounds an online game. */
export const table = {
  strip: {
    label: 'Connection',
    offline: 'You’re offline. Your draft is saved.',
    turnSaved: 'You’re offline. Your turn is saved and will be sent later.',
    draining: 'Server restarting, reconnecting automatically …',
    retry: 'Try now',
    minded: 'A caretaker is playing for you.',
    late: (late: Late) => {
      if (late.kind === 'drafted') return `Time ran out: your draft with the ${late.number} was played.`;
      return late.kind === 'finished'
        ? 'Time ran out: a caretaker finished your turn.'
        : 'Time ran out: a caretaker played for you.';
    },
    back: 'I’m back',
  },
  clock: {
    shown: shortTime,
    left: (seconds: number) => `${shortTime(seconds)} left`,
    sleeps: 'The clock is paused until a player is back.',
    over: 'time’s up',
    warning: (time: string) => `${time} left in this round.`,
  },
  chat: {
    title: 'Chat',
    open: 'Chat',
    unread: (count: number) => `Chat, ${counted(count, 'new message', 'new messages')}`,
    empty: 'No messages yet.',
    field: 'Message',
    send: 'Send',
    muted: 'The host has muted this table.',
    hostOnly: 'At a table this large, only the host can chat.',
    youMuted: 'The host has muted you.',
    left: (count: number) => `${counted(count, 'character', 'characters')} left`,
    line: (name: string, message: string) => `${name}: ${message}`,
    you: 'You',
    spectator: 'Only players at the table can chat.',
    react: 'Reactions',
  },
  reactions: {
    applause: 'Bravo',
    wow: 'Wow',
    laugh: 'Ha ha',
    ouch: 'Ouch',
    hurry: 'Come on',
    thanks: 'Thanks',
    'good-luck': 'Good luck',
    'well-played': 'Well played',
  } satisfies Record<Reaction, string>,
  reacted: (name: string, reaction: Reaction) => `${name}: ${table.reactions[reaction]}`,
  said: {
    isIn: (name: string, count: number, of: number) => `${name} has played. ${count} of ${of} have played.`,
    tookBack: (name: string) => `${name} took their turn back.`,
    away: (name: string) => `${name} is away.`,
    here: (name: string) => `${name} is here.`,
    caretaker: (name: string) => `A caretaker is playing for ${name}.`,
    ownerBack: (name: string) => `${name} is back.`,
    /** A late joiner. */
    tookOver: (name: string, bot: string) => `${name} has joined and taken over from ${bot}.`,
    /** After the last player, the table closes. */
    resigned: (name: string, last: boolean) =>
      `${name} has resigned. ${last ? 'The table closes.' : 'A bot plays on.'}`,
    offered: (name: string) =>
      `The host made a new link to ${name}’s seat. ${name} can still return and keep it.`,
    /** By the host's link. */
    seatTaken: (name: string, from: string) => `${name} has taken over ${from}’s seat.`,
    linkUsed: (name: string) => `The host’s link to ${name}’s seat has been used.`,
    host: (name: string) => `${name} is the host now.`,
    offline: 'You’re offline. Your draft is saved.',
    online: 'You’re back online.',
  },
  menu: {
    people: 'Players at the table',
    move: 'Move to another device',
    resign: 'Resign',
    invite: 'Invite people to watch',
    pace: 'Change the pace',
    late: { on: 'Allow late joining', off: 'Stop late joining' },
    remind: 'Remind me when it’s my turn',
    remindNoMore: 'Turn off reminders',
    leave: 'Your tables',
  },
  people: {
    title: 'Players at the table',
    watching: (count: number) => `${counted(count, 'person', 'people')} watching`,
    blockLine: 'Messages you hide are hidden on this device only. The player isn’t notified.',
    mute: (name: string) => `Mute ${name} for everyone`,
    unmute: (name: string) => `Unmute ${name}`,
    muteAll: 'Mute the table',
    unmuteAll: 'Unmute the table',
    block: (name: string) => `Hide ${name}’s messages`,
    unblock: (name: string) => `Show ${name}’s messages`,
    report: (name: string) => `Report ${name}`,
    handOver: (name: string) => `Make ${name} the host`,
    newLink: (name: string) => `New link to ${name}’s seat`,
    offered: (time: string) => `seat offered from ${time}`,
    host: 'host',
    you: 'you',
    marks: dotted,
  },
  reporting: {
    title: (name: string) => `Report ${name}`,
    line: 'The server’s operator can read your report and this table’s chat. Nobody else can.',
    field: 'What happened?',
    send: 'Send report',
    sent: 'Report sent. You can also hide this player’s messages.',
  },
  link: {
    moveTitle: 'Move to another device',
    moveLine: 'Open or scan this link on the other device. You can then play on either one.',
    newTitle: (name: string) => `New link to ${name}’s seat`,
    newLine: (name: string, time: string) =>
      `Send it to ${name}, or to someone who will take over. It works from ${time}, unless ${name} comes back first. Everyone at the table is notified.`,
    making: 'Creating a link …',
    once: 'It works once. Don’t show it to anyone else.',
  },
  resigning: {
    title: 'Resign?',
    line: 'A bot will finish your town. You can still watch, but you can’t come back.',
    lastLine: 'You’re the last player here, so the table will close. The game can’t be finished.',
    yes: 'Resign',
    no: 'Keep playing',
  },
  pacing: {
    title: 'Pace',
    line: 'Short for a live game, long for a game over days. The time for this round restarts.',
    set: 'Change the pace',
  },
  watch: {
    line: 'You’re watching. Turns are shown once everyone has played.',
    cards: 'Cards',
    hidden: 'Each player has their own hand. The public part is shown below each town.',
    towns: 'Towns',
    recap: dotted,
  },
  /** Tables with more than 200 players. */
  hall: {
    title: 'All towns',
    everyone: 'All players',
    towns: 'Towns',
    players: 'Players',
    here: (here: number, seated: number) => `${here} of ${counted(seated, 'player', 'players')} here`,
    rank: ordinal,
    points,
    open: (rank: number, of: number) => `You are ${ordinal(rank)} of ${of}. All towns`,
    yours: 'Your rank',
    of: (rank: number, of: number) => `${rank} of ${of}`,
    best: 'Best town',
    median: 'Median',
    played: 'Have played',
    find: 'Find a player',
    nobody: 'No player’s name contains this.',
    toFollow: 'Follow',
    followed: 'Following',
    follow: (name: string) => `Follow ${name}`,
    stop: (name: string) => `Stop following ${name}`,
    following: (name: string) => `You follow ${name}.`,
    notFollowing: (name: string) => `You no longer follow ${name}.`,
    most: (count: number) =>
      `At the table you see your own town, the host’s, and up to ${count} that you follow.`,
    previous: 'Previous',
    next: 'Next',
    range: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
  },
  end: {
    rematch: 'Rematch with everyone',
    toRematch: 'Go to the rematch',
  },
  push: {
    title: 'Reminders',
    line: 'Off until you turn them on. Your browser reminds you when it’s your turn in a game over days, even when Picket is closed.',
    name: 'Remind me at my tables',
    nameLine: 'For every table you join in this browser.',
    denied: 'The browser blocks reminders. Allow notifications for this page in its settings first.',
    none: 'This browser can’t show reminders. On an iPhone, add Picket to the home screen first.',
    failed: 'That didn’t work, and nothing was changed. Try again later.',
    /** What the reminder itself says. */
    notice: { title: 'Your turn', line: (city: string) => `A new round has started in ${city}.` },
    offered: {
      title: 'Do you want to keep your seat?',
      line: (city: string) => `The host is offering ${city} to another player. Open the table to keep it.`,
    },
  },
};
