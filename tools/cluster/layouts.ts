import { TestServer } from '../online/testServer.ts';
import { Nodes } from './nodes.ts';

/** Servers to measure. */
export interface Running {
  readonly urls: readonly string[];
  readonly nodes: readonly TestServer[];
  /** CPU time of the database so far; 0 if it is part of the node. */
  databaseCpuSeconds(): number;
  remove(): Promise<void>;
}

export interface Layout {
  readonly name: string;
  start(): Promise<Running>;
}

const ANY = { burst: 1e6, perSecond: 1e6 };

/** Requests come from one address, without limits; each socket has its own address, as behind a proxy. */
export const SETTINGS = {
  trustProxy: true,
  metrics: { port: 0 },
  limits: {
    sockets: 18_000,
    messages: ANY,
    addressMessages: ANY,
    addressSockets: ANY,
    addressRequests: ANY,
    addressTables: ANY,
  },
};

async function startSqlite(): Promise<Running> {
  const server = new TestServer(SETTINGS);
  await server.start();
  return {
    urls: [server.url],
    nodes: [server],
    databaseCpuSeconds: () => 0,
    remove: async () => {
      await server.kill();
      server.remove();
    },
  };
}

async function startPostgres(count: number): Promise<Running> {
  // The usual lease: a busy machine must not lose its tables.
  const nodes = new Nodes({ settings: { ...SETTINGS, cluster: {} } });
  try {
    await nodes.start(count);
  } catch (error) {
    await nodes.remove();
    throw error;
  }
  return {
    urls: nodes.urls,
    nodes: nodes.all,
    databaseCpuSeconds: () => nodes.databaseCpuSeconds,
    remove: () => nodes.remove(),
  };
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'one node, SQLite', start: startSqlite },
  { name: 'one node, PostgreSQL', start: () => startPostgres(1) },
  { name: 'two nodes, PostgreSQL', start: () => startPostgres(2) },
  { name: 'three nodes, PostgreSQL', start: () => startPostgres(3) },
];
