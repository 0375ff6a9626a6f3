import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { asFailure, configFrom, SERVER_OPTIONS, serverPackage } from './serve.ts';

export const restore: Command = {
  name: 'restore',
  operands: ({ help }) => help.operands.file,
  takes: [1, 1],
  about: ({ commands }) => commands.restore.about,
  options: SERVER_OPTIONS,
  examples: () => ['restore picket-monday.db --data /var/lib/picket'],
  run: async (args, text) => {
    const [file = ''] = args.operands;
    if (!existsSync(file)) throw new Failure('cannot-read', file, 'ENOENT');
    const server = await serverPackage();
    const rows = await server.restore(file, await configFrom(args)).catch(asFailure);
    process.stdout.write(`${text.backup.restored(rows)}\n`);
    return 0;
  },
};
