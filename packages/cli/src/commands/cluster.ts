import { join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { asFailure, serverPackage } from './serve.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

export const cluster: Command = {
  name: 'cluster',
  operands: '',
  takes: [0, 0],
  about: 'Try several nodes on this machine: PostgreSQL, a balancer and servers',
  options: {
    nodes: { value: 'N', about: 'Number of servers (default 3)' },
    port: { value: 'N', about: 'Port of the balancer (default 4700); the next ones are used, too' },
    data: { value: 'FOLDER', about: 'Folder for the database (default ./data/cluster)' },
  },
  examples: ['cluster', 'cluster --nodes 2 --port 8000'],
  run: async (args) => {
    const nodes = args.whole('nodes', { min: 1, max: 16 }, 3);
    const port = args.whole('port', { min: 1024, max: 65_000 }, 4700);
    const { startCluster } = await serverPackage();
    const folder = resolve(args.text('data') ?? 'data/cluster');
    const running = await startCluster({
      folder,
      port,
      nodes,
      serve: [process.execPath, MAIN, 'serve'],
    }).catch(asFailure);
    process.stdout.write(
      `Picket is at ${running.url} (Ctrl-C stops it). Nodes: ${running.nodes.join(', ')}\n`,
    );
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    });
    await running.stop();
    return 0;
  },
};
