import type { Step } from 'picket-engine';
import type { ExpectedToken } from 'picket-engine/notation';
import type { CommandName, CommandWords } from '../commandNames.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The commands, and what they do. */
export const commands: { readonly [C in CommandName]: CommandWords } = {
  confirm: { word: 'confirm', about: 'confirm the turn, like Enter on an empty line' },
  skip: { word: 'skip', about: 'skip the action' },
  undo: { word: 'undo', about: 'undo the last step, or take a confirmed turn back' },
  redo: { word: 'redo', about: 'redo the step you undid' },
  hint: { word: 'hint', about: 'what a Master would do, in a game on this device' },
  play: { word: 'play', about: 'play the hint' },
  what: { word: 'what', about: 'what can I do now?' },
  fits: { word: 'fits', example: '1, m5', about: 'where does a card fit, or what fits a house?' },
  why: { word: 'why', example: 'm5, ft4', about: 'is this step allowed, and if not, why?' },
  explain: { word: 'explain', example: '1, m5, ga, parks', about: 'explain a card, house, plan or track' },
  cards: { word: 'cards', about: 'the cards, and where they fit' },
  round: { word: 'round', about: 'the round and its cards' },
  sheet: { word: 'sheet', about: 'your whole sheet' },
  top: { word: 'top', about: 'your top street' },
  middle: { word: 'middle', about: 'your middle street' },
  bottom: { word: 'bottom', about: 'your bottom street' },
  plans: { word: 'plans', about: 'the plans' },
  score: { word: 'score', example: 'parks', about: 'your score, and where it comes from' },
  others: { word: 'others', about: 'the other players' },
  town: { word: 'town', example: '2, Otto', about: 'the town of another player' },
  who: { word: 'who', about: 'who hasn’t played?' },
  last: { word: 'last', about: 'what happened in the last round' },
  odds: { word: 'odds', example: 'm5', about: 'how likely your gaps are to get a number' },
  time: { word: 'time', about: 'how much time is left' },
  say: { word: 'say', example: 'hello', about: 'send a message to the table' },
  chat: { word: 'chat', about: 'the last messages' },
  react: { word: 'react', example: 'bravo', about: 'send a reaction' },
  next: { word: 'next', about: 'the next step, or the next cards' },
  back: { word: 'back', about: 'back to the previous step, or the previous cards' },
  event: { word: 'event', about: 'on to the next plan or refusal' },
  view: {
    word: 'view',
    example: '2, Otto',
    about: 'the replay as one player saw it; without a player, everyone’s',
  },
  give: { word: 'give', example: '2', about: 'give a card away' },
  claim: { word: 'claim', example: 'a, b Otto', about: 'a plan was claimed; type it again to undo that' },
  left: { word: 'left', about: 'how many cards are left' },
  came: { word: 'came', example: 'a', about: 'a special card came up; type it again to undo that' },
  start: { word: 'start', about: 'start the game' },
  bot: { word: 'bot', example: 'master', about: 'add a bot' },
  link: { word: 'link', about: 'the code and the link for others' },
  again: { word: 'again', about: 'play again' },
  same: { word: 'same', about: 'play the same cards again' },
  export: { word: 'export', about: 'export the game' },
  leave: { word: 'leave', about: 'leave this page' },
  help: { word: 'help', about: 'everything you can type' },
  repeat: { word: 'repeat', about: 'say the last answer again' },
  set: { word: 'set', example: 'sound off', about: 'read or change a setting' },
  menu: { word: 'menu', about: 'open the menu' },
  picture: { word: 'picture', about: 'switch to the picture view' },
};

/** Words for steps, instead of their letters in the notation; none for numbers and houses. */
export const stepWords: { readonly [K in Exclude<Step['do'], 'choose' | 'write' | 'temp'>]: string } = {
  fence: 'fence',
  improve: 'value',
  park: 'park',
  pool: 'pool',
  bis: 'bis',
  roundabout: 'roundabout',
  plan: 'plan',
  refuse: 'refuse',
  reshuffle: 'reshuffle',
};

/** What is missing in a step; by default, that it wasn’t understood. */
const missing: { readonly [T in ExpectedToken]?: string } = {
  street: 'Add a house, such as ft4.',
  house: 'Add a house number, such as t5.',
  size: 'Add an estate size, such as v3.',
  slot: 'Add a plan, such as ga.',
  side: 'Both neighbours are possible: add l for the left one or r for the right one.',
  card: 'Add a card: 1, 2 or 3.',
  change: 'Add a number, such as +1.',
  slash: 'Name two cards, such as 1/3: the first gives the number, the second the action.',
  comma: 'Close the list of estates with a bracket.',
  'closing-bracket': 'Close the list of estates with a bracket.',
};

export const typing = {
  unknown: (typed: string, suggestions: readonly string[]) =>
    `“${typed}” isn’t a turn or a question. Try ${OR.format(suggestions)}.`,
  missing: (expected: ExpectedToken | undefined) => (expected && missing[expected]) ?? '',
  /** A command that doesn’t apply here, such as chat in a game on this device. */
  notHere: (word: string) => `“${word}” does nothing here. Type help for what does.`,
  needs: (word: string, example: string) => `Add what you mean: ${word} ${example.split(',')[0] ?? ''}.`,
  nothingToRepeat: 'There is nothing to repeat yet.',
  /** A card, house, plan, player or setting that doesn’t exist. */
  noSuch: (typed: string) => `There is no “${typed}” here.`,
};
