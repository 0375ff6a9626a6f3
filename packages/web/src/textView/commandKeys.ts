import type { CommandName } from '../text/commandNames.ts';
import type { KeyName } from '../text/text.ts';
import { LETTERS } from './readCommand.ts';

/** The key of the picture view that does the same as a command; none where it has a button only. */
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

/** The letters that are short for a command. */
export function lettersOf(name: CommandName): string[] {
  return Object.entries(LETTERS)
    .filter(([, command]) => command === name)
    .map(([letter]) => letter);
}
