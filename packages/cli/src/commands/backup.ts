import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { configFrom, forOperator, serverPackage } from './serve.ts';

export const backup: Command = {
  name: 'backup',
  operands: 'FILE',
  takes: [1, 1],
  about: 'Copy the data of a server, which may be running, into one file',
  options: {
    data: { value: 'FOLDER', about: 'The folder of the server (default ./data)' },
    config: { value: 'FILE', about: 'The configuration file of the server' },
  },
  examples: ['backup picket-monday.db'],
  run: async (args) => {
    const [file = ''] = args.operands;
    if (existsSync(file)) throw new Failure(`There is already a file ${file}.`);
    const { data } = await configFrom(args);
    const { backUp } = await serverPackage();
    const pages = await backUp(data, file)
      .catch(forOperator)
      .catch((error: unknown) => {
        throw fileFailure('write', file, error);
      });
    if (pages === undefined) throw new Failure(`There is no data of a server in ${data}.`);
    process.stdout.write(`${file} holds every table and game, as of now.\n`);
    return 0;
  },
};
