import type { LevelId } from 'picket-bots';
import type { SheetId } from 'picket-engine';
import { en as words } from 'picket-words';
import type { Asked, SavedGame } from '../facts.ts';
import { either, list, listed } from './phrase.ts';

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** With more players than this, only the first is named. */
const MOST_NAMES = 4;

/** No bots. */
const NONE = 'none';

const WHAT: { readonly [A in Asked]: string } = {
  edition: 'Edition',
  mode: 'Mode',
  game: 'Game',
  sheet: 'Sheet',
};

/** “round 5 of Ada and Hazel, 2018 edition, 16 Nov, 20:15”. */
function saved({ round, players, edition, mode, saved }: SavedGame): string {
  const shown = players.length > MOST_NAMES ? [players[0] ?? '', `${players.length - 1} others`] : players;
  const parts = [
    `round ${round} of ${list(shown)}`,
    words.editions[edition],
    ...(mode === undefined ? [] : [words.modes[mode]]),
    ...(saved === undefined ? [] : [TIME.format(saved)]),
  ];
  return parts.join(', ');
}

/** Questions before a game. */
export const setup = {
  player: (nr: number) => `Player ${nr}`,
  bot: (nr: number) => `Bot ${nr}`,
  isYes: (line: string) => /^y(es)?$/i.test(line),

  // What to play
  title: 'Picket: write house numbers, complete estates, score the most points.',
  what: 'What would you like to play?',
  saved,
  savedIn: (file: string, game: SavedGame) => `${file}: ${saved(game)}`,
  continue: (game: SavedGame) => `Continue ${saved(game)}`,
  seat: (table: string, host: string) => `Return to your seat at table ${table}, ${host}`,
  gentle: 'A game against one gentle bot',
  other: 'Set up another game',
  join: 'Join an online table',
  whichGame: 'Which game?',

  // Options of a game
  /** What to type, besides the names of the options. */
  words: {
    basic: 'basic',
    advanced: 'advanced',
    classic: 'classic',
    blueprint: 'blueprint',
  } satisfies { readonly [W in SheetId | 'basic' | 'advanced']: string },
  level: (level: LevelId): string => level,
  ask: (what: Asked, values: readonly string[], usual: string) =>
    `${WHAT[what]}: ${either(values)}?  [${usual}] `,
  pleaseType: (values: readonly string[]) => `Please type ${either(values)}.`,
  pleaseNumber: (most: number) => `Please type a number from 1 to ${most}.`,
  opponent: (count: number) => `Opponent: 1 to ${count}?  [1] `,
  people: (usual: number) => `People: how many, or their names separated by commas?  [${usual}] `,
  pleasePeople: (min: number, max: number) => `Please enter ${min} to ${max} people.`,
  none: NONE,
  bots: (usual: readonly string[]) =>
    `Bots: how many, or their levels separated by commas?  [${usual.join(',') || NONE}] `,
  pleaseBots: (min: number, max: number) => `Please enter ${min} to ${max} bots.`,
  levels: (levels: readonly string[]) => `The levels are ${listed(levels)}.`,
  /** A question with its default, which Enter accepts. */
  question: (question: string, usual: string) => (usual === '' ? `${question} ` : `${question}  [${usual}] `),
  where: 'The link of the table, or its code:',
  server: 'Server?',
  name: 'Your name?',
};
