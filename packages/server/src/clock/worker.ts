// One of the threads in which bots think.
import { parentPort } from 'node:worker_threads';
import type { Job } from './jobs.ts';
import { Player } from './player.ts';

const player = new Player(() => performance.now());
parentPort?.on('message', (job: Job) => parentPort?.postMessage(player.find(job)));
