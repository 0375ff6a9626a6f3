import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { asFailure, configFrom, DATABASE, serverPackage } from './serve.ts';

export const restore: Command = {
  name: 'restore',
  operands: 'FILE',
  takes: [1, 1],
  about: 'Restore a backup to an empty data folder or database',
  options: {
    data: { value: 'FOLDER', about: 'The data folder of the server (default ./data)' },
    database: { value: 'URL', about: DATABASE },
    config: { value: 'FILE', about: 'The configuration file of the server' },
  },
  examples: ['restore picket-monday.db --data /var/lib/picket'],
  run: async (args) => {
    const [file = ''] = args.operands;
    if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
    const server = await serverPackage();
    const rows = await server.restore(file, await configFrom(args)).catch(asFailure);
    process.stdout.write(`Restored ${rows} rows, and compared each with the backup.\n`);
    return 0;
  },
};
