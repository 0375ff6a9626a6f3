import type { Random, Step, View } from 'picket-engine';
import { levels } from './level.ts';
import { randomBot } from './random.ts';
import { chooseTurn } from './think.ts';

/** A computer player: given a view and a random source, it returns a whole turn. */
export type Bot = (view: View, random: Random) => readonly Step[];

/** Every bot by the name used in options and commands: the random one, and the levels. */
export const bots: { readonly [name: string]: Bot } = {
  random: randomBot,
  ...Object.fromEntries(
    levels.map(({ id }): [string, Bot] => [id, (view, random) => chooseTurn(view, id, random)]),
  ),
};
