import { Worker } from 'node:worker_threads';
import type { Box } from 'picket-engine';
import { FairQueue } from './fairQueue.ts';
import { REMEMBERED, type Found, type Job } from './jobs.ts';
import { RecentMap } from './recentMap.ts';

interface Asked {
  readonly owner: string;
  readonly job: (ahead: number) => Job;
  readonly done: (found: Found) => void;
  readonly failed: (error: unknown) => void;
}

/** A thread that finds turns, one job at a time; addresses get it in turn. */
export class BotThread {
  /** By table, how many rounds the thread has received; as many tables as the thread keeps. */
  readonly knownRounds = new RecentMap<number>(REMEMBERED);
  readonly queue = new FairQueue<Asked>();
  readonly #worker: Worker;
  #current: Asked | undefined;

  constructor(box: Box, onCrash: () => void) {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: box });
    this.#worker.unref();
    this.#worker.on('message', (found: Found) => {
      this.#current?.done(found);
      this.#begin();
    });
    this.#worker.on('error', (error) => {
      onCrash();
      for (; this.#current !== undefined; this.#current = this.queue.next()) this.#current.failed(error);
    });
  }

  /** The job is made when its turn has come, and depends on how many jobs another one of its owner would have to wait for. */
  ask(owner: string, job: (ahead: number) => Job): Promise<Found> {
    return new Promise((done, failed) => {
      this.queue.add(owner, { owner, job, done, failed });
      if (this.#current === undefined) this.#begin();
    });
  }

  #begin(): void {
    this.#current = this.queue.next();
    if (this.#current === undefined) return;
    const { owner, job } = this.#current;
    this.#worker.postMessage(job(this.queue.ahead(owner)));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
