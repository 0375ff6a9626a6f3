import type { CommandName } from '../text/commandNames.ts';
import type { KeyName } from '../text/text.ts';
import { LETTERS } from './readCommand.ts';

/** The key of the picture view for a command; undefined if it only has a button. */
export const COMMAND_KEYS: { readonly [C in CommandName]?: KeyName } = {
  confirm: 'confirm',
  skip: 'skip',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  what: 'sayNow',
  explain: 'sayThis',
  cards: 'sayRound',
  round: 'sayRound',
  sheet: 'saySheet',
  top: 'top',
  middle: 'middle',
  bottom: 'bottom',
  plans: 'sayPlans',
  score: 'sayScore',
  others: 'sayOthers',
  who: 'sayAwaited',
  last: 'sayLastRound',
  odds: 'odds',
  chat: 'chat',
  say: 'chat',
  react: 'chat',
  help: 'help',
  set: 'settings',
  menu: 'menu',
  picture: 'textView',
};

/** The one-letter commands. */
export function lettersOf(name: CommandName): string[] {
  return Object.entries(LETTERS)
    .filter(([, command]) => command === name)
    .map(([letter]) => letter);
}
