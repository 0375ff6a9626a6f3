import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { asFailure, configFrom, SERVER_OPTIONS, serverPackage } from './serve.ts';

export const backup: Command = {
  name: 'backup',
  operands: ({ help }) => help.operands.file,
  takes: [1, 1],
  about: ({ commands }) => commands.backup.about,
  options: SERVER_OPTIONS,
  examples: () => ['backup picket-monday.db'],
  run: async (args, text) => {
    const [file = ''] = args.operands;
    if (existsSync(file)) throw new Failure('file-exists', file);
    const config = await configFrom(args);
    const { backUp } = await serverPackage();
    const isDone = await backUp(config, file)
      .catch(asFailure)
      .catch((error: unknown) => {
        throw fileFailure('write', file, error);
      });
    if (!isDone) throw new Failure('no-server-data', config.data);
    process.stdout.write(`${text.backup.done(file)}\n`);
    return 0;
  },
};
