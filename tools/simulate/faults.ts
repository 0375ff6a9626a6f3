import type { SimulatedBus } from './bus.ts';
import type { SimulatedDatabase } from './database.ts';
import type { SimulatedNode } from './node.ts';
import type { World } from './world.ts';

export interface Cluster {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly database: SimulatedDatabase;
  readonly bus: SimulatedBus;
  /** The most milliseconds for a commit on a slow disk. */
  readonly slowestDisk: number;
  /** Turns read-only mode on or off by an operator command. */
  readonly order: (on: boolean) => void;
}

/** Starts a fault; the result ends it. */
type Fault = (cluster: Cluster) => () => void;

const HOUR_MS = 3_600_000;
const USUAL_DISK_MS = 2;
const nothing = () => undefined;

/** Every fault, and its longest duration in milliseconds. */
const FAULTS = {
  'a node crashes': [60_000, (cluster) => restart(cluster, (node) => node.crash())],
  'a node ends': [30_000, (cluster) => restart(cluster, (node) => node.stop())],
  'a node sleeps': [0, sleep],
  'a node is cut off from the database': [40_000, ({ world, nodes }) => cut(world.pick(nodes).wire)],
  'a node is cut off from its clients': [30_000, ({ world, nodes }) => cut(world.pick(nodes).line)],
  'the network to the database is slow': [60_000, ({ world, nodes }) => slow(world, world.pick(nodes).wire)],
  'the network of clients is slow': [60_000, ({ world, nodes }) => slow(world, world.pick(nodes).line)],
  'the database crashes': [20_000, ({ database }) => set(database, 'isDown', true, false)],
  'the disk is slow': [
    60_000,
    ({ world, database, slowestDisk }) =>
      set(database, 'disk', world.between(100, slowestDisk), USUAL_DISK_MS),
  ],
  'the disk is full': [40_000, ({ database }) => set(database, 'isFull', true, false)],
  'the clock of the database jumps': [0, jump],
  'the bus is lost': [60_000, ({ bus }) => set(bus, 'isDown', true, false)],
  'an operator pauses everything': [40_000, pause],
} satisfies { readonly [name: string]: readonly [number, Fault] };

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

const BETWEEN_MS = 75_000;

/** Causes faults until a time, at which the last ones end. Returns how often each has happened. */
export function inflict(cluster: Cluster, until: number): Map<FaultName, number> {
  const { world } = cluster;
  const counts = new Map<FaultName, number>();
  const next = () => {
    const at = world.now + world.soon(BETWEEN_MS);
    if (at >= until) return;
    world.after(at - world.now, () => {
      const name = world.pick(FAULT_NAMES);
      const [longest, fault] = FAULTS[name];
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const end = fault(cluster);
      world.after(Math.min(until - world.now, world.between(100, longest)), end);
      next();
    });
  };
  next();
  return counts;
}

function restart({ world, nodes }: Cluster, end: (node: SimulatedNode) => void): () => void {
  const node = world.pick(nodes);
  if (!node.isRunning) return nothing;
  end(node);
  return () => {
    node.crash();
    node.start();
  };
}

/** Sometimes longer than a lease, sometimes only for a moment. */
function sleep({ world, nodes }: Cluster): () => void {
  world.pick(nodes).actor.pausedUntil =
    world.now + world.between(100, world.pick([1000, 5000, 20_000, 60_000]));
  return nothing;
}

function cut(line: { isCut: boolean }): () => void {
  return set(line, 'isCut', true, false);
}

function slow(world: World, line: { latency: number }): () => void {
  const { latency } = line;
  line.latency = world.between(100, 6000);
  return () => (line.latency = Math.min(latency, 50));
}

function jump({ world, database }: Cluster): () => void {
  database.ahead += world.between(-1, 1) * world.pick([1000, 30_000, HOUR_MS]);
  database.jumped = world.now;
  return nothing;
}

function pause({ order }: Cluster): () => void {
  order(true);
  return () => order(false);
}

function set<T, K extends keyof T>(on: T, name: K, value: T[K], usual: T[K]): () => void {
  on[name] = value;
  return () => (on[name] = usual);
}
