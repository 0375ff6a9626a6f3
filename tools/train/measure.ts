// node tools/train/measure.ts NETS GAMES THREADS [KIND …] [against=NETS]: how well networks (a file, or
// LARGE,SMALL as the Master uses them) play without exploration, with 95 % intervals. With `against`, other
// networks play the same deals: alone, or at the same table with the seats swapped.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { defaultOptions, newGame, submit, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { promisingRoundabouts, Turns, type Member } from 'picket-bots/net';
import { KINDS } from './play/mix.ts';
import { readNets } from './play/nets.ts';
import { outcomeOf } from './play/outcome.ts';
import { Seat } from './play/seat.ts';

interface Job {
  readonly weights: string;
  readonly against: string;
  readonly kind: string;
  readonly first: number;
  readonly games: number;
}

type Nets = readonly Member[];
interface Deal {
  readonly mine: readonly number[];
  readonly theirs?: readonly number[];
}

const PLAIN = { noise: 0, likes: undefined, blind: 0 };

/** Plays a deal with these networks, seat by seat; returns each seat's outcome, and the rounds. */
function playDeal(kind: string, number: number, given: readonly Nets[]): number[][] {
  const found = KINDS.find(({ name }) => name === kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  const seed = `${String(number).padStart(21, 'm')}A`;
  const options = { ...defaultOptions, ...found.options(new FastRandom(seed)) };
  const started = newGame({ options, seed });
  if (!started.ok) throw new Error(started.rejection.code);
  let game = started.value;
  const turns = new Turns(game.state.rules);
  const seats = game.turns.map((_, i) => {
    const nets = given[i % given.length] as Nets;
    return new Seat(nets, PLAIN, turns, promisingRoundabouts, new Float32Array(1), 0);
  });
  while (game.state.ending === undefined) {
    const round = game.state.rounds.length;
    for (const [s, seat] of seats.entries()) {
      const next = submit(game, { seat: s, round, steps: seat.play(viewOf(game, s)) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  return seats.map((_, seat) => [...outcomeOf(game, seat), game.state.rounds.length]);
}

/** Plays deals `first`, `first + 1`, … of a kind; deterministic for the same weights. */
function play({ weights, against, kind, first, games }: Job): Deal[] {
  const mine = readNets(weights);
  const theirs = against === '' ? undefined : readNets(against);
  return Array.from({ length: games }, (_, i) => {
    const [plain = [], ...others] = playDeal(kind, first + i, theirs === undefined ? [mine] : [mine, theirs]);
    if (theirs === undefined) return { mine: plain };
    const [swapped = [], ...rest] = playDeal(kind, first + i, [theirs, mine]);
    if (others.length === 0) return { mine: plain, theirs: swapped };
    return { mine: averageOf(plain, rest[0] ?? []), theirs: averageOf(others[0] ?? [], swapped) };
  });
}

const averageOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => (value + (b[i] ?? 0)) / 2);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean, with its 95 % interval. */
function shown(values: readonly number[]): string {
  const average = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - average) ** 2)));
  return `${average.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(values.length)).toFixed(2)}`;
}

async function measure(job: Omit<Job, 'first'>, threads: number): Promise<void> {
  const each = Math.ceil(job.games / threads);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, i) => {
      const part: Job = { ...job, first: i * each, games: each };
      return new Promise<Deal[]>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: part });
        worker.on('message', resolve);
        worker.on('error', reject);
      });
    }),
  );
  const deals = parts.flat();
  const column = (i: number) => deals.map(({ mine }) => mine[i] ?? 0);
  const scores = column(0).toSorted((a, b) => a - b);
  const at = (share: number) => scores[Math.floor(share * scores.length)];
  const categories = Array.from({ length: 8 }, (_, i) => mean(column(3 + i)).toFixed(1)).join(' ');
  console.log(
    `${job.kind.padEnd(10)} ${deals.length} deals: ${shown(scores)} (p10 ${at(0.1)}, p90 ${at(0.9)}, max ${scores.at(-1)}),` +
      ` rival ${mean(column(1)).toFixed(1)}, won ${shown(column(2))}, ${mean(column(11)).toFixed(1)} rounds [${categories}]`,
  );
  if (job.against === '') return;
  const difference = (i: number) => deals.map(({ mine, theirs }) => (mine[i] ?? 0) - (theirs?.[i] ?? 0));
  console.log(`  more than the others: ${shown(difference(0))} points, ${shown(difference(2))} wins`);
}

if (isMainThread) {
  const [weights = '', games = '1000', threads = '1', ...rest] = process.argv.slice(2);
  const against = rest.find((word) => word.startsWith('against='))?.slice('against='.length) ?? '';
  const kinds = rest.filter((word) => !word.startsWith('against='));
  for (const kind of kinds.length === 0 ? KINDS.map(({ name }) => name) : kinds) {
    await measure({ weights, against, kind, games: Number(games) }, Number(threads));
  }
} else {
  parentPort?.postMessage(play(workerData as Job));
}
