import { Worker } from 'node:worker_threads';
import { quantile } from './quantile.ts';

/** Milliseconds for a durable write. */
export interface SyncTimes {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Measures small durable writes continuously in its own thread, while the disk is in use. */
export class DiskProbe {
  readonly #worker: Worker;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('diskWorker.ts', import.meta.url), { workerData: folder });
  }

  async stop(): Promise<SyncTimes> {
    const result = new Promise<readonly number[]>((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
    });
    this.#worker.postMessage('stop');
    const times = await result;
    await this.#worker.terminate();
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), worst: quantile(times, 1) };
  }
}
