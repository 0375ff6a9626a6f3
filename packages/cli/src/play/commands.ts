import type { Step } from 'picket-engine';
import type { Said, Text } from '../text/text.ts';
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

/** A line of the help: an input, and its effect. */
export interface Help {
  readonly shape: string;
  /** Further inputs in the player's language. */
  readonly example?: Said;
  readonly about: keyof Text['guide']['commands'];
  /** Only with, or only without, a hand of cards; absent for both. */
  readonly hand?: boolean;
  /** Only at an online table, or only in a game at this keyboard; absent for both. */
  readonly online?: boolean;
}

export const HELP: readonly Help[] = [
  { shape: '1 2 3', about: 'pick', hand: false },
  { shape: '1/3', about: 'pickHand', hand: true },
  { shape: 't5 m3 b12', about: 'write' },
  { shape: '+1 -2', about: 'temp' },
  { shape: 'ft4', about: 'fence' },
  { shape: 'v3', about: 'improve' },
  { shape: 'p o', about: 'parkPool' },
  { shape: 'xm4', about: 'bis' },
  { shape: 'n', about: 'skip', hand: false },
  { shape: 'n n2', about: 'skipHand', hand: true },
  { shape: 'ct6', about: 'roundabout' },
  { shape: 'g1 gB', about: 'plan' },
  { shape: '!', about: 'reshuffle' },
  { shape: 'u redo', about: 'undo' },
  { shape: 'why t5', about: 'why' },
  { shape: 'h', about: 'hint', online: false },
  { shape: 's 2', about: 'show' },
  { shape: 'r', about: 'recap' },
  { shape: 'plans', about: 'plans' },
  { shape: 'say', example: ({ guide }) => guide.hello, about: 'say', online: true },
  { shape: 'back', about: 'back', online: true },
  { shape: 'resign', about: 'resign', online: true },
  { shape: 'c', about: 'confirm' },
  { shape: '? q', about: 'leaveGame', online: false },
  { shape: '? q', about: 'leaveTable', online: true },
];
