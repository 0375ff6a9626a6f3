import { randomUUID } from 'node:crypto';
import { BUILT_IN, type Box } from 'picket-engine';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './app.ts';
import { Hints } from './bus/hints.ts';
import { BotPool } from './clock/botPool.ts';
import { SharedTime } from './clock/sharedTime.ts';
import { SteadyClock } from './clock/steadyClock.ts';
import { LAST_TRUSTED } from './clock/sweeper.ts';
import type { Config } from './config/schema.ts';
import type { Services } from './http/services.ts';
import { buildNode } from './node.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import { NO_TRACES, type Traces } from './ops/traces.ts';
import { serverKeys } from './push/keys.ts';
import { openServerStore } from './store/open.ts';

/** A server with its tables, not listening yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Runs one sweep; the server also does this regularly. */
  sweep(): Promise<void>;
  /** Tells other nodes on the same database where this one listens. Until then, it runs no tables. */
  join(address: string): Promise<void>;
  /** Notifies clients, stores pending commands, and shuts down. */
  close(): Promise<void>;
}

export interface ServerInput {
  readonly config: Config;
  /** The printed components, in all versions. */
  readonly box?: Box;
  readonly clock?: SteadyClock;
  readonly log?: AppOptions['log'];
}

/** Milliseconds for open requests to end at shutdown. */
const CLOSE_MS = 5000;

export async function openServer({
  config,
  box = BUILT_IN,
  clock: given,
  log,
}: ServerInput): Promise<Server> {
  const elapsed = given?.elapsed ?? (() => performance.now());
  const metrics = createMetrics();
  const store = await openServerStore(config, ({ stored, ms, hasFailed }) => {
    metrics.commit.observe(ms / 1000);
    if (hasFailed) metrics.commitsFailed.inc();
    metrics.committed.inc(stored);
  });
  const id = randomUUID();
  const ownership = store.ownership({ node: id, leaseMs: config.cluster.leaseSeconds * 1000, elapsed });
  const time = new SharedTime(elapsed);
  const setTime = () => time.set(() => ownership.time());
  await setTime();
  const clock = given ?? new SteadyClock(ownership.isShared ? () => time.now() : Date.now, elapsed);
  const lastTrusted = (await store.note(LAST_TRUSTED)) ?? (await store.lastTouched());
  if (lastTrusted !== undefined) clock.compare(Number(lastTrusted));
  if (!ownership.isShared) await store.commit('clock', [{ noLaterThan: clock.now() }]);
  const pool = new BotPool(config.bots, box, (error) => node.failed(error));
  const hints = await Hints.open({ config, node: id, elapsed });
  const traces = await openTraces(config, id, metrics);
  const node = await buildNode({
    config,
    box,
    store,
    ownership,
    clock,
    metrics,
    traces,
    hints,
    pool,
    keys: await serverKeys(store),
    setTime,
    log: () => app.log,
  });
  const { services, sweeper, member } = node;
  const app = await buildApp({ root: config.client, services, log });
  const { gauge } = metrics;
  gauge('picket_clock_jump_ignored', 'Whether the system’s clock has jumped and is ignored.', () =>
    Number(clock.isIgnoringJump),
  );
  gauge('picket_bot_tables_waiting', 'Tables whose bots wait for a thread.', () => pool.waiting);
  gauge('picket_bus_up', 'Whether the bus is connected.', () => Number(hints.isUp));
  gauge('picket_cluster_nodes', 'Nodes heard of on the bus, with this one.', () => hints.total.nodes);
  gauge('picket_cluster_sockets', 'Open sockets at all of them.', () => hints.total.sockets);
  gauge('picket_commands_waiting', 'Commands that wait for the commit that is running.', () => store.waiting);
  gauge('picket_lease_held', 'Whether this node may run tables.', () => Number(ownership.isHeld()));
  await node.start();
  return {
    app,
    services,
    sweep: () => sweeper.sweep(),
    join: (address) => member.join(config.cluster.address || address),
    close: async () => {
      await node.drain();
      const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
      await app.close();
      clearTimeout(impatient);
      await pool.close();
      await member.leave();
      await hints.close();
      await traces.close();
      await store.close();
    },
  };
}

/** Loaded on demand: most servers record none. */
async function openTraces({ traces }: Config, node: string, { spans }: Metrics): Promise<Traces> {
  if (traces.url === 'none') return NO_TRACES;
  const { OtlpTraces } = await import('./ops/otlp.ts');
  return new OtlpTraces({
    ...traces,
    node,
    counted: (outcome, count) => spans.inc({ outcome }, count),
  });
}
