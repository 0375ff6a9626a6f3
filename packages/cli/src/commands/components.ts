import { BUILT_IN, componentsOf, DATA_VERSION, EDITIONS, type Components } from 'picket-engine';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';

export const components: Command = {
  name: 'components',
  operands: '',
  takes: [0, 0],
  about: 'Print the built-in cards, sheets and plans as a components file',
  options: {
    edition: { value: EDITIONS.join('|'), about: 'Only this edition' },
    data: { value: 'N', about: `Version of the data (default ${DATA_VERSION}, the newest)` },
  },
  examples: ['components --edition 2023 > mine.json'],
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
  throw new Failure(`Unknown data version “${text}”. The newest is ${DATA_VERSION}.`);
}
