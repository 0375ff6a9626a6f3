import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataError } from '../store/dataError.ts';
import { hasBalancer, startBalancer } from './balancer.ts';
import { startGuarded, type Guarded } from './guarded.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { hasRedis, startRedis } from './redis.ts';

const HOST = '127.0.0.1';
const PATIENCE_MS = 60_000;
const INTERVAL_MS = 100;

interface ClusterInput {
  /** Keeps the database between runs. */
  readonly folder: string;
  /** The balancer's port; the following ones are for the nodes, the database and the bus. */
  readonly port: number;
  readonly nodes: number;
  /** The server program: a path, and its first arguments. */
  readonly serve: readonly string[];
}

interface Cluster {
  readonly url: string;
  /** The addresses of the nodes. */
  readonly nodes: readonly string[];
  /** The address of the database. */
  readonly database: string;
  stop(): Promise<void>;
}

/** Missing programs, as one sentence; undefined if everything is installed. */
function missing(): string | undefined {
  const lacks = [
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasRedis() ? [] : ['redis-server']),
    ...(hasBalancer() ? [] : ['nginx']),
  ];
  return lacks.length === 0
    ? undefined
    : `A cluster on this machine needs ${lacks.join(', ')}: apt-get install ${lacks.join(' ')}`;
}

export function canStartCluster(): boolean {
  return missing() === undefined;
}

/** A database, a bus, some nodes and a balancer, all private processes on this machine. */
export async function startCluster({ folder, port, nodes, serve }: ClusterInput): Promise<Cluster> {
  const lacks = missing();
  if (lacks !== undefined) throw new DataError(lacks);
  mkdirSync(folder, { recursive: true });
  const running: Guarded[] = [];
  const stop = async () => {
    for (const program of running.splice(0).toReversed()) await program.stop();
  };
  try {
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), port: port + nodes + 1 });
    running.push(postgres);
    const redis = await startRedis({ folder: join(folder, 'redis'), port: port + nodes + 2 });
    running.push(redis);
    const settings = { PICKET_DATABASE: postgres.url, PICKET_BUS: redis.url };
    const ports = Array.from({ length: nodes }, (_, i) => port + 1 + i);
    for (const nodePort of ports) running.push(startNode(folder, nodePort, settings, serve));
    await Promise.all(ports.map((nodePort) => untilHealthy(nodePort)));
    running.push(startBalancer({ folder: join(folder, 'nginx'), port, nodes: ports }));
    await untilHealthy(port);
    return {
      url: `http://${HOST}:${port}`,
      nodes: ports.map((nodePort) => `http://${HOST}:${nodePort}`),
      database: postgres.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startNode(
  folder: string,
  port: number,
  settings: { readonly [name: string]: string },
  serve: readonly string[],
): Guarded {
  const [command = '', ...args] = serve;
  const node = startGuarded({
    command,
    args,
    signal: 'TERM',
    cwd: folder,
    // In the environment, since arguments are visible to everyone on the machine.
    env: { PICKET_HOST: HOST, PICKET_PORT: `${port}`, PICKET_METRICS_PORT: '0', ...settings },
  });
  node.process.stderr?.pipe(process.stderr);
  return node;
}

async function untilHealthy(port: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const reply = await fetch(`http://${HOST}:${port}/healthz`).catch(() => undefined);
    if (reply?.ok === true) return;
    await sleep(INTERVAL_MS);
  }
  throw new DataError(`Nothing answers at port ${port}: is it in use?`);
}
