import { BUILT_IN, viewOf, writeView } from 'picket-engine';
import { readConfig } from '../../packages/server/src/config/read.ts';
import { placeOrder } from '../../packages/server/src/ops/orders.ts';
import { loadTable } from '../../packages/server/src/table/load.ts';
import { start } from '../../packages/server/src/table/lobby.ts';
import { join, makeTable } from '../../packages/server/src/table/making.ts';
import { freshCode, freshSecret, freshTableId } from '../../packages/server/src/table/secrets.ts';
import type { Write } from '../../packages/server/src/store/write.ts';
import { settingsFor } from '../online/api.ts';
import type { Bug } from './bugs.ts';
import { SimulatedBus } from './bus.ts';
import { Checker } from './checker.ts';
import { SimulatedClient } from './client.ts';
import { SimulatedDatabase, SimulatedDriver } from './database.ts';
import { inflict, type Cluster, type FaultName } from './faults.ts';
import { EPOCH, takeOver } from './globals.ts';
import { SimulatedNode, type NodeSurroundings } from './node.ts';
import { SimulatedStore } from './store.ts';
import { World } from './world.ts';

export interface Simulated {
  readonly seed: string;
  readonly violations: readonly string[];
  readonly faults: ReadonlyMap<FaultName, number>;
  readonly events: number;
  readonly acknowledged: number;
  readonly rounds: number;
  readonly snapshots: number;
}

const NODES = 3;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Time for everyone to catch up. */
const SETTLING_MS = 5 * MINUTE_MS;
/** So slow that a node times out, and its statement arrives much later. */
const SLOWEST_DISK_MS = 30_000;
const TABLE_MS = 15 * MINUTE_MS;

const CONFIG = readConfig({
  flags: {
    bus: 'redis://simulated',
    push: { on: false },
    clock: { sweep: 10_000 },
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  },
});
const LEASE_MS = CONFIG.cluster.leaseSeconds * 1000;

/** Runs three nodes, their database and their bus for some hours with every kind of fault. The same seed gives the same history. */
export async function simulate(
  seed: string,
  hours: number,
  bug?: Bug,
  slowestDisk = SLOWEST_DISK_MS,
): Promise<Simulated> {
  const world = new World(seed);
  const release = takeOver(world);
  try {
    return await new Simulation(world, await SimulatedDatabase.open(), bug, slowestDisk).run(seed, hours);
  } finally {
    release();
  }
}

class Simulation {
  readonly #world: World;
  readonly #database: SimulatedDatabase;
  readonly #checker: Checker;
  readonly #cluster: Cluster;
  /** A connection of the simulation itself, without faults. */
  readonly #store: SimulatedStore;
  readonly #clients = new Map<string, SimulatedClient[]>();

  constructor(world: World, database: SimulatedDatabase, bug: Bug | undefined, slowestDisk: number) {
    this.#world = world;
    this.#database = database;
    database.checksTerms = bug !== 'fence removed';
    database.checksLeases = bug !== 'lease ignored';
    this.#checker = new Checker(() => world.now);
    database.violated = (what) => this.#checker.violation(what);
    const bus = new SimulatedBus(world);
    const broken = (error: unknown) => this.#checker.violation(`a mistake: ${String(error)}`);
    const around: NodeSurroundings = { world, config: CONFIG, database, bus, bug, broken };
    const nodes = Array.from({ length: NODES }, (_, i) => new SimulatedNode(`http://node${i + 1}`, around));
    this.#store = new SimulatedStore(
      new SimulatedDriver(world, database, { isCut: false, latency: 0.2 }),
      undefined,
    );
    const order = (on: boolean) =>
      void placeOrder(this.#store, 'read-only', on ? 'on' : 'off', world.now).catch(() => {
        // The database is down: the operator retries.
        world.after(1000, () => order(on));
      });
    this.#cluster = { world, nodes, database, bus, slowestDisk, order };
  }

  async run(seed: string, hours: number): Promise<Simulated> {
    const world = this.#world;
    const end = hours * HOUR_MS;
    for (const node of this.#cluster.nodes) node.start();
    const faults = inflict(this.#cluster, end);
    const newTable = () => {
      if (world.now > end - MINUTE_MS) return;
      void this.#makeTable().catch(() => undefined);
      world.after(TABLE_MS, newTable);
    };
    world.after(0, newTable);
    await world.run(end);
    this.#database.isFull = false;
    await world.run(end + SETTLING_MS);
    for (const [table, clients] of this.#clients) this.#compare(table, clients);
    const { violations, acknowledged, rounds, snapshots } = this.#checker;
    return { seed, violations, faults, events: world.events, acknowledged, rounds, snapshots };
  }

  /** A table whose game has just started, with its players and a spectator. */
  async #makeTable(): Promise<void> {
    const world = this.#world;
    const id = freshTableId();
    const seats = 2 + world.random.below(2);
    const clock = world.pick([null, 60] as const);
    const settings = settingsFor(seats, { clock });
    const now = EPOCH + world.now + this.#database.ahead;
    const token = freshSecret();
    const maker = { name: 'Ada', city: '' };
    const made = makeTable({ id, code: freshCode(), settings, odds: true, maker, token }, now, BUILT_IN);
    if (!made.ok) throw new Error(made.rejection.code);
    const tokens = [token];
    let { state } = made.value;
    const writes: Write[] = [...made.value.writes];
    for (let nr = 1; nr < seats; nr++) {
      const joined = join(state, { name: `Guest ${nr}`, city: '' }, now);
      if (!joined.decided.ok) throw new Error(joined.decided.rejection.code);
      tokens.push(joined.token);
      state = joined.decided.value.state;
      writes.push(...joined.decided.value.writes);
    }
    const started = start(state, now, BUILT_IN);
    if (!started.ok) throw new Error(started.rejection.code);
    writes.push(...started.value.writes);
    await this.#store.commit(id, writes);
    const { nodes } = this.#cluster;
    const shared = {
      world,
      nodes,
      checker: this.#checker,
      table: id,
      thinking: 15_000,
      // After a jump of the clock, leases expire early or late, and nodes may show stale views until they query the database again.
      isExcused: (asked: number) => asked - this.#database.jumped < 2 * LEASE_MS,
    };
    this.#clients.set(id, [
      ...tokens.map((one) => new SimulatedClient({ ...shared, token: one })),
      new SimulatedClient(shared),
    ]);
  }

  #compare(table: string, clients: readonly SimulatedClient[]): void {
    const rows = <R>(sql: string) => this.#database.connection.run<R>({ sql, parameters: [table] }).rows;
    const [row] = rows<never>('select * from tables where id = ?');
    if (row === undefined) return this.#checker.violation(`${table} is gone`);
    const all = rows<TurnIn>('select * from turns where table_id = ? order by round, seat, version');
    const turns = all.filter(
      ({ round, seat }, i) => all[i + 1]?.round !== round || all[i + 1]?.seat !== seat,
    );
    const people = new Set(
      turns.flatMap(({ round, seat, played_by }) => (played_by === 'owner' ? [`${round}/${seat}`] : [])),
    );
    try {
      const seats = rows<never>('select * from seats where table_id = ? order by nr');
      const stored = { table: row, seats, turns, commands: [], tokens: [], links: [], answers: [], chat: [] };
      const { game } = loadTable(stored as never, BUILT_IN);
      if (game === undefined) return;
      const view = writeView(viewOf(game));
      this.#checker.stored(table, view, people);
      for (const [i, client] of clients.entries()) this.#converged(table, i, view, client);
    } catch (error) {
      this.#checker.violation(`${table} can't be replayed: ${String(error)}`);
    }
  }

  #converged(
    table: string,
    client: number,
    stored: ReturnType<typeof writeView>,
    { known, pending }: SimulatedClient,
  ): void {
    const rounds = known?.view?.record.rounds.length ?? -1;
    // News may be in flight.
    if (rounds < stored.record.rounds.length - 1) {
      this.#checker.violation(
        `${table}: client ${client} is in round ${rounds}, but the table is in round ${stored.record.rounds.length}`,
      );
    }
    if (pending !== undefined && stored.now === null) {
      this.#checker.violation(`${table}: client ${client} never got an answer`);
    }
  }
}

interface TurnIn {
  readonly round: number;
  readonly seat: number;
  readonly played_by: string;
}
