import { Worker } from 'node:worker_threads';
import type { LevelId } from 'picket-bots';
import type { Box, Options } from 'picket-engine';
import type { DealOutcome, Thinking } from './deal.ts';

/** One deal for a thread to play; must be cloneable. */
export interface Job {
  readonly options: Options;
  readonly box: Box;
  readonly pair: readonly [first: LevelId, second: LevelId];
  readonly thinking: Thinking;
  readonly series: string;
  readonly deal: number;
}

/**
 * Plays deals in threads and returns their outcomes in the order of the jobs, so the results don't depend on the number or speed of
 * threads.
 */
export async function playAll(
  jobs: readonly Job[],
  threads: number,
  done: (count: number) => void,
): Promise<DealOutcome[]> {
  const outcomes: DealOutcome[] = [];
  const workers: Worker[] = [];
  let next = 0;
  let finished = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      workers.push(worker);
      let current = 0;
      const give = () => {
        current = next++;
        const job = jobs[current];
        if (job !== undefined) return worker.postMessage(job);
        void worker.terminate().then(() => resolve());
      };
      worker.on('message', (outcome: DealOutcome) => {
        outcomes[current] = outcome;
        done(++finished);
        give();
      });
      worker.on('error', reject);
      give();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
    return outcomes;
  } finally {
    // After a failure, stop the others.
    for (const worker of workers) void worker.terminate();
  }
}
