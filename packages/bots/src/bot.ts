import type { Random, Step, View } from '@picket/engine';
import { randomBot } from './random.ts';

/** A computer player: what it may know and a source of chance in, a whole turn out. */
export type Bot = (view: View, random: Random) => readonly Step[];

/** Every bot by the name that options and commands use. */
export const bots: { readonly [name: string]: Bot } = { random: randomBot };
