import type { Retention } from '../facts.ts';
import { counted, list } from './phrase.ts';

const daysOf = (days: number): string => counted(days, 'day', 'days');

const credits =
  'Welcome To… Your Perfect Home was designed by Benoit Turpin and illustrated by Anne Heidsieck, with the AAA solo mode by Alexis Allard; it is published by Blue Cocker. Picket is an unofficial fan project with its own text and artwork.';

export const about = {
  title: 'About',
  credits,
  unofficial: {
    title: 'Unofficial fan project',
    lines: [
      'Picket is a digital version of the board game Welcome To… Your Perfect Home.',
      credits,
      'If you like it, buy the printed game: paper and pencils on a table are hard to beat.',
    ],
  },
  stored: {
    title: 'What is stored, and where',
    line: 'Games you play here stay in this browser, on this device. Nothing is sent anywhere, and visits are not counted.',
    things: [
      { name: 'Your towns', line: 'games, unfinished turns and components files (IndexedDB “picket”)' },
      {
        name: 'Your choices',
        line: 'settings, your last set-up and the rules filter (local storage “picket.…”)',
      },
      {
        name: 'Your online seats',
        line: 'their keys, turns waiting to be sent, players you’ve hidden, and your name (local storage “picket.…”)',
      },
      {
        name: 'Picket itself',
        line: 'its files for playing offline, data for strong bots, and the text of reminders (caches “picket…”)',
      },
    ],
    erase: 'Delete everything',
    ask: {
      title: 'Delete everything?',
      line: (games: number, files: number) => {
        const things = [
          ...(games === 0 ? [] : [counted(games, 'game', 'games')]),
          ...(files === 0 ? [] : [counted(files, 'components file', 'components files')]),
          'all your settings and keys',
          'the offline copy of Picket',
        ];
        return `This deletes ${list(things)}.`;
      },
      cannot: (games: number): string =>
        games === 0
          ? 'This can’t be undone.'
          : 'This can’t be undone. Export the games you want to keep first.',
      yes: 'Delete everything',
      no: 'Keep everything',
    },
    failed: 'Not everything could be deleted. Close other tabs with Picket and try again.',
  },
  elsewhere: {
    title: 'What a server stores when you play online',
    line: 'Only once you create or join a table. There are no accounts, no cookies and no ads, and nothing is shared with anyone else.',
    things: (days: Retention | undefined) => [
      {
        name: 'The table',
        line:
          days === undefined
            ? 'its settings, the names and towns that players entered, every turn, and since when players have been away. Finished games are kept; a table that never started or was never finished is deleted after some days without visitors.'
            : `its settings, the names and towns that players entered, every turn, and since when players have been away. Finished games are kept; a table that never started is deleted after ${daysOf(days.lobbyDays)} without visitors, an unfinished game after ${daysOf(days.unfinishedDays)}.`,
      },
      {
        name: 'Your seat',
        line:
          days === undefined
            ? 'a secret key that only your browser has; the server stores its fingerprint. A link to another device works once, and expires after some days.'
            : `a secret key that only your browser has; the server stores its fingerprint. A link to another device works once, and expires after ${daysOf(days.linkDays)}.`,
      },
      {
        name: 'Your draft',
        line: 'at a table with a clock, your unfinished turn, in memory until the round ends, so that it counts if time runs out. Nobody sees it.',
      },
      {
        name: 'Chat',
        line: 'the last hundred messages, as long as the table exists. Reports go to the server’s operator, with the last messages of the reported player.',
      },
      {
        name: 'Reminders',
        line: 'if you turn them on, the address your browser gives for them, until you turn them off. Their text is encrypted.',
      },
      {
        name: 'Your network address',
        line: 'in memory only, to limit requests. Logs contain neither keys nor chat.',
      },
    ],
    unknown: 'Each server sets its own times: open “Play online” once, and this page shows them.',
    operator: 'The server’s operator sets these times, and can close a table or delete a game.',
  },
  yourData: {
    title: 'Your data on this server',
    noSeat:
      'You can download and delete what this server has about you. The buttons are here once this browser has a seat at an online table.',
  },
  report: {
    line: 'This saves a file on your device. Nothing is sent automatically: send it to the person you got Picket from.',
    contents: [
      'the version of Picket and of the rules',
      'your browser’s name and version, and its window size',
      'your settings',
      'one game, with Player 1, Player 2 … instead of names',
    ],
    game: (city: string) => `The game in the report is ${city}.`,
    noGame: 'There is no game on this device, so the file contains none.',
    save: 'Save report',
    saved: 'Saved. It’s plain text: have a look before you send it.',
  },
  browsers: {
    title: 'Browsers',
    line: 'Chrome and Edge from version 120, Firefox from 128 and Safari from 17.4, on phones and computers. Picket is tested with Chromium; if another browser gives you trouble, please report it.',
  },
  version: {
    title: 'Version',
    line: (version: string, build: string, rules: number) =>
      `Picket ${version}, build ${build}, rules ${rules}.`,
  },
  licences: {
    title: 'Licences',
    line: 'Picket is released under the MIT licence and includes other people’s work:',
    missing: 'The licences couldn’t be loaded. They are in the file shipped.json next to this page.',
  },
};
