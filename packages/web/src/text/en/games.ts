import type { GamesText } from '../gamesText.ts';
import { counted, plural } from './phrase.ts';
import { signed } from '../signed.ts';

export const games: GamesText = {
  title: 'Your towns',
  line: 'Every game you play is kept in this browser, as it stands.',
  newGame: 'New game',
  elsewhere: 'Your tables online',
  bringIn: 'Bring in a record',
  drop: 'Drop records here to bring them in',
  underWay: 'Under way',
  finished: 'Finished',
  unreadable: 'No longer readable',
  unreadableLine: 'What was kept of this game is damaged. Your other towns are unharmed.',
  empty: {
    title: 'No towns yet',
    line: 'Your first one will stand here as soon as its first card is turned.',
  },
  advanced: 'Advanced',
  ownComponents: 'Your own components',
  practice: 'Practice',
  imported: 'Brought in',
  round: (round) => `Round ${round}`,
  player: ({ name, bot, points }) =>
    [bot ? `${name} (bot)` : name, ...(points === undefined ? [] : [signed(points)])].join(' '),
  players: (players) => players.join(', '),
  more: (count) => `+${count}`,
  acts: {
    resume: { name: 'Continue', label: (city) => `Continue ${city}` },
    look: { name: 'Look at it', label: (city) => `Look at it: ${city}` },
    save: { name: 'Save', label: (city) => `Save the record of ${city}` },
    remove: { name: 'Remove', label: (city) => `Remove ${city}` },
  },
  removed: (city) => `${city} is removed.`,
  removedNameless: 'The game is removed.',
  undo: 'Undo',
  undoLabel: (city) => `Undo: bring back ${city}`,
  restored: (city) => `${city} is back.`,
  savedUnderWay:
    'Saved as far as it is played. It can be brought in somewhere else once the game is over and its cards may be known.',
  came: (count) => `${counted(count, 'game', 'games')} brought in.`,
  wereThere: (count) =>
    `${counted(count, 'game', 'games')} ${plural(count, 'was', 'were')} here already, and nothing was changed.`,
  refused: (file, why) => `${file}: ${why}`,
  couldNotRead: 'The browser could not read this file. Try again, or pick another.',
  lineOf: (file, line) => `${file}, line ${line}`,
  keeping: {
    where: (games) => `${counted(games, 'game is', 'games are')} kept in this browser, on this device only.`,
    size: (size) => `Picket uses ${size} here.`,
    promised: 'The browser has promised not to clear them away by itself.',
    notPromised: 'The browser may clear them away when it runs out of room.',
    ask: 'Ask it to keep them',
    declined: 'The browser gave no promise. Save the records of games you want to be sure of.',
  },
};
