import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from 'picket-server';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { asFailure, serverPackage } from './serve.ts';

export const move: Command = {
  name: 'move',
  operands: () => '',
  takes: [0, 0],
  about: ({ commands }) => commands.move.about,
  options: {
    from: { value: ({ help }) => help.values.place, about: ({ commands }) => commands.move.from },
    to: { value: ({ help }) => help.values.place, about: ({ commands }) => commands.move.to },
  },
  examples: () => ['move --from sqlite:./data --to postgres://picket@localhost/picket'],
  run: async (args, text) => {
    const [from, to] = [placeIn(args, 'from'), placeIn(args, 'to')];
    const { moveData, SQLITE } = await serverPackage();
    if (from.database === SQLITE && !existsSync(join(from.data, 'picket.db'))) {
      throw new Failure('no-server-data', from.data);
    }
    const rows = await moveData(from, to).catch(asFailure);
    process.stdout.write(`${text.backup.moved(rows)}\n`);
    return 0;
  },
};

function placeIn(args: Arguments, name: 'from' | 'to'): Required<Place> {
  const text = args.text(name) ?? '';
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { data: folder, database: 'sqlite' };
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return { data: '', database: text };
  throw new Failure('not-a-place', name, text);
}
