import { parentPort } from 'node:worker_threads';
import { checkedGames } from './games.ts';
import type { Job } from './jobs.ts';
import { scannedViews } from './views.ts';

parentPort?.on('message', (job: Job) => {
  const row =
    job.kind === 'games' ? checkedGames(job.setup, job.games) : scannedViews(job.setup, job.games, job.rules);
  parentPort?.postMessage(row);
});
