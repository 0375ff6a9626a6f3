import type { EditionId, ModeId, SheetId } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import { counted, dotted } from './phrase.ts';

export const games = {
  title: 'Your towns',
  line: 'Every game you play is saved in this browser.',
  newGame: 'New game',
  elsewhere: 'Your online tables',
  bringIn: 'Import game',
  saveAll: 'Export all games',
  savedAll: (count: number) =>
    `${counted(count, 'game', 'games')} saved in one file. Import it on another device; keep it to yourself, because it contains the coming cards of games in progress.`,
  drop: 'Drop game files here to import them',
  underWay: 'In progress',
  finished: 'Finished',
  unreadable: 'Damaged',
  unreadableLine: 'This saved game is damaged. Your other towns are fine.',
  empty: {
    title: 'No towns yet',
    line: 'Your first one appears here as soon as you start a game.',
  },
  practice: 'Practice',
  imported: 'Imported',
  /** “2023 edition · Standard · Blueprint · Advanced”. */
  kind: (kind: {
    readonly mode: ModeId;
    readonly edition: EditionId;
    readonly sheet: SheetId;
    readonly advanced: boolean;
    readonly ownComponents: boolean;
  }) =>
    dotted([
      words.editions[kind.edition],
      words.modes[kind.mode],
      kind.sheet === 'classic' ? '' : words.sheets[kind.sheet],
      kind.advanced ? 'Advanced' : '',
      kind.ownComponents ? 'Your own components' : '',
    ]),
  round: (round: number) => `Round ${round}`,
  /** A name, whether it is a bot, and its points once the game is over. */
  players: (
    players: readonly {
      readonly name: string;
      readonly bot: boolean;
      readonly points: number | undefined;
    }[],
  ) =>
    players
      .map(({ name, bot, points }) => {
        const who = bot ? `${name} (bot)` : name;
        return points === undefined ? who : `${who} ${signed(points)}`;
      })
      .join(', '),
  /** How many towns are not drawn. */
  more: (count: number) => `+${count}`,
  acts: {
    resume: { name: 'Continue', label: (city: string) => `Continue ${city}` },
    look: { name: 'View', label: (city: string) => `View ${city}` },
    save: { name: 'Export', label: (city: string) => `Export ${city}` },
    remove: { name: 'Delete', label: (city: string) => `Delete ${city}` },
  },
  removed: (city: string) => `Deleted ${city}.`,
  removedNameless: 'Game deleted.',
  undo: 'Undo',
  undoLabel: (city: string) => `Undo: restore ${city}`,
  restored: (city: string) => `Restored ${city}.`,
  savedUnderWay:
    'Exported up to this point. You can import it elsewhere once the game is over, because its cards are secret until then.',
  came: (count: number) => `${counted(count, 'game', 'games')} imported.`,
  wereThere: (count: number) =>
    `${counted(count, 'game was', 'games were')} already here, so nothing was changed.`,
  /** Why a file, or a line of it, was not imported. */
  refused: (file: string, line: number | undefined, why: string) =>
    line === undefined ? `${file}: ${why}` : `${file}, line ${line}: ${why}`,
  couldNotRead: 'The browser couldn’t read this file. Try again, or choose another.',
  keeping: {
    where: (games: number) =>
      `${counted(games, 'game is', 'games are')} saved in this browser, on this device only.`,
    size: (size: string) => `Picket uses ${size} here.`,
    promised: 'The browser has agreed to keep them.',
    notPromised: 'The browser may delete them if it runs out of space.',
    ask: 'Ask it to keep them',
    declined: 'The browser didn’t agree. Export the games you don’t want to lose.',
  },
};
