import type { Random, Step, View } from '@picket/engine';
import { levels } from './level.ts';
import { randomBot } from './random.ts';
import { chooseTurn } from './think.ts';

/** A computer player: what it may know and a source of chance in, a whole turn out. */
export type Bot = (view: View, random: Random) => readonly Step[];

/** Every bot by the name that options and commands use: one that plays at random, and the levels. */
export const bots: { readonly [name: string]: Bot } = {
  random: randomBot,
  ...Object.fromEntries(
    levels.map(({ id }): [string, Bot] => [id, (view, random) => chooseTurn(view, id, random)]),
  ),
};
