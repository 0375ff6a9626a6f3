import { SLOTS, type Spot } from '@picket/engine';
import type { Input } from './input.ts';
import { PLACE, placeOf, type Words } from './words.ts';

/** A command: how it is typed, what it does, and how its words are read. */
export interface Verb {
  readonly names: readonly string[];
  /** How it is typed, for the help and for whoever got it wrong. */
  readonly shape: string;
  /** For the help; empty where another line speaks for it. */
  readonly about: string;
  /** Reads what follows the name, or returns undefined if that makes no sense. */
  read(words: Words, readNext: () => Input | undefined): Input | undefined;
}

export const VERBS: readonly Verb[] = [
  {
    names: [],
    shape: '1 2 3',
    about: 'take an offer; later, take another and keep what still fits',
    read: () => undefined,
  },
  {
    names: [],
    shape: 't5 m3 b12',
    about: 'write into this house of the top, middle or bottom street',
    read: () => undefined,
  },
  { names: [], shape: '+1 -2', about: 'have a temp change the number (also t5+1)', read: () => undefined },
  {
    names: ['f', 'fence'],
    shape: 'f t4',
    about: 'put up a fence behind this house',
    read: (words) => withPlace(words, (at) => ({ kind: 'fence', at })),
  },
  {
    names: ['v', 'value'],
    shape: 'v3',
    about: 'raise the value of estates of this size',
    read: (words) => withNumber(words, (size) => ({ kind: 'improve', size })),
  },
  {
    names: ['p', 'park'],
    shape: 'p o',
    about: 'cross a park box, build the pool: done by itself as you write',
    read: () => ({ kind: 'park' }),
  },
  { names: ['o', 'pool'], shape: 'o', about: '', read: () => ({ kind: 'pool' }) },
  {
    names: ['x', 'bis'],
    shape: 'x m4',
    about: 'copy a neighbour into this house (x m4 l: the left one)',
    read: readBis,
  },
  { names: ['n', 'none'], shape: 'n', about: 'leave the action unused', read: () => ({ kind: 'none' }) },
  {
    names: ['r', 'roundabout'],
    shape: 'r t6',
    about: 'build a roundabout here (advanced game)',
    read: (words) => withPlace(words, (at) => ({ kind: 'roundabout', at })),
  },
  {
    names: ['g', 'plan'],
    shape: 'g1',
    about: 'validate a plan (g1 t2 m5: with the estates of these houses)',
    read: readPlan,
  },
  {
    names: ['reshuffle'],
    shape: 'reshuffle',
    about: 'ask for a reshuffle with the first plan of the game',
    read: () => ({ kind: 'reshuffle' }),
  },
  {
    names: ['refuse'],
    shape: 'refuse',
    about: 'take a permit refusal when no number fits',
    read: () => ({ kind: 'refuse' }),
  },
  {
    names: ['u', 'undo'],
    shape: 'u redo',
    about: 'undo the last command of this turn, or take the undo back',
    read: () => ({ kind: 'undo' }),
  },
  { names: ['redo'], shape: 'redo', about: '', read: () => ({ kind: 'redo' }) },
  {
    names: ['why', 'w'],
    shape: 'why t5',
    about: 'say whether a command is allowed, and by which rule it is not',
    read: readWhy,
  },
  {
    names: ['s', 'show'],
    shape: 's 2',
    about: 'show the sheet of player 2; s alone shows yours',
    read: readShow,
  },
  { names: ['c', 'confirm'], shape: 'c', about: 'hand the turn in', read: () => ({ kind: 'confirm' }) },
  { names: ['?', 'h', 'help'], shape: '?', about: 'show this list', read: () => ({ kind: 'help' }) },
  { names: ['q', 'quit'], shape: 'q', about: 'leave the game', read: () => ({ kind: 'quit' }) },
];

function withPlace(words: Words, make: (at: Spot) => Input): Input | undefined {
  const at = placeOf(words.takeIf(PLACE));
  return at === undefined ? undefined : make(at);
}

function withNumber(words: Words, make: (number: number) => Input): Input | undefined {
  const number = words.takeIf(/^\d$/);
  return number === undefined ? undefined : make(Number(number));
}

function readBis(words: Words): Input | undefined {
  return withPlace(words, (at) => {
    const side = words.takeIf(/^(l|r|left|right)$/);
    return side === undefined
      ? { kind: 'bis', at }
      : { kind: 'bis', at, from: side.startsWith('l') ? 'left' : 'right' };
  });
}

function readPlan(words: Words): Input | undefined {
  const name = words.takeIf(/^[abc123]$/);
  if (name === undefined) return undefined;
  const slot = SLOTS[/\d/.test(name) ? Number(name) - 1 : 'abc'.indexOf(name)];
  const houses: Spot[] = [];
  for (let at = placeOf(words.next); at !== undefined; at = placeOf(words.next)) {
    houses.push(at);
    words.take();
  }
  return slot === undefined ? undefined : { kind: 'plan', slot, houses };
}

function readWhy(_: Words, readNext: () => Input | undefined): Input | undefined {
  const input = readNext();
  return input && { kind: 'why', input };
}

function readShow(words: Words): Input {
  const number = words.takeIf(/^\d{1,2}$/);
  return number === undefined ? { kind: 'show' } : { kind: 'show', seat: Number(number) - 1 };
}
