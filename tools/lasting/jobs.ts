import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Row } from '../prove.ts';
import type { SetUp } from './setups.ts';

export type Job =
  | { readonly kind: 'games'; readonly setup: SetUp; readonly games: number }
  | { readonly kind: 'views'; readonly setup: SetUp; readonly games: number; readonly rules: number };

/** Runs jobs on all cores; the rows are in the order of the jobs. */
export async function runJobs(jobs: readonly Job[]): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = [...jobs.entries()];
  const work = async () => {
    const worker = new Worker(join(import.meta.dirname, 'worker.ts'));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, job] = next;
      worker.postMessage(job);
      // Rejects if the worker throws.
      const [row] = (await once(worker, 'message')) as [Row];
      rows[i] = row;
      console.error(`${row.ok ? 'ok' : 'FAILED'}: ${row.what}; ${waiting.length} to go`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
  return rows;
}
