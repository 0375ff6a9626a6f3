import { beginAll, playFor } from '../online/load.ts';
import type { PlayedTable } from '../online/playedTable.ts';
import { quantile } from '../online/quantile.ts';
import type { Layout, Running } from './layouts.ts';

const SEATS = 4;
const TURN_EVERY = 5;
/** The most milliseconds to the acknowledgement (99th percentile) at which a node can handle its players. */
export const HELD_MS = 100;

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

export interface BenchFigures {
  readonly layout: string;
  readonly players: number;
  readonly isHeld: boolean;
  readonly turnsPerSecond: number;
  readonly refused: number;
  /** Milliseconds from sending a turn to its acknowledgement. */
  readonly acknowledge: Spread;
  /** Milliseconds from sending the last turn of a round until a player has the next round. */
  readonly everyone: Spread;
  /** Thousandths of a core per player, used by the nodes and by the database. */
  readonly cpu: number;
  readonly databaseCpu: number;
  /** Bytes per player, of all nodes. */
  readonly memory: number;
  /** Cores used by the load generator, which runs on the same machine. */
  readonly loadCpu: number;
}

export interface BenchInput {
  /** Ascending; measuring stops after the first count that is too much. */
  readonly players: readonly number[];
  readonly seconds: number;
  readonly measured: (figures: BenchFigures) => void;
}

/** Measures more and more players, until there are too many. */
export async function benchLayout(layout: Layout, { players, seconds, measured }: BenchInput): Promise<void> {
  for (const count of players) {
    // Fresh servers, so memory is measured for these players only.
    const running = await layout.start();
    try {
      const figures = await measure(layout.name, running, count, seconds);
      measured(figures);
      if (!figures.isHeld) return;
    } finally {
      await running.remove();
    }
  }
}

async function measure(
  layout: string,
  running: Running,
  players: number,
  seconds: number,
): Promise<BenchFigures> {
  const acknowledged: number[] = [];
  const resolved: number[] = [];
  const watcher = {
    acknowledged: (ms: number) => void acknowledged.push(ms),
    resolved: (ms: number) => void resolved.push(ms),
  };
  const memory = () => running.nodes.reduce((sum, node) => sum + node.memory(), 0);
  const cpu = () => running.nodes.reduce((sum, node) => sum + node.cpuSeconds(), 0);
  const empty = memory();
  const tables: PlayedTable[] = [];
  try {
    await beginAll(tables, { tables: players / SEATS, seats: SEATS, urls: running.urls, watcher });
    resolved.length = 0;
    const before = { cpu: cpu(), database: running.databaseCpuSeconds(), own: process.cpuUsage() };
    const start = performance.now();
    const plan = { turnEvery: TURN_EVERY, seconds, seats: SEATS };
    await Promise.all(tables.map((table, i) => playFor(table, plan, i / tables.length)));
    const took = (performance.now() - start) / 1000;
    const own = process.cpuUsage(before.own);
    const refused = tables.reduce((sum, table) => sum + table.refused.length, 0);
    const acknowledge = spreadOf(acknowledged);
    const each = (used: number) => (1000 * used) / took / players;
    return {
      layout,
      players,
      isHeld: acknowledge.p99 <= HELD_MS && refused === 0,
      turnsPerSecond: acknowledged.length / took,
      refused,
      acknowledge,
      everyone: spreadOf(resolved),
      cpu: each(cpu() - before.cpu),
      databaseCpu: each(running.databaseCpuSeconds() - before.database),
      memory: (memory() - empty) / players,
      loadCpu: (own.user + own.system) / 1e6 / took,
    };
  } finally {
    for (const table of tables) table.close();
  }
}

function spreadOf(times: readonly number[]): Spread {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
