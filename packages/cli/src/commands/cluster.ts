import { join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { asFailure, serverPackage } from './serve.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

export const cluster: Command = {
  name: 'cluster',
  operands: () => '',
  takes: [0, 0],
  about: ({ commands }) => commands.cluster.about,
  options: {
    nodes: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.cluster.nodes },
    port: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.cluster.port },
    data: { value: ({ help }) => help.values.folder, about: ({ commands }) => commands.cluster.data },
  },
  examples: () => ['cluster', 'cluster --nodes 2 --port 8000'],
  run: async (args, text) => {
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
    process.stdout.write(`${text.serve.ready(running.url)}\n${text.serve.nodes(running.nodes)}\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    });
    await running.stop();
    return 0;
  },
};
