import type { AboutText, UpdateText } from '../aboutText.ts';
import { counted } from './phrase.ts';

const daysOf = (days: number): string => counted(days, 'day', 'days');

const credits =
  'Welcome To… Your Perfect Home was designed by Benoit Turpin and illustrated by Anne Heidsieck, with the AAA solo mode by Alexis Allard; it is published by Blue Cocker. Picket is an unofficial fan project with its own text and artwork.';

export const about: AboutText = {
  title: 'Small print',
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
    line: 'Games that you play here stay in this browser, on this device. Nothing of them is sent anywhere, and nobody counts your visits.',
    things: [
      { name: 'Your towns', line: 'games, turns in the making, and components files (IndexedDB “picket”)' },
      {
        name: 'Your choices',
        line: 'settings, the last set-up, the filter of the rules (local storage “picket.…”)',
      },
      {
        name: 'Your seats elsewhere',
        line: 'the keys to them, turns on their way, whom you hide, your name (local storage “picket.…”)',
      },
      {
        name: 'Picket itself',
        line: 'so that it opens without a network, what strong bots need, and the words of reminders (caches “picket…”)',
      },
    ],
    erase: 'Delete everything',
    ask: {
      title: 'Delete everything?',
      line: (games, files) =>
        `This deletes ${[
          ...(games === 0 ? [] : [counted(games, 'game', 'games')]),
          ...(files === 0 ? [] : [counted(files, 'components file', 'components files')]),
          'all your settings and keys',
        ].join(', ')}, and the copy of Picket that works without a network.`,
      cannot: 'It cannot be undone. Save the records you want to keep first.',
      yes: 'Delete everything',
      no: 'Keep it',
    },
    failed: 'Not everything could be deleted. Close the other tabs with Picket and try again.',
  },
  elsewhere: {
    title: 'What a server keeps when you play together',
    line: 'Only once you make a table or sit down at one. There are no accounts, no cookies and no advertising, and nothing is handed on.',
    things: (days) => [
      {
        name: 'The table',
        line: `what is played, the names and towns that people gave, every turn, and since when somebody is away. A game that was finished stays; ${
          days === undefined
            ? 'a table that never started, or was never finished, goes after some days without anybody.'
            : `a table that never started goes after ${daysOf(days.lobbyDays)} without anybody, one that was never finished after ${daysOf(days.unfinishedDays)}.`
        }`,
      },
      {
        name: 'Your seat',
        line: `a secret key that only your browser has; the server keeps its fingerprint. A link to another device is good once, and for ${
          days === undefined ? 'some days' : daysOf(days.linkDays)
        }.`,
      },
      {
        name: 'What you say',
        line: 'the last hundred lines, as long as the table is kept. Reports go to whoever runs the server.',
      },
      {
        name: 'Reminders',
        line: 'if you ask for them, the address that your browser gives for them, until you want them no more. What they say is encrypted on the way.',
      },
      {
        name: 'Your network address',
        line: 'in memory, to slow down whoever asks too often. Logs have neither keys nor talk in them.',
      },
    ],
    unknown: 'How many days that is, every server sets for itself: open “Play together”, and it stands here.',
    ask: 'Whoever runs the server sets these times, and can close a table or delete a game or all that you left there: ask them.',
  },
  report: {
    title: 'Report a problem',
    line: 'This makes a file for you to save. It goes nowhere by itself: send it to whoever gave you Picket.',
    contents: [
      'the version of Picket and of the rules',
      'what your browser calls itself, and the size of its window',
      'your settings',
      'the record of one game, with Player 1, Player 2 … in place of names',
    ],
    game: (city) => `The game is ${city}.`,
    noGame: 'There is no game here, so the file has none.',
    save: 'Save the report',
    saved: 'Saved. Have a look inside before you send it, if you like: it is plain text.',
  },
  browsers: {
    title: 'Browsers',
    line: 'Chrome and Edge from version 120, Firefox from 128 and Safari from 17.4, on phones and computers. It is tested with Chromium; if another one gives you trouble, a report helps.',
  },
  version: {
    title: 'Version',
    line: (version, build, rules) => `Picket ${version}, build ${build}, rules ${rules}.`,
  },
  licences: {
    title: 'Licences',
    line: 'Picket stands under the MIT licence, and it contains the work of others:',
    missing: 'The licences could not be read just now. They are in the file shipped.json beside this page.',
  },
};

export const update: UpdateText = {
  name: 'New version',
  ready: 'A new version is ready.',
  now: 'Use it now',
  later: 'Later',
};
