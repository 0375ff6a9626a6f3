import { BUILT_IN, viewOf } from 'picket-engine';
import { Hints } from '../../packages/server/src/bus/hints.ts';
import { SharedTime } from '../../packages/server/src/clock/sharedTime.ts';
import { SteadyClock } from '../../packages/server/src/clock/steadyClock.ts';
import type { Config } from '../../packages/server/src/config/schema.ts';
import { Elsewhere } from '../../packages/server/src/live/room.ts';
import { buildNode, type Node, type NodeInput } from '../../packages/server/src/node.ts';
import { createMetrics } from '../../packages/server/src/ops/metrics.ts';
import { NO_TRACES } from '../../packages/server/src/ops/traces.ts';
import { randomTurn } from '../online/turns.ts';
import type { Bug } from './bugs.ts';
import type { SimulatedBus } from './bus.ts';
import { SimulatedDriver, type SimulatedDatabase, type Wire } from './database.ts';
import type { Line, SimulatedSocket } from './socket.ts';
import { SimulatedStore } from './store.ts';
import type { Actor, World } from './world.ts';

export interface NodeSurroundings {
  readonly world: World;
  readonly config: Config;
  readonly database: SimulatedDatabase;
  readonly bus: SimulatedBus;
  readonly bug: Bug | undefined;
  /** Reports an error that no fault explains. */
  readonly broken: (error: unknown) => void;
}

const THINKING_MS = 50;
const RETRY_MS = 1000;
const metrics = createMetrics();

/** A node that can crash, freeze and lose its connections. It runs the server's own code. */
export class SimulatedNode {
  readonly address: string;
  readonly wire: Wire = { isCut: false, latency: 3 };
  readonly line: Line = { isCut: false, latency: 50 };
  actor: Actor = { isDead: true, pausedUntil: 0 };
  node: Node | undefined;
  #hints: Hints | undefined;
  readonly #around: NodeSurroundings;
  #started = 0;

  constructor(address: string, around: NodeSurroundings) {
    this.address = address;
    this.#around = around;
  }

  get isRunning(): boolean {
    return !this.actor.isDead && this.node !== undefined;
  }

  /** Starts a process. */
  start(): void {
    this.actor = { isDead: false, pausedUntil: 0 };
    this.node = undefined;
    this.#around.world.after(0, () => void this.#open(), this.actor);
  }

  /** Loses everything in memory. */
  crash(): void {
    this.actor.isDead = true;
    this.node = undefined;
  }

  /** Shuts the process down cleanly. */
  stop(): void {
    const { node } = this;
    const { actor } = this;
    if (node === undefined) return;
    const end = async () => {
      await node.drain();
      await node.member.leave();
      await this.#hints?.close();
    };
    const ended = () => {
      if (this.actor === actor) this.crash();
    };
    this.#around.world.after(0, () => void end().then(ended, ended), actor);
  }

  /** A client opens a socket for a table. It may have to be forwarded to another node. */
  async connect(
    table: string,
    open: (to: SimulatedNode) => SimulatedSocket,
    passOn: PassOn,
  ): Promise<boolean> {
    const { node } = this;
    if (node === undefined) return false;
    try {
      await node.services.rooms.open(table);
    } catch (error) {
      return error instanceof Elsewhere ? passOn(error.address) : false;
    }
    const from = { table, address: 'client', knows: ['paper', 'halls'] };
    node.services.sockets.accept(open(this).asWebSocket(), from);
    return true;
  }

  async #open(): Promise<void> {
    const { world, config, database, bus, bug } = this.#around;
    const { actor } = this;
    const id = `${this.address}-${this.#started++}`;
    try {
      const began = world.now;
      const elapsed = () => world.now - began;
      const store = new SimulatedStore(new SimulatedDriver(world, database, this.wire), bug);
      const leaseMs = config.cluster.leaseSeconds * 1000;
      const ownership = store.ownership({ node: id, leaseMs, elapsed });
      const time = new SharedTime(elapsed);
      const setTime = () => time.set(() => ownership.time());
      await setTime();
      const hints = new Hints({ config, node: id, elapsed }, (on) => bus.join(id, actor, on));
      this.#hints = hints;
      const node = await buildNode({
        config,
        box: BUILT_IN,
        store,
        ownership,
        clock: new SteadyClock(() => time.now(), elapsed),
        metrics,
        traces: NO_TRACES,
        hints,
        pool: this.#bots(),
        keys: {} as NodeInput['keys'],
        setTime,
        log: () => ({ error: (about) => this.#noteError(about), warn: () => undefined }),
      });
      await node.start();
      await node.member.join(this.address);
      this.node = node;
    } catch {
      // Like a process supervisor.
      world.after(RETRY_MS, () => void this.#open());
    }
  }

  #noteError(about: object): void {
    const { err } = about as { err?: unknown };
    // Programming errors; errors of the database have other classes.
    if (err instanceof TypeError || err instanceof ReferenceError) this.#around.broken(err);
  }

  /** Bots that play any turn. */
  #bots(): NodeInput['pool'] {
    const { world } = this.#around;
    return {
      find: async ({ game }, seats) => {
        await new Promise<void>((resolve) => void world.after(THINKING_MS, resolve));
        return seats.map(({ seat: { nr } }) => ({
          nr,
          steps: randomTurn(viewOf(game, nr), nr, world.random),
        }));
      },
    };
  }
}

/** Forwards the socket to the node at this address. */
type PassOn = (address: string) => Promise<boolean>;
