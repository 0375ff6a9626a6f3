import { builtIn, EDITIONS, type Components } from '@picket/engine';
import type { Command } from '../command.ts';

/** Prints the numbers that come with the program, in the form in which they can be replaced. */
export const components: Command = {
  name: 'components',
  operands: '',
  takes: [0, 0],
  about: 'Print the built-in numbers of cards, sheets and plans as a components file',
  options: { edition: { value: EDITIONS.join('|'), about: 'Only this edition' } },
  examples: ['components --edition 2023 > mine.json'],
  run: async (args) => {
    const edition = args.has('edition') ? args.oneOf('edition', EDITIONS, EDITIONS[0]) : undefined;
    const kept = Object.entries(builtIn.editions).filter(([id]) => edition === undefined || id === edition);
    const file: Components = { ...builtIn, editions: Object.fromEntries(kept) };
    process.stdout.write(`${JSON.stringify(file, undefined, 2)}\n`);
    return 0;
  },
};
