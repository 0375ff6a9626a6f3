import { enCore as words, type LevelName } from 'picket-words';
import { table } from './onlineTable.ts';
import { counted, dotted, list, ordinal, plural } from './phrase.ts';
import { signed } from '../signed.ts';

const UNITS = [
  [86_400, 'day', 'days'],
  [3600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
] as const;

function duration(seconds: number): string {
  const [size, one, other] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? UNITS[3];
  return counted(seconds / size, one, other);
}

export const online = {
  toDeal: 'To the deal',
  unreachable: 'The server can’t be reached. Nothing is lost: check your connection and try again.',
  table,
  /** “2 minutes”, “1 day”. */
  duration,
  together: {
    title: 'Play online',
    line: 'One table, any number of devices. All you need is a name; there are no accounts.',
    make: 'Create table',
    code: {
      title: 'Join with a code',
      line: 'Four letters, from the host of the table.',
      field: 'Code',
      join: 'Join',
      letters: (letters: string) => `A code has four of these letters: ${letters.split('').join(' ')}.`,
    },
    mine: {
      title: 'Your tables',
      yourMove: 'Your turn',
      yourMoveIn: (city: string, round: number) => `Your turn in ${city}, round ${round}.`,
      playingIn: (city: string, round: number) => `${city} is in round ${round}.`,
      moreAwaited: (count: number) => `${counted(count, 'more table is', 'more tables are')} waiting for you`,
      waiting: (missing: number) => `Waiting for ${counted(missing, 'player', 'players')}`,
      lobby: 'Not started',
      result: (place: number, of: number, score: number) =>
        of === 1
          ? counted(score, 'point', 'points')
          : `${ordinal(place)} of ${of} with ${counted(score, 'point', 'points')}`,
      replay: 'Replay',
      review: 'Review',
      reviewLabel: (city: string) => `Review ${city}`,
      replayLabel: (city: string) => `Watch the replay of ${city}`,
      over: 'Finished',
      closed: 'Closed',
      /** The other players; of many only the first are named. */
      with: (names: readonly string[], more: number) =>
        names.length === 0 ? 'just you' : `with ${list(more > 0 ? [...names, `${more} more`] : names)}`,
      kind: dotted,
      open: 'Open',
      openLabel: (city: string) => `Open ${city}`,
      forget: 'Forget',
      forgetLabel: (city: string) => `Forget the seat at ${city} in this browser`,
      data: 'Download or delete your data',
    },
    quick: {
      title: 'Quick match',
      line: (played: string) => `Joins a public table, or opens one: ${played}.`,
      find: 'Find a table',
      searching: 'Looking …',
    },
    watching: {
      title: 'Public games to watch',
      over: 'Finished public games',
      names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${more} more`] : names),
      round: (played: string, round: number) => dotted([played, `round ${round}`]),
      watch: 'Watch',
      label: (names: string) => `Watch ${names}`,
      result: (players: readonly { readonly name: string; readonly score: number }[]) =>
        list(players.map(({ name, score }) => `${name} ${signed(score)}`)),
      replay: 'Replay',
      replayLabel: (names: string) => `Watch the replay of ${names}`,
    },
    open: {
      title: 'Public tables',
      none: 'There are no public tables right now. Create one, or ask for a link.',
      again: 'Refresh',
      hostedBy: (host: string, city: string) => (city === '' ? host : `${host} of ${city}`),
      seated: (played: string, seated: number, seats: number) =>
        dotted([played, `${seated} of ${counted(seats, 'seat', 'seats')} taken`]),
      go: 'View',
      goLabel: (host: string) => `View ${host}’s table`,
    },
    link: {
      opening: 'Opening your seat …',
      failed: 'This link doesn’t open a seat',
    },
  },
  myData: {
    line: 'You can download or delete what this server stores about you. Both cover the seats in this browser; do the same in other browsers you use.',
    download: 'Download my data',
    saved: (file: string) => `Saved as ${file}.`,
    erase: 'Delete my data on this server…',
    ask: {
      title: 'Delete your data on this server?',
      lines: [
        'You leave all your tables. Where a game is running, a bot plays on for you.',
        `Other players see “${words.formerPlayer}” instead of your name. Your messages, reminders and seat keys are deleted. Your turns stay, because they are part of other players’ games.`,
        'If someone has reported you, the operator keeps that report, with your name and last messages.',
        'What was stored for your other devices is deleted. Your games of sealed deals stay in their lists, without your name.',
      ],
      cannot: 'This can’t be undone. Download your data first if you want to keep it.',
      yes: 'Delete it',
      no: 'Keep it',
    },
    done: 'Your data on this server is deleted.',
  },
  anyTown: { field: 'Leave empty for a random name', sign: 'Your town' },
  make: {
    title: 'Create table',
    line: 'You get a link, a code and a QR code. You can change everything until you start.',
    you: {
      title: 'You',
      name: 'Your name',
      city: 'Your town',
      line: 'What other players see. The town is optional.',
    },
    needsName: 'Enter a name (one letter is fine).',
    seats: {
      title: 'Seats',
      line: (min: number, max: number) =>
        `From ${min} to ${max}, including bots. Empty seats are removed when the game starts.`,
      one: 'One seat. Others can watch.',
      fewer: 'One seat fewer',
      more: 'One seat more',
    },
    pace: {
      title: 'Pace',
      clock: 'Time per round',
      noClock: 'No limit',
      clockLine: 'Up to five minutes for a live game, an hour or more for a game over days.',
      away: 'Away for more than',
      never: 'Never',
      awayLine: 'Then the caretaker plays until the player is back. It also plays when time runs out.',
      caretaker: 'Caretaker',
      caretakerLine: 'The bot that plays for absent players.',
    },
    door: {
      title: 'Access',
      public: 'Public',
      publicLine: 'List this table publicly until it starts.',
      late: 'Late joining',
      lateLine: 'After the start, new players can take over a bot’s seat.',
    },
    begin: 'Create table',
    summary: {
      title: 'Your table',
      seats: 'Seats',
      upTo: (seats: number) => (seats === 1 ? 'one' : `up to ${seats}`),
      clock: 'Time per round',
      door: 'Access',
      byLink: 'by link or code',
      inList: 'public',
    },
  },
  lobby: {
    title: (host: string) => `${host}’s table`,
    titleNobody: 'Table without a host',
    line: (seated: number, seats: number, host: boolean) =>
      seated >= seats
        ? `Everyone is here. ${host ? 'You' : 'The host'} can start.`
        : `${seated} of ${counted(seats, 'seat', 'seats')} taken. ${host ? 'You start' : 'The host starts'} the game.`,
    people: 'At the table',
    you: 'you',
    host: 'host',
    away: 'away',
    bot: (level: LevelName) => `bot, ${words.levels[level].name}`,
    marks: dotted,
    free: (count: number) => counted(count, 'free seat', 'free seats'),
    watching: (count: number) => `${counted(count, 'person', 'people')} watching`,
    join: {
      title: 'Take a seat',
      line: 'All you need is a name.',
      name: 'Your name',
      city: 'Your town (optional)',
      sit: 'Take a seat',
      full: 'Every seat is taken. You can watch from here.',
      late: 'Take over a bot’s seat',
      lateLine: 'The host allows late joining: you continue where the bot left off.',
    },
    invite: {
      title: 'Invite',
      line: 'Anyone with one of these can join or watch.',
      link: 'Link',
      copy: 'Copy link',
      copied: 'Link copied.',
      notCopied: 'The browser doesn’t allow copying. Select the link and copy it by hand.',
      code: 'Code',
      codeLine: 'Works until the game starts.',
      qr: 'The link as a QR code',
    },
    start: 'Start game',
    waitsFor: (host: string) =>
      host === '' ? 'Waiting for a player to take a seat.' : `Waiting for ${host} to start the game.`,
    tooFew: (missing: number) =>
      `${counted(missing, 'more player or bot', 'more players or bots')} ${plural(missing, 'is', 'are')} needed.`,
    options: 'Game settings',
    changeOptions: 'Change game settings',
    addBot: 'Add a bot',
    botLevel: 'Its level',
    theBot: 'the bot',
    renameTitle: 'You at this table',
    save: 'Save',
    leave: 'Leave table',
    acts: (name: string) => `${name}: more actions`,
    remove: 'Remove from the table',
    removed:
      'The host removed you from this table, or you left it in another tab. You can watch, or take a seat again.',
    closed: {
      title: 'This table is closed',
      line: 'Nobody plays here any more. Your other tables are fine.',
    },
    otherVersion: {
      title: 'Picket has a new version',
      line: 'The server is newer than this page. Your turn is saved: reload to continue.',
    },
    unreachable: 'Can’t reach the table',
    toTogether: 'Your tables',
    said: {
      joined: (name: string) => `${name} has joined.`,
      left: (name: string) => `${name} has left.`,
      youAreHost: 'You’re the host now.',
      changed: 'The host changed the game settings.',
      started: 'The game has started.',
    },
  },
};
