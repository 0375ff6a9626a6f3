import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from 'picket-engine/fast';
import { PostgresStore } from '../../packages/server/src/store/postgres/store.ts';
import { eventually } from '../online/eventually.ts';
import { newTable } from '../online/kills.ts';
import { Cut } from '../online/line.ts';
import { Findings, type StubbornSeat } from '../online/stubbornSeat.ts';
import { faultOf, type FaultName } from './faults.ts';
import { Nodes } from './nodes.ts';

const NODES = 3;
const TABLES = 6;
const RETRY_MS = 50;
const LONGEST_MS = 500;

export interface Chaos extends Findings {
  readonly times: number;
  /** Turns stored twice, according to the database. */
  readonly storedTwice: number;
}

/** Lets every seat play as fast as it can, on any node, during repeated faults; then checks what is stored. */
export async function chaos(fault: FaultName, times: number, seed: string): Promise<Chaos> {
  const { inflict, ...surroundings } = faultOf(fault);
  const nodes = new Nodes(surroundings);
  const random = new FastRandom(seed);
  const found = new Findings();
  try {
    await nodes.start(NODES);
    let last = '';
    // If none is running, players retry the last one until it is back.
    const anyUrl = () => (last = nodes.urls[random.below(Math.max(1, nodes.urls.length))] ?? last);
    const seats: StubbornSeat[] = [];
    const playing = new Set<Promise<void>>();
    const tables = new Set<string>();
    const newGame = async (name: string) => {
      const table = await newTable(anyUrl(), name, found);
      seats.push(...table);
      for (const seat of table) tables.add(seat.table);
      const game = Promise.all(table.map((seat) => play(seat, anyUrl))).then(() => undefined);
      playing.add(game);
      void game.then(() => playing.delete(game));
    };
    for (let time = 0; time < times; time++) {
      while (playing.size < TABLES) await newGame(`${seed} ${time} ${playing.size}`);
      await progress(found);
      await sleep(random.below(LONGEST_MS));
      await inflict({ nodes, random, tables: [...tables].slice(-TABLES) });
    }
    await Promise.all(playing);
    for (const seat of seats) await eventually(() => seat.settle(anyUrl()).then(...settled));
    return Object.assign(found, { times, storedTwice: await storedTwice(nodes.database) });
  } finally {
    await nodes.remove();
  }
}

/** Plays a whole game, switching nodes whenever the connection is lost. */
async function play(seat: StubbornSeat, anyUrl: () => string): Promise<void> {
  while (!seat.isDone) {
    await seat.play(anyUrl());
    await sleep(RETRY_MS);
  }
}

const settled = [
  () => true,
  (error: unknown) => {
    if (error instanceof Cut) return false;
    throw error;
  },
] as const;

/** A fixed delay could end before the first turn is stored. */
async function progress(found: Findings): Promise<void> {
  const before = found.acknowledged;
  await eventually(() => found.acknowledged > before);
}

async function storedTwice(database: string): Promise<number> {
  const store = await PostgresStore.open(database);
  const sql = 'select 1 from turns group by table_id, seat, round having count(*) > 1';
  type Queries = Parameters<typeof store.driver.snapshot>[0];
  const [rows = []] = await store.driver.snapshot([{ sql, parameters: [] }] as unknown as Queries);
  await store.close();
  return rows.length;
}
