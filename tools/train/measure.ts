// node tools/train/measure.ts WEIGHTS GAMES THREADS [KIND …]: how well a network plays without exploration,
// with 95 % intervals.
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { defaultOptions, newGame, submit, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { Judge, promisingRoundabouts, readWeights, Turns } from 'picket-bots/net';
import { KINDS } from './play/mix.ts';
import { outcomeOf } from './play/outcome.ts';
import { Seat } from './play/seat.ts';

interface Job {
  readonly weights: string;
  readonly kind: string;
  readonly first: number;
  readonly games: number;
}

const PLAIN = { noise: 0, likes: undefined, blind: 0 };

/** Plays games `first`, `first + 1`, … of a kind; deterministic for the same weights. */
function play({ weights, kind, first, games }: Job): number[][] {
  const judge = new Judge(readWeights(readFileSync(weights)));
  const found = KINDS.find(({ name }) => name === kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  return Array.from({ length: games }, (_, i) => {
    const seed = `${String(first + i).padStart(21, 'm')}A`;
    const started = newGame({
      options: { ...defaultOptions, ...found.options(new FastRandom(seed)) },
      seed,
    });
    if (!started.ok) throw new Error(started.rejection.code);
    let game = started.value;
    const turns = new Turns(game.state.rules);
    const seats = game.turns.map(
      () => new Seat(judge, PLAIN, turns, promisingRoundabouts, new Float32Array(1), 0),
    );
    while (game.state.ending === undefined) {
      const round = game.state.rounds.length;
      for (const [s, seat] of seats.entries()) {
        const next = submit(game, { seat: s, round, steps: seat.play(viewOf(game, s)) });
        if (!next.ok) throw new Error(next.rejection.rejection.code);
        game = next.value;
      }
    }
    return [...outcomeOf(game, 0), game.state.rounds.length];
  });
}

async function measure(weights: string, games: number, threads: number, kind: string): Promise<void> {
  const each = Math.ceil(games / threads);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, i) => {
      const job: Job = { weights, kind, first: i * each, games: each };
      return new Promise<number[][]>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: job });
        worker.on('message', resolve);
        worker.on('error', reject);
      });
    }),
  );
  const outcomes = parts.flat();
  const column = (i: number) => outcomes.map((outcome) => outcome[i] ?? 0);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const scores = column(0).toSorted((a, b) => a - b);
  const average = mean(scores);
  const spread = Math.sqrt(mean(scores.map((score) => (score - average) ** 2)));
  const at = (share: number) => scores[Math.floor(share * scores.length)];
  const categories = Array.from({ length: 8 }, (_, i) => mean(column(3 + i)).toFixed(1)).join(' ');
  console.log(
    `${kind.padEnd(10)} ${outcomes.length} games: ${average.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(outcomes.length)).toFixed(2)}` +
      ` (p10 ${at(0.1)}, p90 ${at(0.9)}, max ${scores.at(-1)}), rival ${mean(column(1)).toFixed(1)}, won ${mean(column(2)).toFixed(3)},` +
      ` ${mean(column(11)).toFixed(1)} rounds [${categories}]`,
  );
}

if (isMainThread) {
  const [weights = '', games = '1000', threads = '1', ...kinds] = process.argv.slice(2);
  for (const kind of kinds.length === 0 ? KINDS.map(({ name }) => name) : kinds) {
    await measure(weights, Number(games), Number(threads), kind);
  }
} else {
  parentPort?.postMessage(play(workerData as Job));
}
