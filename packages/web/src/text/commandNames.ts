/** What can be typed in the text view besides the notation; each has a word in every language. */

/** About the turn. */
type TurnCommand = 'confirm' | 'skip' | 'undo' | 'redo' | 'hint' | 'play';

/** Questions about the game. */
export type QuestionName =
  | 'what'
  | 'fits'
  | 'why'
  | 'explain'
  | 'cards'
  | 'round'
  | 'sheet'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'plans'
  | 'score'
  | 'others'
  | 'town'
  | 'who'
  | 'last'
  | 'odds'
  | 'time';

/** Talking to the others. */
export const TALK = ['say', 'chat', 'react'] as const;

/** On a replay, and around a real table. */
type AlongGames = 'next' | 'back' | 'event' | 'view' | 'give' | 'claim' | 'left' | 'came';

/** Before and after a game. */
type AroundGames = 'start' | 'bot' | 'link' | 'again' | 'same' | 'export' | 'leave';

/** The page itself. */
type PageCommand = 'help' | 'repeat' | 'set' | 'menu' | 'picture';

export type CommandName =
  TurnCommand | QuestionName | (typeof TALK)[number] | AlongGames | AroundGames | PageCommand;

/** A command in one language. */
export interface CommandWords {
  /** What is typed. */
  readonly word: string;
  /** An example of what can follow it. */
  readonly example?: string;
  readonly about: string;
}
