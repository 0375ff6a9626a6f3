import { FastRandom } from 'picket-engine/fast';
import { setTimeout as sleep } from 'node:timers/promises';
import { gather, settingsFor, sitDown, type Owned } from '../online/api.ts';
import { quantile } from '../online/quantile.ts';
import { TestServer } from '../online/testServer.ts';
import { randomTurn, viewFrom } from '../online/turns.ts';
import { HallSeat } from './hallSeat.ts';
import { SETTINGS } from './layouts.ts';

/** For one table with 10,000 seats: milliseconds to everyone (the limit and the goal), and bytes per viewer and round. */
export const HALL = { seats: 10_000, rounds: 6, required: 2000, goal: 1000, bytes: 2000 } as const;

/** Concurrent requests while players join. */
const AT_ONCE = 40;
/** Distinct games: the other seats repeat the turns of one of these. */
const PERSONAS = 20;
/** Turns per second: at such a large table, players don't all confirm at once. */
const TURNS_A_SECOND = 1000;
const PER_TICK_MS = 20;
const SETTLE_MS = 2000;

export interface HallFigures {
  readonly seats: number;
  readonly rounds: number;
  /** Milliseconds per player to join and receive the table. */
  readonly joined: number;
  /** The same for the last tenth, which should take no longer. */
  readonly joinedLast: number;
  /** Milliseconds from the start until everyone has the first round. */
  readonly started: number;
  readonly acknowledge: { readonly p50: number; readonly p99: number };
  /** Milliseconds from sending the last turn of a round until a viewer has the next round. */
  readonly everyone: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Seconds of CPU time of the server from the last turn of a round until everyone has the next one, on average. */
  readonly cpu: number;
  /** Bytes received by a viewer per round. */
  readonly bytes: { readonly mean: number; readonly max: number };
  /** Of the server, when everyone has joined and at the end. */
  readonly memory: { readonly joined: number; readonly end: number };
  readonly refused: number;
}

/** Plays some rounds at one very large table, on a server in its own process. */
export async function measureHall({
  seats,
  rounds,
}: {
  seats: number;
  rounds: number;
}): Promise<HallFigures> {
  const limits = { ...SETTINGS.limits, seats };
  const server = new TestServer({ ...SETTINGS, limits });
  await server.start();
  const players: HallSeat[] = [];
  try {
    const times = await join(server.url, seats, players);
    await sleep(SETTLE_MS);
    const memory = server.memory();
    const started = await begin(players);
    const play: Play = { everyone: [], acknowledge: [], bytes: [], cpu: [] };
    const random = new FastRandom('hall');
    for (let round = 0; round < rounds; round++) await playRound(players, { round, random, server }, play);
    return {
      seats,
      rounds,
      joined: mean(times),
      joinedLast: mean(times.slice(-Math.ceil(times.length / 10))),
      started,
      acknowledge: { p50: quantile(play.acknowledge, 0.5), p99: quantile(play.acknowledge, 0.99) },
      everyone: {
        p50: quantile(play.everyone, 0.5),
        p99: quantile(play.everyone, 0.99),
        max: quantile(play.everyone, 1),
      },
      cpu: mean(play.cpu),
      bytes: { mean: mean(play.bytes), max: quantile(play.bytes, 1) },
      memory: { joined: memory, end: server.memory() },
      refused: players.reduce((sum, { refused }) => sum + refused, 0),
    };
  } finally {
    // After a failure, some have no seat yet.
    for (const player of Object.values(players)) player.close();
    await server.kill();
    server.remove();
  }
}

/** Returns the milliseconds that each player took, in order. */
async function join(url: string, seats: number, players: HallSeat[]): Promise<number[]> {
  const [host] = (await gather(url, settingsFor(seats), 1)) as [Owned];
  const times: number[] = [];
  const enter = async (owned: Owned, i: number) => {
    const player = new HallSeat(url, owned, i < PERSONAS);
    players[i] = player;
    await player.entered;
  };
  await enter(host, 0);
  let next = 1;
  const worker = async () => {
    while (next < seats) {
      const i = next++;
      const start = performance.now();
      await enter(await sitDown(url, host.table, `Guest ${i}`), i);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // They ran concurrently.
  return times.map((ms) => ms / AT_ONCE);
}

async function begin(players: readonly HallSeat[]): Promise<number> {
  const all = Promise.all(players.map((player) => player.next()));
  const start = performance.now();
  await players[0]?.order({ type: 'start' }, 'start');
  await all;
  return performance.now() - start;
}

interface Play {
  readonly everyone: number[];
  readonly acknowledge: number[];
  readonly bytes: number[];
  readonly cpu: number[];
}

async function playRound(
  players: readonly HallSeat[],
  { round, random, server }: { round: number; random: FastRandom; server: TestServer },
  { everyone, acknowledge, bytes, cpu }: Play,
): Promise<void> {
  const turns = players.slice(0, PERSONAS).map(({ known }) => {
    if (known?.view === null || known === undefined) throw new Error('There is no game.');
    return randomTurn(viewFrom(known.view), known.you ?? 0, random);
  });
  for (const player of players) player.bytes = 0;
  const all = Promise.all(players.map((player) => player.next()));
  const perTick = Math.ceil((TURNS_A_SECOND * PER_TICK_MS) / 1000);
  let last = 0;
  const answers: Promise<void>[] = [];
  for (let from = 0; from < players.length; from += perTick) {
    for (const [i, player] of players.slice(from, from + perTick).entries()) {
      const sent = performance.now();
      last = sent;
      const steps = turns[(from + i) % turns.length];
      const answered = player.order({ type: 'submit', round, steps }, `turn-${round}`);
      answers.push(answered.then(() => void acknowledge.push(performance.now() - sent)));
    }
    await sleep(PER_TICK_MS);
  }
  const before = server.cpuSeconds();
  await Promise.all(answers);
  await all;
  cpu.push(server.cpuSeconds() - before);
  for (const player of players) {
    everyone.push(player.roundAt - last);
    bytes.push(player.bytes);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The figures in words, one line each. */
export function hallLines(figures: HallFigures): string[] {
  const { seats, rounds, joined, joinedLast, started, acknowledge, everyone, cpu, bytes, memory, refused } =
    figures;
  const megabytes = (count: number) => `${(count / 1e6).toFixed(0)} MB`;
  return [
    `One table with ${seats} seats, ${rounds} rounds, one node with SQLite, ${refused} turns refused.`,
    `Last turn in to the new round at everyone: p50 ${everyone.p50.toFixed(0)} ms, p99 ${everyone.p99.toFixed(0)} ms, at most ${everyone.max.toFixed(0)} ms.`,
    `CPU time of the server for that: ${cpu.toFixed(2)} s.`,
    `To the acknowledgement: p50 ${acknowledge.p50.toFixed(1)} ms, p99 ${acknowledge.p99.toFixed(1)} ms.`,
    `Bytes per viewer and round: ${bytes.mean.toFixed(0)} on average, at most ${bytes.max.toFixed(0)}.`,
    `Memory: ${megabytes(memory.joined)} before the start, ${megabytes(memory.end)} after the last round.`,
    `Joining took ${joined.toFixed(2)} ms per player, ${joinedLast.toFixed(2)} ms for the last tenth; the start ${started.toFixed(0)} ms.`,
  ];
}
