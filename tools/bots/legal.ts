import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Share } from './legalWorker.ts';

export interface Legality {
  readonly games: number;
  readonly turns: number;
  /** The games that a turn was refused in. */
  readonly faults: readonly string[];
}

/** Plays every kind of table with every level and counts what was not legal. */
export async function playEverything(games: number): Promise<Legality> {
  const threads = availableParallelism();
  const faults: string[] = [];
  let turns = 0;
  const play = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: Share = { first, step: threads, end: games };
      const worker = new Worker(new URL('legalWorker.ts', import.meta.url), { workerData });
      worker.on('message', (played: { turns: number; fault?: string }) => {
        turns += played.turns;
        if (played.fault !== undefined) faults.push(played.fault);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, first) => play(first)));
  return { games, turns, faults };
}
