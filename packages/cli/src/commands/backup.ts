import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { asFailure, configFrom, DATABASE, serverPackage } from './serve.ts';

export const backup: Command = {
  name: 'backup',
  operands: 'FILE',
  takes: [1, 1],
  about: 'Back up the data of a server, also while it runs',
  options: {
    data: { value: 'FOLDER', about: 'The data folder of the server (default ./data)' },
    database: { value: 'URL', about: DATABASE },
    config: { value: 'FILE', about: 'The configuration file of the server' },
  },
  examples: ['backup picket-monday.db'],
  run: async (args) => {
    const [file = ''] = args.operands;
    if (existsSync(file)) throw new Failure(`${file} already exists.`);
    const config = await configFrom(args);
    const { backUp } = await serverPackage();
    const isDone = await backUp(config, file)
      .catch(asFailure)
      .catch((error: unknown) => {
        throw fileFailure('write', file, error);
      });
    if (!isDone) throw new Failure(`There is no server data in ${config.data}.`);
    process.stdout.write(`Backed up all tables and games to ${file}.\n`);
    return 0;
  },
};
