// A thread of the proof.
import { parentPort } from 'node:worker_threads';
import { carryOut, type Task } from './tasks.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(carryOut(task)));
