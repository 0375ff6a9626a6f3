import { BUILT_IN, type Box } from 'picket-engine';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './app.ts';
import { Caretaking } from './clock/caretaking.ts';
import { Crew } from './clock/crew.ts';
import { Sweeper } from './clock/sweeper.ts';
import type { Config } from './config/schema.ts';
import type { Services } from './http/services.ts';
import { Codes } from './live/codes.ts';
import { RoomGone } from './live/room.ts';
import { Rooms } from './live/rooms.ts';
import { Sockets } from './live/sockets.ts';
import { Manners } from './ops/manners.ts';
import { createMetrics } from './ops/metrics.ts';
import { carryOutOrders, readManners } from './ops/orders.ts';
import { Push } from './push/push.ts';
import { Store } from './store/store.ts';

/** A server that holds tables, without a port yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** What time alone brings about, once: the server does this all the time. */
  sweep(): Promise<void>;
  /** Tells everybody, stores what is on its way, and ends. */
  close(): Promise<void>;
}

export interface ServerInput {
  readonly config: Config;
  /** The printed components, in every version there has been. */
  readonly box?: Box;
  readonly now?: () => number;
  readonly log?: AppOptions['log'];
}

export async function openServer({
  config,
  box = BUILT_IN,
  now = Date.now,
  log,
}: ServerInput): Promise<Server> {
  const metrics = createMetrics();
  const store = await Store.openAlone(config.data, ({ units, ms }) => {
    metrics.commit.observe(ms / 1000);
    metrics.committed.inc(units);
  });
  const codes = new Codes(store);
  const manners = new Manners();
  await readManners(store, manners);
  let draining = false;
  const failed = (error: unknown) => {
    if (draining || error instanceof RoomGone) return;
    metrics.faults.inc();
    app.log.error({ err: error }, 'a fault');
  };
  const crew = new Crew(config.bots, box);
  const caretaking = new Caretaking(crew, failed);
  const push = new Push({ config, store, metrics, now, open: (table) => rooms.open(table), failed });
  const isPaused = () => manners.readOnly;
  const rooms = new Rooms({
    config,
    store,
    codes,
    box,
    now,
    isPaused,
    failed,
    changed: (room, event) => {
      caretaking.attend(room);
      if (event !== 'round') return;
      metrics.rounds.inc();
      push.roundBegan(room);
    },
  });
  const sockets = new Sockets({ config, rooms, manners, metrics, now, failed });
  const services: Services = {
    config,
    store,
    codes,
    box,
    rooms,
    sockets,
    manners,
    metrics,
    push,
    now,
    isDraining: () => draining,
  };
  const app = await buildApp({ root: config.client, services, log });
  const also = () => carryOutOrders(store, rooms, manners);
  const sweeper = new Sweeper({ config, store, rooms, caretaking, now, isPaused, also, failed });
  const beating = setInterval(() => sockets.beat(), config.clock.heartbeat);
  sweeper.start();
  await push.resume();
  return {
    app,
    services,
    sweep: () => sweeper.sweep(),
    close: async () => {
      draining = true;
      clearInterval(beating);
      push.close();
      await sweeper.stop();
      sockets.drain();
      await app.close();
      await Promise.all(Array.from(rooms.loaded(), (room) => room.end().catch(failed)));
      await crew.close();
      await store.close();
    },
  };
}
