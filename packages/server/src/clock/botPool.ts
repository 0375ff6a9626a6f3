import type { Box, Game } from 'picket-engine';
import type { Config } from '../config/schema.ts';
import { pinnedOf } from '../table/pinned.ts';
import { freshSecret } from '../table/secrets.ts';
import type { BotTurn } from '../table/state.ts';
import { BotThread } from './botThread.ts';
import type { FoundTurn } from './jobs.ts';

/** Milliseconds for which one table uses a thread before another table gets its turn. */
const SLICE_MS = 400;
/** Milliseconds that any turn may take, however short its thinking time. */
const TURN_MS = 10;

/**
 * The thinking time of each bot: many bots share the time that one table may use in a round, and so do the tables that wait for a
 * thread. Under load, bots think less instead of making players wait.
 */
export function msEach(
  { ms, roundMs }: Pick<Config['bots'], 'ms' | 'roundMs'>,
  bots: number,
  tablesAhead = 0,
): number {
  return Math.min(ms, roundMs / (bots * (1 + tablesAhead)));
}

/** A table whose bots have to play. */
export interface Table {
  readonly id: string;
  /** The address that it counts for: addresses share the threads fairly. */
  readonly owner: string;
  readonly game: Game;
}

/** A pool of threads for bots, which keeps the event loop free. A table always uses the same thread. */
export class BotPool {
  readonly #threads: (BotThread | undefined)[];
  readonly #numbers: Config['bots'];
  readonly #box: Box;

  constructor(numbers: Config['bots'], box: Box) {
    this.#threads = Array.from({ length: numbers.threads }, () => undefined);
    this.#numbers = numbers;
    this.#box = box;
  }

  /** How many tables wait for a thread. */
  get waiting(): number {
    return this.#threads.reduce((sum, thread) => sum + (thread?.queue.size ?? 0), 0);
  }

  /** The turns of these seats in the current round. Large tables ask for a few at a time, so that other tables are not blocked. */
  async find(table: Table, seats: readonly BotTurn[]): Promise<readonly FoundTurn[]> {
    const msFor = (ahead: number) => msEach(this.#numbers, seats.length, ahead);
    const turns: FoundTurn[] = [];
    while (turns.length < seats.length) {
      const thread = this.#threadOf(table.id);
      const ms = msFor(thread.queue.ahead(table.owner));
      const few = Math.max(1, Math.floor(SLICE_MS / Math.max(TURN_MS, ms)));
      const next = seats.slice(turns.length, turns.length + few);
      turns.push(...(await findFew(thread, table, next, (ahead) => Math.min(ms, msFor(ahead)))));
    }
    return turns;
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread?.close();
  }

  /** Threads start on first use, and again after a crash. */
  #threadOf(table: string): BotThread {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    const place = sum % this.#threads.length;
    const known = this.#threads[place];
    if (known !== undefined) return known;
    const thread = new BotThread(this.#box, () => {
      if (this.#threads[place] === thread) this.#threads[place] = undefined;
    });
    this.#threads[place] = thread;
    return thread;
  }
}

async function findFew(
  thread: BotThread,
  { id, owner, game }: Table,
  seats: readonly BotTurn[],
  msFor: (ahead: number) => number,
): Promise<readonly FoundTurn[]> {
  const { seed, state } = game;
  const known = Math.min(thread.knownRounds.get(id) ?? 0, state.rounds.length);
  const ask = (from: number) =>
    thread.ask(owner, (ahead) => ({
      table: id,
      start: { options: state.rules.options, seed, ...pinnedOf(game) },
      from,
      rounds: state.rounds.slice(from).map(({ turns }) => turns),
      seats: seats.map(({ seat, ...turn }) => ({ nr: seat.nr, ...turn })),
      chance: freshSecret(),
      ms: msFor(ahead),
    }));
  const turns = (await ask(known)).turns ?? (await ask(0)).turns;
  if (turns === undefined) throw new Error('A bot thread did not accept a complete game.');
  thread.knownRounds.set(id, state.rounds.length);
  return turns;
}
