// One thread of self-play: plays games with the newest weights and writes samples to files.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { defaultOptions, newGame, submit, viewOf, type Game, type Random } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { noRoundabouts, promisingRoundabouts, Turns } from 'picket-bots/net';
import { chosenKinds, drawKind } from './mix.ts';
import { readNets, stampOf } from './nets.ts';
import { outcomeOf } from './outcome.ts';
import { drawPersona, gaussian, isPlain } from './persona.ts';
import { SAMPLE_BYTES, writeSamples } from './samples.ts';
import { Seat } from './seat.ts';

type Course = readonly [start: number, end: number];

export interface Job {
  readonly id: number;
  readonly folder: string;
  readonly weights: string;
  readonly seed: string;
  readonly seconds: number;
  /** These change linearly from the start of training to its end. */
  readonly lambda: Course;
  readonly boldness: Course;
  readonly kinds: string;
}

/** What a thread reports after each game. */
export interface GameReport {
  readonly kind: string;
  readonly plain: readonly (readonly number[])[];
  readonly evaluations: number;
  readonly samples: number;
}

const CHUNK = 2000;
const LONGEST_GAME = 400;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const job = workerData as Job;
const random = new FastRandom(`${job.seed}/${job.id}`);
const gauss = gaussian(random);
const begun = performance.now();
const kinds = chosenKinds(job.kinds);

let stamp = 0;
let nets = load();
/** An earlier opponent. */
let past = nets;

function load() {
  stamp = stampOf(job.weights);
  return readNets(job.weights);
}

function refresh(): void {
  if (stampOf(job.weights) === stamp) return;
  if (random.below(4) === 0) past = nets;
  nets = load();
}

function now([start, end]: Course): number {
  return start + ((end - start) * (performance.now() - begun)) / 1000 / job.seconds;
}

function deal(random: Random): { kind: string; game: Game } {
  const seed = `${Array.from({ length: 21 }, () => ALPHABET[random.below(64)]).join('')}A`;
  const { name, options } = drawKind(kinds, random);
  const game = newGame({ options: { ...defaultOptions, ...options(random) }, seed });
  if (!game.ok) throw new Error(`${name}: ${game.rejection.code}`);
  return { kind: name, game: game.value };
}

const chunk = new ArrayBuffer((CHUNK + LONGEST_GAME * 6) * SAMPLE_BYTES);
let filled = 0;
let chunks = 0;

function flush(): void {
  const name = join(job.folder, `${job.id}-${chunks++}`);
  writeFileSync(`${name}.part`, new Uint8Array(chunk, 0, filled));
  renameSync(`${name}.part`, `${name}.samples`);
  filled = 0;
}

function playOne(): GameReport {
  const { kind, game: started } = deal(random);
  const turns = new Turns(started.state.rules);
  // Turns with roundabouts are so numerous that half of the games are played without them.
  const spots = random.below(2) === 0 ? noRoundabouts : promisingRoundabouts;
  const isAlone = started.turns.length === 1;
  const seats = started.turns.map((_, i) => {
    const isPast = i > 0 && random.below(10) < 3;
    const persona = drawPersona(random, now(job.boldness), isAlone);
    return new Seat(isPast ? past : nets, persona, turns, spots, gauss, random.below(gauss.length));
  });
  let game = started;
  while (game.state.ending === undefined) {
    const round = game.state.rounds.length;
    for (const [i, seat] of seats.entries()) {
      const next = submit(game, { seat: i, round, steps: seat.play(viewOf(game, i)) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  const plain: number[][] = [];
  let samples = 0;
  for (const [i, seat] of seats.entries()) {
    if (seat.nets !== nets) continue;
    const outcome = outcomeOf(game, i);
    if (isPlain(seat.persona)) plain.push([...outcome]);
    const length = seat.moments.length * SAMPLE_BYTES;
    filled += writeSamples(seat, outcome, now(job.lambda), new DataView(chunk, filled, length));
    samples += seat.moments.length;
  }
  const evaluations = seats.reduce((sum, seat) => sum + seat.evaluations, 0);
  return { kind, plain, evaluations, samples };
}

mkdirSync(job.folder, { recursive: true });
while (performance.now() - begun < job.seconds * 1000) {
  refresh();
  const report = playOne();
  if (filled >= CHUNK * SAMPLE_BYTES) flush();
  parentPort?.postMessage(report);
}
