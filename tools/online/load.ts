import { Line } from './line.ts';
import { DiskProbe, type SyncTimes } from './disk.ts';
import { PlayedTable, type Watcher } from './playedTable.ts';
import { quantile } from './quantile.ts';
import { TestServer } from './testServer.ts';

/** The load that one server process must handle. */
export const LOAD = { tables: 500, seats: 4, turnEvery: 5, seconds: 60, idle: 2000 } as const;
export const BUDGETS = { acknowledge: 100, syncs: 10, perConnection: 50_000, barrier: 500 } as const;

export interface LoadFigures {
  readonly tables: number;
  readonly players: number;
  readonly seconds: number;
  readonly turns: number;
  readonly turnsPerSecond: number;
  readonly refused: number;
  readonly acknowledge: { readonly p50: number; readonly p99: number };
  readonly fanOut: { readonly p50: number; readonly p99: number };
  /** Bytes of memory per idle connection. */
  readonly perConnection: number;
  /** The disk's own speed during the run. */
  readonly sync: SyncTimes;
}

const BATCH = 25;
const SETTLE = 3000;

/** Plays many tables on its own server and reports how it did. */
export async function measureLoad(
  wanted: typeof LOAD | { [K in keyof typeof LOAD]: number } = LOAD,
): Promise<LoadFigures> {
  const server = new TestServer();
  await server.start();
  const acknowledged: number[] = [];
  const resolved: number[] = [];
  const watcher = {
    acknowledged: (ms: number) => void acknowledged.push(ms),
    resolved: (ms: number) => void resolved.push(ms),
  };
  const tables: PlayedTable[] = [];
  try {
    const perConnection = await idleMemory(server, wanted.idle);
    await beginAll(tables, { ...wanted, urls: [server.url], watcher });
    resolved.length = 0;
    const probe = new DiskProbe(server.folder);
    const start = performance.now();
    await Promise.all(tables.map((table, i) => playFor(table, wanted, i / tables.length)));
    const seconds = (performance.now() - start) / 1000;
    const sync = await probe.stop();
    return {
      tables: tables.length,
      players: tables.reduce((sum, { seats }) => sum + seats, 0),
      seconds,
      turns: acknowledged.length,
      turnsPerSecond: acknowledged.length / seconds,
      refused: tables.reduce((sum, { refused }) => sum + refused.length, 0),
      acknowledge: { p50: quantile(acknowledged, 0.5), p99: quantile(acknowledged, 0.99) },
      fanOut: { p50: quantile(resolved, 0.5), p99: quantile(resolved, 0.99) },
      perConnection,
      sync,
    };
  } finally {
    for (const table of tables) table.close();
    await server.kill();
    server.remove();
  }
}

interface Beginning {
  readonly tables: number;
  readonly seats: number;
  /** The nodes, to which tables are assigned round-robin. */
  readonly urls: readonly string[];
  readonly watcher: Watcher;
}

/** Adds tables with running games, a few at a time. */
export async function beginAll(
  begun: PlayedTable[],
  { tables, seats, urls, watcher }: Beginning,
): Promise<void> {
  for (let i = 0; i < tables; i += BATCH) {
    const some = Array.from(
      { length: Math.min(BATCH, tables - i) },
      (_, k) => new PlayedTable(watcher, `load ${i + k}`),
    );
    begun.push(...some);
    await Promise.all(some.map((table, k) => table.begin(urls[(i + k) % urls.length] ?? '', seats)));
  }
}

/** Every seat submits a turn every few seconds; staggered starts spread the load. */
export async function playFor(
  table: PlayedTable,
  { turnEvery, seconds, seats }: { turnEvery: number; seconds: number; seats: number },
  phase: number,
): Promise<void> {
  const period = turnEvery * 1000;
  const start = performance.now() + phase * period;
  const pause = (until: number) =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
  await pause(start);
  for (let round = 0; round * turnEvery < seconds && !table.isOver; round++) {
    await table.round(period / (2 * seats));
    await pause(start + (round + 1) * period);
  }
}

/** The cost of an idle connection. */
async function idleMemory(server: TestServer, count: number): Promise<number> {
  const table = new PlayedTable({ acknowledged: () => undefined, resolved: () => undefined }, 'idle');
  await table.begin(server.url, 4);
  const address = table.id;
  const before = server.memory();
  const lines: Line[] = [];
  for (let i = 0; i < count; i += BATCH) {
    const some = Array.from({ length: BATCH }, () => Line.open(server.url, { table: address }));
    lines.push(...(await Promise.all(some)).map(({ line }) => line));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const after = server.memory();
  for (const line of lines) line.close();
  table.close();
  return (after - before) / count;
}
