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

/** The thread of a job ended or timed out. */
export class LostThread extends Error {
  /** Whether it was working on this job, and not on one ahead of it. */
  readonly wasBusy: boolean;

  constructor(reason: string, wasBusy: boolean) {
    super(reason);
    this.wasBusy = wasBusy;
  }
}

/** A thread that finds turns, one job at a time, round-robin over addresses. */
export class BotThread {
  /** By table: the number of rounds that the thread has received, for as many tables as it keeps. */
  readonly knownRounds = new RecentMap<number>(REMEMBERED);
  readonly queue = new FairQueue<Asked>();
  readonly #worker: Worker;
  readonly #patience: number;
  readonly #onLost: (reason: string) => void;
  #current: Asked | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  /** `patience`: how many milliseconds late a job may be before the thread counts as hung. */
  constructor(box: Box, patience: number, onLost: (reason: string) => void) {
    this.#patience = patience;
    this.#onLost = onLost;
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: box });
    this.#worker.unref();
    this.#worker.on('message', (found: Found) => {
      this.#current?.done(found);
      this.#begin();
    });
    this.#worker.on('error', (error) => this.#lose(`A bot thread failed: ${String(error)}`));
    this.#worker.on('exit', () => this.#lose('A bot thread ended.'));
  }

  /** The job is created when its turn comes; it gets the number of jobs that another one of its owner would wait for. */
  ask(owner: string, job: (ahead: number) => Job): Promise<Found> {
    return new Promise((done, failed) => {
      this.queue.add(owner, { owner, job, done, failed });
      if (this.#current === undefined) this.#begin();
    });
  }

  async close(): Promise<void> {
    this.#end();
    await this.#worker.terminate();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#current = this.#isOver ? undefined : this.queue.next();
    if (this.#current === undefined) return;
    const { owner, job } = this.#current;
    const next = job(this.queue.ahead(owner));
    this.#timer = setTimeout(() => this.#lose('A bot thread hung.'), next.within + this.#patience).unref();
    this.#worker.postMessage(next);
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    this.#end();
    void this.#worker.terminate();
    this.#onLost(reason);
    this.#current?.failed(new LostThread(reason, true));
    for (let waiting = this.queue.next(); waiting !== undefined; waiting = this.queue.next()) {
      waiting.failed(new LostThread(reason, false));
    }
  }
}
