import type { Step } from 'picket-engine';
import type { Input } from './input.ts';

/** A command that is not a step: its names and its input. */
export interface Word {
  readonly names: readonly string[];
  readonly input: Exclude<Input, { readonly kind: 'step' | 'plan' | 'card' | 'why' | 'show' | 'say' }>;
}

export const WORDS: readonly Word[] = [
  { names: ['none'], input: { kind: 'none' } },
  { names: ['u', 'undo'], input: { kind: 'undo' } },
  { names: ['redo'], input: { kind: 'redo' } },
  { names: ['confirm'], input: { kind: 'confirm' } },
  { names: ['?', 'help'], input: { kind: 'help' } },
  { names: ['h', 'hint'], input: { kind: 'hint' } },
  { names: ['plans'], input: { kind: 'plans' } },
  { names: ['r', 'round'], input: { kind: 'recap' } },
  { names: ['chat'], input: { kind: 'chat' } },
  { names: ['back'], input: { kind: 'takeBack' } },
  { names: ['start'], input: { kind: 'start' } },
  { names: ['leave', 'resign'], input: { kind: 'resign' } },
  { names: ['q', 'quit'], input: { kind: 'quit' } },
];

/** Steps typed as numbers, houses and signs. */
type Wordless = 'choose' | 'write' | 'temp';

/** The other steps as words, with their letter in the notation. */
const STEPS: { readonly [D in Exclude<Step['do'], Wordless>]: readonly [word: string, letter: string] } = {
  fence: ['fence', 'f'],
  improve: ['value', 'v'],
  park: ['park', 'p'],
  pool: ['pool', 'o'],
  bis: ['bis', 'x'],
  roundabout: ['roundabout', 'c'],
  plan: ['plan', 'g'],
  refuse: ['refuse', 'n'],
  reshuffle: ['reshuffle', '!'],
};

/** The letter of a word. */
export const LONG: { readonly [word: string]: string } = Object.fromEntries(Object.values(STEPS));

/** A line of the help: what to type, and what it does. */
export interface Help {
  readonly shape: string;
  readonly about: string;
  /** Only with, or only without, a hand of cards; absent for both. */
  readonly hand?: boolean;
  /** Only at a table of a server, or only in a game at this keyboard; absent for both. */
  readonly online?: boolean;
}

export const HELP: readonly Help[] = [
  { shape: '1 2 3', about: 'pick a card; later, pick another and keep what still fits', hand: false },
  {
    shape: '1/3',
    about: 'use the number of card 1 and the action of card 3; later, change them',
    hand: true,
  },
  { shape: 't5 m3 b12', about: 'write in this house: t, m or b for the street, then its house number' },
  { shape: '+1 -2', about: 'change the number with a temp, before it is written' },
  { shape: 'ft4', about: 'build a fence after this house' },
  { shape: 'v3', about: 'raise the value of estates of this size' },
  { shape: 'p o', about: 'cross a park box, build the pool: done automatically as you write' },
  { shape: 'xm4', about: 'copy a neighbour into this house (xm4l: the left one)' },
  { shape: 'n', about: 'skip the action; before picking a card: take a permit refusal', hand: false },
  { shape: 'n n2', about: 'skip the action, or take a permit refusal (n2: and pass card 2)', hand: true },
  { shape: 'ct6', about: 'build a roundabout here (advanced game)' },
  { shape: 'g1 gB', about: 'claim a plan (gA(t1-3,m5): with these estates)' },
  { shape: '!', about: 'ask for a reshuffle with the first plan of the game (2018 edition)' },
  { shape: 'u redo', about: 'undo the last command of this turn, or redo it' },
  { shape: 'why t5', about: 'show whether a command is allowed, or which rule forbids it' },
  { shape: 'h', about: 'hint: the turn that a Master would play, and why', online: false },
  { shape: 's 2', about: 'show the sheet of player 2; s alone shows yours' },
  { shape: 'r', about: 'show what everyone did in the last round' },
  { shape: 'plans', about: 'show the plans with their whole text' },
  { shape: 'say hello', about: 'chat with the table; chat alone shows the last lines', online: true },
  { shape: 'back', about: 'take back your turn, until everyone has played', online: true },
  { shape: 'resign', about: 'give up your seat: a bot plays it to the end', online: true },
  { shape: 'c', about: 'confirm the turn' },
  { shape: '? q', about: 'show this list; leave the game, which is saved', online: false },
  { shape: '? q', about: 'show this list; leave, and keep your seat', online: true },
];
