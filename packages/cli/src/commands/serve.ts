import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'picket-server';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, systemCode } from '../failure.ts';

export const serve: Command = {
  name: 'serve',
  operands: '',
  takes: [0, 0],
  about: 'Serve the game: the client, tables for playing together, and their API',
  options: {
    port: { value: 'N', about: 'The port (default 4600, or the next free one)' },
    host: { value: 'NAME', about: 'The address to listen on (default localhost; 0.0.0.0 for everyone)' },
    data: { value: 'FOLDER', about: 'Where everything is kept (default ./data)' },
    config: { value: 'FILE', about: 'A JSON file with settings; docs/running.md lists them' },
    'trust-proxy': { about: 'Believe the proxy in front about the addresses of players' },
  },
  examples: ['serve', 'serve --port 8080 --host 0.0.0.0 --data /var/lib/picket --trust-proxy'],
  run: async (args) => {
    const config = await configFrom(args);
    if (!existsSync(join(config.client, 'index.html'))) {
      throw new Failure('The client is not built yet: npm start builds it.');
    }
    const { run } = await serverPackage();
    const { port, ended } = await run(config).catch((error: unknown) => {
      const code = systemCode(error);
      if (code === 'EADDRINUSE') throw new Failure(`Port ${config.port} and those after it are taken.`);
      if (code === 'EACCES') throw new Failure(`Port ${config.port} or ${config.data} is not allowed.`);
      return forOperator(error);
    });
    if (port !== config.port) process.stderr.write(`Port ${config.port} is taken.\n`);
    process.stdout.write(`Picket is at http://${config.host}:${port} (Ctrl-C stops it).\n`);
    await ended;
    return 0;
  },
};

/** Loaded by those commands alone that need it: the others start quicker without. */
export const serverPackage = () => import('picket-server');

/** What is wrong with the data of a server can be put right by whoever runs it. */
export async function forOperator(error: unknown): Promise<never> {
  const { DataError } = await serverPackage();
  throw error instanceof DataError ? new Failure(error.message) : error;
}

/** Flags before environment before file. */
export async function configFrom(args: Arguments): Promise<Config> {
  const { ConfigError, readConfig } = await serverPackage();
  const port = args.text('port');
  try {
    return readConfig({
      environment: process.env,
      file: args.text('config'),
      flags: {
        // The server checks it: what is not a number is passed on as it was typed.
        port: port !== undefined && /^\d+$/.test(port) ? Number(port) : port,
        host: args.text('host'),
        data: args.text('data'),
        trustProxy: args.on('trust-proxy') ? true : undefined,
      },
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message);
    throw error;
  }
}
