import { Worker } from 'node:worker_threads';
import type { Share } from './legalWorker.ts';

export interface Legality {
  readonly first: number;
  readonly games: number;
  readonly turns: number;
  /** Games in which a turn was rejected. */
  readonly faults: readonly string[];
}

/**
 * Plays a share of the games, which cycle through all kinds of tables and all levels, and counts illegal
 * turns.
 */
export async function playGames(first: number, games: number, threads: number): Promise<Legality> {
  const faults: string[] = [];
  let [played, turns] = [0, 0];
  const play = (from: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: Share = { first: from, step: threads, end: first + games };
      const worker = new Worker(new URL('legalWorker.ts', import.meta.url), { workerData });
      worker.on('message', (game: { turns: number; fault?: string }) => {
        played++;
        turns += game.turns;
        if (game.fault !== undefined) faults.push(game.fault);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, i) => play(first + i)));
  if (played !== games) throw new Error(`Only ${played} of ${games} games were played.`);
  return { first, games, turns, faults };
}
