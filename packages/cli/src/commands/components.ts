import { BUILT_IN, componentsOf, DATA_VERSION, EDITIONS, type Components } from 'picket-engine';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';

export const components: Command = {
  name: 'components',
  operands: () => '',
  takes: [0, 0],
  about: ({ commands }) => commands.components.about,
  options: {
    edition: { value: () => EDITIONS.join('|'), about: ({ commands }) => commands.components.edition },
    data: {
      value: ({ help }) => help.values.number,
      about: ({ commands }) => commands.components.data(DATA_VERSION),
    },
  },
  examples: () => ['components --edition 2023 > mine.json'],
  run: async (args) => {
    const edition = args.has('edition') ? args.oneOf('edition', EDITIONS, EDITIONS[0]) : undefined;
    const all = ofVersion(args.text('data') ?? String(DATA_VERSION));
    const kept = Object.entries(all.editions).filter(([id]) => edition === undefined || id === edition);
    const file: Components = { ...all, editions: Object.fromEntries(kept) };
    process.stdout.write(`${JSON.stringify(file, undefined, 2)}\n`);
    return 0;
  },
};

function ofVersion(text: string): Components {
  const found = /^\d+$/.test(text) ? componentsOf(BUILT_IN, Number(text)) : undefined;
  if (found !== undefined) return found;
  throw new Failure('unknown-data', text, DATA_VERSION);
}
