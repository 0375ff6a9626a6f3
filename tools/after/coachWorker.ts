// A thread of the coach's proof.
import { parentPort } from 'node:worker_threads';
import { carryOut, type CoachTask } from './coachTasks.ts';

parentPort?.on('message', (task: CoachTask) => parentPort?.postMessage(carryOut(task)));
