import type { OnlineText } from '../onlineText.ts';
import { codes } from './onlineCodes.ts';
import { table } from './onlineTable.ts';
import { counted, list, numeral, plural } from './phrase.ts';

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

export const online: OnlineText = {
  codes,
  table,
  duration,
  together: {
    title: 'Play together',
    line: 'One table, as many devices as you like. A name is enough; there are no accounts.',
    make: 'Make a table',
    code: {
      title: 'Join with a code',
      line: 'Four letters from whoever made the table.',
      field: 'Code',
      join: 'Join',
      letters: (letters) => `A code is four of these letters: ${letters}.`,
    },
    mine: {
      title: 'Your tables',
      yourMove: 'Your move',
      yourMoveIn: (city, round) => `Your move in ${city}, round ${round}.`,
      playingIn: (city, round) => `${city} is in round ${round}.`,
      moreAwaited: (count) => `${count} more ${plural(count, 'table waits', 'tables wait')}`,
      waiting: (missing) => `Waiting for ${counted(missing, 'player', 'players')}`,
      lobby: 'Not started',
      over: 'Finished',
      closed: 'Closed',
      with: (names) => `with ${list(names)}`,
      alone: 'just you',
      more: (count) => `${numeral(count)} more`,
      open: 'Go there',
      openLabel: (city) => `Go there: ${city}`,
      forget: 'Forget',
      forgetLabel: (city) => `Forget the seat at ${city} in this browser`,
    },
    open: {
      title: 'Open tables',
      none: 'No table is open to everybody just now. Make one, or ask for a link.',
      again: 'Look again',
      hostedBy: (host, city) => (city === '' ? host : `${host} of ${city}`),
      seated: (seated, seats) => `${seated} of ${counted(seats, 'seat', 'seats')} taken`,
      go: 'Have a look',
      goLabel: (host) => `Have a look at the table of ${host}`,
    },
    link: {
      opening: 'Opening your seat.',
      failed: 'This link does not open a seat',
    },
  },
  anyTown: { field: 'We find one for you', sign: 'Your town' },
  make: {
    title: 'Make a table',
    line: 'You get a link, a code and a picture to scan. Everything can be changed until you start.',
    you: {
      title: 'You',
      name: 'Your name',
      city: 'Your town',
      line: 'What the others see. The town may stay empty.',
    },
    needsName: 'Say what you are called first: a single letter will do.',
    seats: {
      title: 'Seats',
      line: (min, max) => `From ${min} to ${max}, bots included. Empty ones are left out at the start.`,
      one: 'One seat. Others can watch.',
      fewer: 'One seat less',
      more: 'One seat more',
    },
    pace: {
      title: 'Pace',
      clock: 'Time for a round',
      noClock: 'No clock',
      clockLine: 'Up to five minutes is a game at one sitting; from an hour on, a game by turns.',
      away: 'Away for longer than',
      never: 'Wait for ever',
      awayLine: 'Then a caretaker plays the seat until its owner is back. The same when time runs out.',
      caretaker: 'Caretaker',
      caretakerLine: 'A bot that minds a seat.',
    },
    door: {
      title: 'Door',
      public: 'Open to everybody',
      publicLine: 'The table stands in the public list until it starts.',
      late: 'Late joining',
      lateLine: 'Once the game runs, whoever comes can take over a bot’s seat.',
    },
    begin: 'Make the table',
    summary: {
      title: 'Your table',
      seats: 'Seats',
      upTo: (seats) => (seats === 1 ? 'one' : `up to ${seats}`),
      clock: 'Clock',
      door: 'Door',
      byLink: 'by link or code',
      inList: 'open to everybody',
    },
  },
  lobby: {
    title: (host) => `The table of ${host}`,
    titleNobody: 'A table without a host',
    line: (seated, seats) =>
      seated >= seats
        ? 'Everybody is here. The host can start.'
        : `${counted(seated, 'seat', 'seats')} of ${seats} taken. The game starts when the host says so.`,
    people: 'At the table',
    you: 'you',
    host: 'host',
    away: 'away',
    bot: (level) => `bot, ${level}`,
    free: (count) => counted(count, 'free seat', 'free seats'),
    watching: (count) => counted(count, 'person watches', 'people watch'),
    join: {
      title: 'Sit down',
      line: 'A name is enough.',
      name: 'Your name',
      city: 'Your town (may stay empty)',
      sit: 'Sit down',
      full: 'Every seat is taken. You can watch from here.',
      late: 'Take over a bot’s seat',
      lateLine: 'The host lets latecomers in: you play on where the bot stands.',
    },
    invite: {
      title: 'Invite',
      line: 'Whoever has one of these can sit down or watch.',
      link: 'Link',
      copy: 'Copy the link',
      copied: 'The link is copied.',
      notCopied: 'The browser does not let us copy. Mark the link and copy it by hand.',
      code: 'Code',
      codeLine: 'Good until the start.',
      qr: 'The link as a picture to scan',
    },
    start: 'Start the game',
    waitsFor: (host) => (host === '' ? 'Waiting for somebody to sit down.' : `${host} will start the game.`),
    tooFew: (missing) =>
      `${counted(missing, 'more seat has', 'more seats have')} to be taken, by a person or a bot.`,
    options: 'What is played',
    changeOptions: 'Change what is played',
    addBot: 'Add a bot',
    botLevel: 'How well it plays',
    renameTitle: 'You at this table',
    save: 'Save',
    leave: 'Get up',
    acts: (name) => `${name}: what you can do`,
    remove: 'Remove from the table',
    removed:
      'The host has removed you from this table, or you got up in another tab. You can watch, or sit down again.',
    closed: {
      title: 'This table is closed',
      line: 'Nobody plays here any more. Your other tables are unharmed.',
    },
    otherVersion: {
      title: 'Picket has a new version',
      line: 'The server speaks a newer language than this page. Your turn is kept: reload to go on.',
    },
    unreachable: 'The table is out of reach',
    toTogether: 'To your tables',
    said: {
      joined: (name) => `${name} has sat down.`,
      left: (name) => `${name} has got up.`,
      youAreHost: 'You are the host now.',
      changed: 'The host has changed what is played.',
      started: `The game has started.`,
    },
  },
};
