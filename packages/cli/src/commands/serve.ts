import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'picket-server';
import type { Arguments } from '../arguments.ts';
import type { Command, OptionSpec } from '../command.ts';
import { Failure, systemCode } from '../failure.ts';

export const serve: Command = {
  name: 'serve',
  operands: () => '',
  takes: [0, 0],
  about: ({ commands }) => commands.serve.about,
  options: {
    port: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.serve.port },
    host: { value: ({ help }) => help.values.name, about: ({ commands }) => commands.serve.host },
    data: { value: ({ help }) => help.values.folder, about: ({ commands }) => commands.serve.data },
    database: { value: ({ help }) => help.values.url, about: ({ commands }) => commands.server.database },
    bus: { value: ({ help }) => help.values.url, about: ({ commands }) => commands.server.bus },
    config: { value: ({ help }) => help.values.file, about: ({ commands }) => commands.serve.config },
    'trust-proxy': { about: ({ commands }) => commands.serve.trustProxy },
  },
  examples: () => ['serve', 'serve --port 8080 --host 0.0.0.0 --data /var/lib/picket --trust-proxy'],
  run: async (args, text) => {
    const config = await configFrom(args);
    if (!existsSync(join(config.client, 'index.html'))) throw new Failure('not-built');
    const { run } = await serverPackage();
    const { port, ended } = await run(config).catch((error: unknown) => {
      const code = systemCode(error);
      if (code === 'EADDRINUSE') throw new Failure('ports-in-use', config.port);
      if (code === 'EACCES') throw new Failure('no-permission', config.port, config.data);
      return asFailure(error);
    });
    if (port !== config.port) process.stderr.write(`${text.serve.portInUse(config.port)}\n`);
    process.stdout.write(`${text.serve.ready(`http://${config.host}:${port}`)}\n`);
    await ended;
    return 0;
  },
};

/** Options of the commands that use a server's data. */
export const SERVER_OPTIONS = {
  data: { value: ({ help }) => help.values.folder, about: ({ commands }) => commands.server.data },
  database: { value: ({ help }) => help.values.url, about: ({ commands }) => commands.server.database },
  config: { value: ({ help }) => help.values.file, about: ({ commands }) => commands.server.config },
} satisfies { readonly [name: string]: OptionSpec };

/** Loaded on demand, so other commands start faster. */
export const serverPackage = () => import('picket-server');

/** Reports problems with the data as a Failure. */
export async function asFailure(error: unknown): Promise<never> {
  const { DataError } = await serverPackage();
  throw error instanceof DataError ? new Failure('server', error.message) : error;
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
        bus: args.text('bus'),
        trustProxy: args.on('trust-proxy') ? true : undefined,
      },
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure('bad-setting', error.fault);
    throw error;
  }
}
