// One of the threads in which bots think.
import { parentPort, workerData } from 'node:worker_threads';
import type { Box } from 'picket-engine';
import type { Job } from './jobs.ts';
import { Player } from './player.ts';

const player = new Player(workerData as Box, () => performance.now());
parentPort?.on('message', (job: Job) => parentPort?.postMessage(player.find(job)));
