import { Worker } from 'node:worker_threads';
import type { Box, Game } from 'picket-engine';
import type { Config } from '../config/schema.ts';
import { pinnedOf } from '../table/pinned.ts';
import { freshSecret } from '../table/secrets.ts';
import type { BotTurn } from '../table/state.ts';
import { REMEMBERED, type Found, type FoundTurn, type Job } from './jobs.ts';
import { RecentMap } from './recentMap.ts';

interface Thread {
  readonly worker: Worker;
  /** By table, how many rounds the thread has received; as many tables as the thread keeps. */
  readonly knownRounds: RecentMap<number>;
  readonly waiting: Map<number, { done: (found: Found) => void; failed: (error: unknown) => void }>;
}

/** Milliseconds for which one table uses a thread before another table gets its turn. */
const SLICE_MS = 400;

/** The thinking time of each bot: many bots share the time that one table may use in a round. */
export function msEach({ ms, roundMs }: Pick<Config['bots'], 'ms' | 'roundMs'>, bots: number): number {
  return Math.min(ms, roundMs / bots);
}

/** A pool of threads for bots, which keeps the event loop free. A table always uses the same thread. */
export class BotPool {
  readonly #threads: (Thread | undefined)[];
  readonly #numbers: Config['bots'];
  readonly #box: Box;
  #jobs = 0;

  constructor(numbers: Config['bots'], box: Box) {
    this.#threads = Array.from({ length: numbers.threads }, () => undefined);
    this.#numbers = numbers;
    this.#box = box;
  }

  /** The turns of these seats in the current round. Large tables ask for a few at a time, so that other tables are not blocked. */
  async find(table: string, game: Game, seats: readonly BotTurn[]): Promise<readonly FoundTurn[]> {
    const ms = msEach(this.#numbers, seats.length);
    const few = Math.max(1, Math.floor(SLICE_MS / Math.max(1, ms)));
    const turns: FoundTurn[] = [];
    for (let i = 0; i < seats.length; i += few) {
      turns.push(...(await this.#findFew(table, game, seats.slice(i, i + few), ms)));
    }
    return turns;
  }

  async #findFew(
    table: string,
    game: Game,
    seats: readonly BotTurn[],
    ms: number,
  ): Promise<readonly FoundTurn[]> {
    const thread = this.#threadOf(table);
    const known = Math.min(thread.knownRounds.get(table) ?? 0, game.state.rounds.length);
    const ask = (from: number) => this.#ask(thread, this.#job(table, game, { seats, from, ms }));
    const turns = (await ask(known)).turns ?? (await ask(0)).turns;
    if (turns === undefined) throw new Error('A bot thread did not accept a complete game.');
    thread.knownRounds.set(table, game.state.rounds.length);
    return turns;
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread?.worker.terminate();
  }

  #job(
    table: string,
    game: Game,
    { seats, from, ms }: { readonly seats: readonly BotTurn[]; readonly from: number; readonly ms: number },
  ): Job {
    const { seed, state } = game;
    return {
      id: this.#jobs++,
      table,
      start: { options: state.rules.options, seed, ...pinnedOf(game) },
      from,
      rounds: state.rounds.slice(from).map(({ turns }) => turns),
      seats: seats.map(({ seat, level }) => ({ nr: seat.nr, level })),
      chance: freshSecret(),
      ms,
    };
  }

  #ask({ worker, waiting }: Thread, job: Job): Promise<Found> {
    return new Promise((done, failed) => {
      waiting.set(job.id, { done, failed });
      worker.postMessage(job);
    });
  }

  /** Threads start on first use, and again after a crash. */
  #threadOf(table: string): Thread {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    const place = sum % this.#threads.length;
    const known = this.#threads[place];
    if (known !== undefined) return known;
    const thread: Thread = {
      worker: new Worker(new URL('worker.ts', import.meta.url), { workerData: this.#box }),
      knownRounds: new RecentMap(REMEMBERED),
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
