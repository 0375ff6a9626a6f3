import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY = 50;
const PAGE = Buffer.alloc(4096, 7);

const path = join(workerData as string, 'sync-probe');
const file = openSync(path, 'w');
const times: number[] = [];

const probing = setInterval(() => {
  const start = performance.now();
  writeSync(file, PAGE, 0, PAGE.length, 0);
  fdatasyncSync(file);
  times.push(performance.now() - start);
}, EVERY);

parentPort?.once('message', () => {
  clearInterval(probing);
  closeSync(file);
  unlinkSync(path);
  parentPort?.postMessage(times);
});
