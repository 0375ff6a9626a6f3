import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'picket-server';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, systemCode } from '../failure.ts';

/** The same for all commands about a server's data. */
export const DATABASE = 'Address of a PostgreSQL database (default: a file in the data folder)';

export const serve: Command = {
  name: 'serve',
  operands: '',
  takes: [0, 0],
  about: 'Run a server: the client, online tables and their API',
  options: {
    port: { value: 'N', about: 'Port (default 4600, or the next free one)' },
    host: { value: 'NAME', about: 'Address to listen on (default localhost; 0.0.0.0 for all)' },
    data: { value: 'FOLDER', about: 'Data folder (default ./data)' },
    database: { value: 'URL', about: DATABASE },
    config: { value: 'FILE', about: 'JSON file with settings, listed in docs/running.md' },
    'trust-proxy': { about: 'Trust the proxy’s headers for client addresses' },
  },
  examples: ['serve', 'serve --port 8080 --host 0.0.0.0 --data /var/lib/picket --trust-proxy'],
  run: async (args) => {
    const config = await configFrom(args);
    if (!existsSync(join(config.client, 'index.html'))) {
      throw new Failure('The client has not been built. Run npm run build.');
    }
    const { run } = await serverPackage();
    const { port, ended } = await run(config).catch((error: unknown) => {
      const code = systemCode(error);
      if (code === 'EADDRINUSE') throw new Failure(`Port ${config.port} and the next ports are in use.`);
      if (code === 'EACCES') {
        throw new Failure(`Permission denied for port ${config.port} or folder ${config.data}.`);
      }
      return asFailure(error);
    });
    if (port !== config.port) process.stderr.write(`Port ${config.port} is in use.\n`);
    process.stdout.write(`Picket is at http://${config.host}:${port} (Ctrl-C stops it).\n`);
    await ended;
    return 0;
  },
};

/** Loaded on demand, so that other commands start faster. */
export const serverPackage = () => import('picket-server');

/** Reports problems with the data as a Failure. */
export async function asFailure(error: unknown): Promise<never> {
  const { DataError } = await serverPackage();
  throw error instanceof DataError ? new Failure(error.message) : error;
}

/** Flags override the environment, which overrides the file. */
export async function configFrom(args: Arguments): Promise<Config> {
  const { ConfigError, readConfig } = await serverPackage();
  const port = args.text('port');
  try {
    return readConfig({
      environment: process.env,
      file: args.text('config'),
      flags: {
        // Checked by the server; text that is not a number is passed on unchanged.
        port: port !== undefined && /^\d+$/.test(port) ? Number(port) : port,
        host: args.text('host'),
        data: args.text('data'),
        database: args.text('database'),
        trustProxy: args.on('trust-proxy') ? true : undefined,
      },
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message);
    throw error;
  }
}
