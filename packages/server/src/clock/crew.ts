import { Worker } from 'node:worker_threads';
import type { Game } from '@picket/engine';
import { freshSecret } from '../table/secrets.ts';
import type { BotTurn } from '../table/state.ts';
import type { Found, FoundTurn, Job } from './jobs.ts';

interface Thread {
  readonly worker: Worker;
  /** By table, how many rounds the thread has been told. */
  readonly told: Map<string, number>;
  readonly waiting: Map<number, { done: (found: Found) => void; failed: (error: unknown) => void }>;
}

/** The threads in which bots think, so that nobody else waits for them. A table always asks the same one. */
export class Crew {
  readonly #threads: (Thread | undefined)[];
  readonly #ms: number;
  #jobs = 0;

  constructor({ threads, ms }: { readonly threads: number; readonly ms: number }) {
    this.#threads = Array.from({ length: Math.max(1, threads) }, () => undefined);
    this.#ms = ms;
  }

  /** The turns of these seats in the round that is being played. */
  async find(table: string, game: Game, seats: readonly BotTurn[]): Promise<readonly FoundTurn[]> {
    const thread = this.#threadOf(table);
    const known = Math.min(thread.told.get(table) ?? 0, game.state.rounds.length);
    const found = await this.#ask(thread, this.#job(table, game, seats, known));
    const turns = found.turns ?? (await this.#ask(thread, this.#job(table, game, seats, 0))).turns;
    if (turns === undefined) throw new Error('A bot was told everything and knew nothing.');
    thread.told.delete(table);
    thread.told.set(table, game.state.rounds.length);
    return turns;
  }

  forget(table: string): void {
    for (const thread of this.#threads) thread?.told.delete(table);
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread?.worker.terminate();
  }

  #job(table: string, { seed, state }: Game, seats: readonly BotTurn[], from: number): Job {
    return {
      id: this.#jobs++,
      table,
      start: { options: state.rules.options, seed, version: state.rules.version },
      from,
      rounds: state.rounds.slice(from).map(({ turns }) => turns),
      seats: seats.map(({ seat, level }) => ({ nr: seat.nr, level })),
      chance: freshSecret(),
      ms: this.#ms,
    };
  }

  #ask({ worker, waiting }: Thread, job: Job): Promise<Found> {
    return new Promise((done, failed) => {
      waiting.set(job.id, { done, failed });
      worker.postMessage(job);
    });
  }

  /** Threads start when they are first needed, and anew after a fault. */
  #threadOf(table: string): Thread {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    const place = sum % this.#threads.length;
    const known = this.#threads[place];
    if (known !== undefined) return known;
    const thread: Thread = {
      worker: new Worker(new URL('worker.ts', import.meta.url)),
      told: new Map(),
      waiting: new Map(),
    };
    this.#threads[place] = thread;
    thread.worker.unref();
    thread.worker.on('message', (found: Found) => {
      thread.waiting.get(found.id)?.done(found);
      thread.waiting.delete(found.id);
    });
    thread.worker.on('error', (error) => {
      if (this.#threads[place] === thread) this.#threads[place] = undefined;
      for (const { failed } of thread.waiting.values()) failed(error);
    });
    return thread;
  }
}
