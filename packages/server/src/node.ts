import type { Box } from 'picket-engine';
import type { Hints } from './bus/hints.ts';
import type { BotPool } from './clock/botPool.ts';
import { BotRunner } from './clock/botRunner.ts';
import type { ClockStep, SteadyClock } from './clock/steadyClock.ts';
import { Sweeper } from './clock/sweeper.ts';
import { Member } from './cluster/member.ts';
import type { Config } from './config/schema.ts';
import type { Services } from './http/services.ts';
import { Codes } from './live/codes.ts';
import { Deals } from './live/deals.ts';
import { Owners } from './live/owners.ts';
import { RoomGone } from './live/room.ts';
import { Rooms } from './live/rooms.ts';
import { Sockets } from './live/sockets.ts';
import { Health } from './ops/health.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Traces } from './ops/traces.ts';
import { Moderation } from './ops/moderation.ts';
import { carryOutOrders, loadModeration } from './ops/orders.ts';
import type { ServerKeys } from './push/keys.ts';
import { Push } from './push/push.ts';
import type { Ownership } from './store/ownership.ts';
import type { Store } from './store/store.ts';
import { isUnfinished } from './table/state.ts';

/** The environment of a node; the simulation of a cluster substitutes its own. */
export interface NodeInput {
  readonly config: Config;
  readonly box: Box;
  readonly store: Store;
  readonly ownership: Ownership;
  readonly clock: SteadyClock;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly hints: Hints;
  readonly pool: Pick<BotPool, 'find'>;
  readonly keys: ServerKeys;
  /** Asks the database for the time. */
  readonly setTime: () => Promise<void>;
  readonly log: () => Log;
}

interface Log {
  error(about: object, text: string): void;
  warn(about: object, text: string): void;
}

/** Tables, sockets, clocks and a lease: everything but the network. */
export interface Node {
  readonly services: Services;
  readonly sweeper: Sweeper;
  readonly member: Member;
  readonly failed: (error: unknown) => void;
  /** Starts the periodic tasks. */
  start(): Promise<void>;
  /** Notifies clients, and stores who is away. After that, connections can be closed. */
  drain(): Promise<void>;
}

export async function buildNode(input: NodeInput): Promise<Node> {
  const { config, box, store, ownership, clock, metrics, traces, hints, keys, log } = input;
  const { elapsed } = clock;
  const { spending } = hints;
  const now = () => clock.now();
  const codes = new Codes(store);
  const owners = new Owners({ total: config.limits.tables, count: () => store.countTables() });
  const moderation = new Moderation();
  await loadModeration(store, moderation);
  let draining = false;
  const failed = (error: unknown) => {
    if (draining || error instanceof RoomGone) return;
    metrics.faults.inc();
    log().error({ err: error }, 'internal error');
    void health.canStore();
  };
  const botRunner = new BotRunner(input.pool, owners, failed);
  const push = new Push({ config, store, keys, metrics, now, open: (table) => rooms.open(table), failed });
  const isPaused = () => moderation.readOnly;
  const rooms = new Rooms({
    config,
    store,
    ownership,
    codes,
    owners,
    box,
    metrics,
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
  const sockets = new Sockets({
    config,
    rooms,
    owners,
    moderation,
    metrics,
    traces,
    spending,
    now,
    elapsed,
    failed,
  });
  const health = new Health({ store, moderation, now, elapsed, failed });
  const deals = new Deals({ store, box, pool: input.pool, now, isPaused, elapsed, failed });
  const services: Services = {
    deals,
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
    traces,
    push,
    spending,
    now,
    elapsed,
    isDraining: () => draining,
  };
  const runOrders = async () => {
    // If the disk was full, there may be room again.
    if (moderation.isSuspended && !(await health.canStore())) return;
    await carryOutOrders(store, rooms, moderation, () => hints.ordered());
    // Another node may have executed a command.
    if (ownership.isShared) await loadModeration(store, moderation);
  };
  const adopted = ({ by }: ClockStep) =>
    log().warn({ seconds: Math.round(by / 1000) }, 'the system’s clock was set, and the new time adopted');
  const suspended = () => log().warn({}, 'nothing expires for now, since the system’s clock may be wrong');
  const sweeper = new Sweeper({
    config,
    store,
    ownership,
    rooms,
    botRunner,
    clock,
    isPaused,
    runOrders,
    swept: (ms) => metrics.sweep.observe(ms / 1000),
    adopted,
    suspended,
    failed,
  });
  const member = new Member({
    ownership,
    leaseMs: config.cluster.leaseSeconds * 1000,
    expired: () => {
      if (rooms.size > 0) metrics.leasesLost.inc();
      rooms.dropAll();
    },
    renewed: input.setTime,
    lost: () => push.resume(),
    failed,
  });
  let pinging: NodeJS.Timeout | undefined;
  return {
    services,
    sweeper,
    member,
    failed,
    start: async () => {
      hints.react({
        heard: (type) => metrics.hints.inc({ type }),
        load: () => ({ sockets: sockets.size, tables: rooms.size }),
        ordered: () => sweeper.soon(),
        ended: () => void push.resume().catch(failed),
        lost: (error) => log().warn({ err: error }, 'no connection to the bus; everything works without it'),
      });
      pinging = setInterval(() => sockets.ping(), config.clock.heartbeat);
      sweeper.start();
      await push.resume();
    },
    drain: async () => {
      draining = true;
      clearInterval(pinging);
      push.close();
      await sweeper.stop();
      sockets.drain();
      // Before connections end, which may take a while.
      await Promise.all(Array.from(rooms.loaded(), (room) => room.end().catch(failed)));
    },
  };
}
