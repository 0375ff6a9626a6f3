import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { FastRandom } from 'picket-engine/fast';
import { hasRedis } from '../../packages/server/src/cluster/redis.ts';
import { HELLO, openSocket, say } from '../hardened/enemy.ts';
import { hasNamespaces } from './namespace.ts';
import { LEASE_MS, type Nodes, type NodesInput } from './nodes.ts';

interface Surroundings {
  readonly nodes: Nodes;
  readonly random: FastRandom;
  /** Tables that are being played. */
  readonly tables: readonly string[];
}

interface Fault extends NodesInput {
  /** What it needs that this machine lacks, if anything. */
  readonly missing?: () => string | undefined;
  readonly inflict: (around: Surroundings) => Promise<void>;
}

const VIEWERS = 20;
const AGAIN = say({ type: 'again' });
const REQUESTS = 50;

/** Temporary faults of a cluster under load. */
const FAULTS = {
  'kill a node': {
    inflict: async ({ nodes, random }) => {
      const i = random.below(nodes.all.length);
      await nodes.all[i]?.kill();
      await sleep(random.below(2 * LEASE_MS));
      await nodes.startNode(i);
    },
  },
  'stop a node for two leases': {
    inflict: async ({ nodes, random }) => {
      const pid = nodes.all[random.below(nodes.all.length)]?.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      await sleep(2 * LEASE_MS);
      process.kill(pid, 'SIGCONT');
    },
  },
  'kill the database': {
    inflict: async ({ nodes, random }) => {
      nodes.killDatabase();
      await sleep(random.below(1000));
      await nodes.startDatabase();
    },
  },
  'kill the bus': {
    missing: () => (hasRedis() ? undefined : 'Redis'),
    inflict: async ({ nodes, random }) => {
      nodes.killBus();
      await sleep(random.below(2000));
      await nodes.startBus();
    },
  },
  'cut a node off from the database': {
    hasLink: true,
    missing: () => (hasNamespaces() ? undefined : 'the right to make network namespaces'),
    inflict: async ({ nodes, random }) => {
      nodes.link?.cut();
      await sleep(LEASE_MS / 2 + random.below(2 * LEASE_MS));
      nodes.link?.repair();
    },
  },
  'fill the disk of the database': {
    hasSmallDisk: true,
    missing: () => (process.getuid?.() === 0 ? undefined : 'the right to mount a small disk'),
    inflict: async ({ nodes, random }) => {
      nodes.fillDisk();
      await sleep(500 + random.below(2000));
      nodes.emptyDisk();
      // PostgreSQL exits if it can't write its log.
      await sleep(1000);
      if (!nodes.isDatabaseRunning) await nodes.startDatabase();
    },
  },
  'clients that do not read': {
    inflict: async ({ nodes, random, tables }) => {
      const deaf: Socket[] = [];
      const url = nodes.urls[random.below(nodes.urls.length)] ?? '';
      for (let i = 0; i < VIEWERS; i++) {
        const socket = await openSocket(url, tables[i % tables.length] ?? '', '127.0.0.1');
        socket.pause();
        socket.on('error', () => undefined);
        socket.write(HELLO);
        for (let asked = 0; asked < REQUESTS; asked++) socket.write(AGAIN);
        deaf.push(socket);
      }
      await sleep(random.below(1000));
      for (const socket of deaf) socket.destroy();
    },
  },
  'clocks an hour off': {
    hasWrongClocks: true,
    // Restarting nodes must agree although their clocks differ by two hours.
    inflict: async ({ nodes, random }) => {
      const i = random.below(nodes.all.length);
      await nodes.all[i]?.stop();
      await nodes.startNode(i);
    },
  },
} satisfies { readonly [name: string]: Fault };

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
export const faultOf = (name: FaultName): Fault => FAULTS[name];
