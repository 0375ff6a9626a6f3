import { randomUUID } from 'node:crypto';
import { BUILT_IN, type Box } from 'picket-engine';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './app.ts';
import { Hints } from './bus/hints.ts';
import { BotRunner } from './clock/botRunner.ts';
import { BotPool } from './clock/botPool.ts';
import { SharedTime } from './clock/sharedTime.ts';
import { SteadyClock, type ClockStep } from './clock/steadyClock.ts';
import { LAST_TRUSTED, Sweeper } from './clock/sweeper.ts';
import { Member } from './cluster/member.ts';
import type { Config } from './config/schema.ts';
import type { Services } from './http/services.ts';
import { Codes } from './live/codes.ts';
import { Owners } from './live/owners.ts';
import { RoomGone } from './live/room.ts';
import { Rooms } from './live/rooms.ts';
import { Sockets } from './live/sockets.ts';
import { Health } from './ops/health.ts';
import { Moderation } from './ops/moderation.ts';
import { createMetrics } from './ops/metrics.ts';
import { carryOutOrders, loadModeration } from './ops/orders.ts';
import { serverKeys } from './push/keys.ts';
import { Push } from './push/push.ts';
import { openServerStore } from './store/open.ts';
import { isUnfinished } from './table/state.ts';

/** A server with its tables, not listening yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Runs one sweep; the server also does this regularly. */
  sweep(): Promise<void>;
  /** Tells other nodes on the same database where this one listens. Before that, it runs no tables. */
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
  const store = await openServerStore(config, ({ units, ms }) => {
    metrics.commit.observe(ms / 1000);
    metrics.committed.inc(units);
  });
  const leaseMs = config.cluster.leaseSeconds * 1000;
  const node = randomUUID();
  const ownership = store.ownership({ node, leaseMs, elapsed });
  const time = new SharedTime(elapsed);
  const setTime = () => time.set(() => ownership.time());
  await setTime();
  const clock = given ?? new SteadyClock(ownership.isShared ? () => time.now() : Date.now, elapsed);
  const now = () => clock.now();
  metrics.gauge('picket_clock_jump_ignored', 'Whether the system’s clock has jumped and is ignored.', () =>
    Number(clock.isIgnoringJump),
  );
  const lastTrusted = (await store.note(LAST_TRUSTED)) ?? (await store.lastTouched());
  if (lastTrusted !== undefined) clock.compare(Number(lastTrusted));
  if (!ownership.isShared) await store.commit('clock', [{ noLaterThan: clock.now() }]);
  const codes = new Codes(store);
  const owners = new Owners({ total: config.limits.tables, count: () => store.countTables() });
  const moderation = new Moderation();
  await loadModeration(store, moderation);
  let draining = false;
  const failed = (error: unknown) => {
    if (draining || error instanceof RoomGone) return;
    metrics.faults.inc();
    app.log.error({ err: error }, 'internal error');
    void health.canStore();
  };
  const pool = new BotPool(config.bots, box, failed);
  metrics.gauge('picket_bot_tables_waiting', 'Tables whose bots wait for a thread.', () => pool.waiting);
  const botRunner = new BotRunner(pool, owners, failed);
  const keys = await serverKeys(store);
  const push = new Push({ config, store, keys, metrics, now, open: (table) => rooms.open(table), failed });
  const isPaused = () => moderation.readOnly;
  const rooms = new Rooms({
    config,
    store,
    ownership,
    codes,
    owners,
    box,
    now,
    isPaused,
    failed,
    changed: (room, event) => {
      botRunner.run(room);
      if (!isUnfinished(room.state)) owners.release(room.state.id);
      if (typeof event === 'object') push.seatOffered(room, event.offered);
      if (event !== 'round') return;
      metrics.rounds.inc();
      push.roundBegan(room);
    },
  });
  const hints = await Hints.open({ config, node, elapsed });
  const { spending } = hints;
  const sockets = new Sockets({ config, rooms, owners, moderation, metrics, spending, now, elapsed, failed });
  const health = new Health({ store, moderation, now, elapsed, failed });
  const services: Services = {
    health,
    config,
    store,
    ownership,
    codes,
    owners,
    box,
    rooms,
    sockets,
    moderation,
    metrics,
    push,
    spending,
    now,
    elapsed,
    isDraining: () => draining,
  };
  const app = await buildApp({ root: config.client, services, log });
  const runOrders = async () => {
    // If the disk was full, it may have room again.
    if (moderation.isSuspended && !(await health.canStore())) return;
    await carryOutOrders(store, rooms, moderation, () => hints.ordered());
    // Another node may have carried out an order.
    if (ownership.isShared) await loadModeration(store, moderation);
  };
  const followed = ({ by }: ClockStep) =>
    app.log.warn({ seconds: Math.round(by / 1000) }, 'the system’s clock was set, and is followed');
  const suspended = () => app.log.warn('nothing expires for now, since the system’s clock may be wrong');
  const sweeper = new Sweeper({
    config,
    store,
    ownership,
    rooms,
    botRunner,
    clock,
    isPaused,
    runOrders,
    followed,
    suspended,
    failed,
  });
  const member = new Member({
    ownership,
    leaseMs,
    expired: () => rooms.dropAll(),
    renewed: setTime,
    lost: () => push.resume(),
    failed,
  });
  hints.react({
    load: () => ({ sockets: sockets.size, tables: rooms.size }),
    ordered: () => sweeper.soon(),
    ended: () => void push.resume().catch(failed),
    lost: (error) => app.log.warn({ err: error }, 'no connection to the bus; everything works without it'),
  });
  metrics.gauge('picket_bus_up', 'Whether the bus is connected.', () => Number(hints.isUp));
  metrics.gauge('picket_cluster_nodes', 'Nodes heard of on the bus, with this one.', () => hints.total.nodes);
  metrics.gauge('picket_cluster_sockets', 'Open sockets at all of them.', () => hints.total.sockets);
  const pinging = setInterval(() => sockets.ping(), config.clock.heartbeat);
  sweeper.start();
  await push.resume();
  return {
    app,
    services,
    sweep: () => sweeper.sweep(),
    join: (address) => member.join(config.cluster.address || address),
    close: async () => {
      draining = true;
      clearInterval(pinging);
      push.close();
      await sweeper.stop();
      sockets.drain();
      // Before connections end, which may take a while.
      await Promise.all(Array.from(rooms.loaded(), (room) => room.end().catch(failed)));
      const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
      await app.close();
      clearTimeout(impatient);
      await pool.close();
      await member.leave();
      await hints.close();
      await store.close();
    },
  };
}
