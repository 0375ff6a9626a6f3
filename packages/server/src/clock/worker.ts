// A thread of the bot pool.
import { parentPort, workerData } from 'node:worker_threads';
import type { Box } from 'picket-engine';
import type { Job } from './jobs.ts';
import { TurnFinder } from './turnFinder.ts';

const finder = new TurnFinder(workerData as Box, () => performance.now());
parentPort?.on('message', (job: Job) => parentPort?.postMessage(finder.find(job)));
