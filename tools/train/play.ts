// node tools/train/play.ts FOLDER WEIGHTS SECONDS THREADS [name=value …]: self-play, with progress reports.
import { Worker } from 'node:worker_threads';
import type { Job, GameReport } from './play/worker.ts';

const [folder = '', weights = '', seconds = '60', threads = '1', ...rest] = process.argv.slice(2);
const settings = new Map(rest.map((pair) => pair.split('=') as [string, string]));
const setting = (name: string, usual: string): string => settings.get(name) ?? usual;
/** A setting that changes linearly from start to end (`0.8,0.6`), or one number. */
const course = (name: string, usual: string): readonly [number, number] => {
  const [start = 0, end = start] = setting(name, usual).split(',').map(Number);
  return [start, end];
};
const shared = {
  folder,
  weights,
  seconds: Number(seconds),
  seed: setting('seed', 'train'),
  lambda: course('lambda', '0.8'),
  boldness: course('boldness', '1,0.3'),
  kinds: setting('kinds', ''),
};
const every = Number(setting('every', '20'));

interface Tally {
  games: number;
  evaluations: number;
  plain: number;
  sums: number[];
}

const tallies = new Map<string, Tally>();
const totals = { games: 0, samples: 0, evaluations: 0 };
const start = performance.now();

function note({ kind, plain, evaluations, samples }: GameReport): void {
  totals.games++;
  totals.samples += samples;
  totals.evaluations += evaluations;
  const tally = tallies.get(kind) ?? { games: 0, evaluations: 0, plain: 0, sums: [] };
  tallies.set(kind, tally);
  tally.games++;
  tally.evaluations += evaluations;
  for (const outcome of plain) {
    tally.plain++;
    outcome.forEach((value, i) => (tally.sums[i] = (tally.sums[i] ?? 0) + value));
  }
}

/**
 * Means over the seats that did not explore since the last report: score, best opponent's score, win rate,
 * points by category.
 */
function report(): void {
  const passed = (performance.now() - start) / 1000;
  const rate = (count: number) => (count / passed).toFixed(0);
  console.log(
    `${passed.toFixed(0)} s: ${totals.games} games, ${totals.samples} samples, ${rate(totals.evaluations)} evaluations/s`,
  );
  for (const [kind, { games, evaluations, plain, sums }] of [...tallies].sort(([a], [b]) =>
    a.localeCompare(b),
  )) {
    const means = sums.map((sum) => sum / Math.max(1, plain));
    const [score = 0, rival = 0, won = 0, ...parts] = means;
    const shown = parts.map((part) => part.toFixed(1)).join(' ');
    console.log(
      `  ${kind.padEnd(10)} ${games} games of ${(evaluations / games).toFixed(0)}, ${plain} plain: ${score.toFixed(1)} to ${rival.toFixed(1)} won ${won.toFixed(2)} [${shown}]`,
    );
  }
  tallies.clear();
}

const timer = setInterval(report, every * 1000);
const workers = Array.from({ length: Number(threads) }, (_, id) => {
  const job: Job = { ...shared, id };
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./play/worker.ts', import.meta.url), { workerData: job });
    worker.on('message', note);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
});
await Promise.all(workers);
clearInterval(timer);
report();
