import type { Box, Game } from 'picket-engine';
import type { LevelName } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import { pinnedOf } from '../table/pinned.ts';
import { freshSecret } from '../table/secrets.ts';
import type { BotTurn } from '../table/state.ts';
import { BotThread, LostThread } from './botThread.ts';
import type { Found, FoundTurn } from './jobs.ts';

/** Milliseconds for which a table may use a thread while others wait. */
const SLICE_MS = 400;
/** Every turn may take this many milliseconds, however short its thinking time. */
const TURN_MS = 10;
/** How many threads a table may lose in one round before it gives up for now. */
const MOST_LOST = 3;
/** The level that replaces a bot whose thread was lost. */
const SIMPLEST: LevelName = 'newcomer';

/**
 * The thinking time of each bot. The bots of a table share its time for a round, and tables that wait for the same thread share it, too:
 * under load, bots think less instead of making players wait.
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
  /** The address that it counts for: threads are shared fairly between addresses. */
  readonly owner: string;
  readonly game: Game;
}

/** A thread pool for bots, which keeps the event loop free. A table always uses the same thread. */
export class BotPool {
  readonly #threads: (BotThread | undefined)[];
  readonly #numbers: Config['bots'];
  readonly #box: Box;
  readonly #onLost: (error: Error) => void;

  /** `onLost` is called when a thread fails or hangs. Its tables continue on a new one. */
  constructor(numbers: Config['bots'], box: Box, onLost: (error: Error) => void) {
    this.#threads = Array.from({ length: numbers.threads }, () => undefined);
    this.#numbers = numbers;
    this.#box = box;
    this.#onLost = onLost;
  }

  /** How many tables wait for a thread. */
  get waiting(): number {
    return this.#threads.reduce((sum, thread) => sum + (thread?.queue.size ?? 0), 0);
  }

  /**
   * The turns of these seats in the current round. Large tables ask for a few at a time, so other tables are not blocked; in total
   * they take no more than their time for a round, not counting the time in the queue.
   */
  async find(table: Table, seats: readonly BotTurn[]): Promise<readonly FoundTurn[]> {
    const turns: FoundTurn[] = [];
    let left = this.#numbers.roundMs;
    let lost = 0;
    let isSimple = false;
    while (turns.length < seats.length) {
      const thread = this.#threadOf(table.id);
      const msFor = (ahead: number) => msEach(this.#numbers, seats.length, ahead);
      const ms = msFor(thread.queue.ahead(table.owner));
      const few = Math.max(1, Math.floor(SLICE_MS / Math.max(TURN_MS, ms)));
      const next = seats.slice(turns.length, turns.length + few);
      const within = (left * next.length) / (seats.length - turns.length);
      const asked = isSimple ? next.map((turn) => ({ ...turn, level: SIMPLEST })) : next;
      try {
        const found = await findFew(thread, table, asked, {
          ms: (ahead) => Math.min(ms, msFor(ahead)),
          within,
        });
        turns.push(...found.turns);
        left = Math.max(0, left - found.ms);
        isSimple = false;
      } catch (error) {
        if (!(error instanceof LostThread) || ++lost > MOST_LOST) throw error;
        // A retry could fail the same way.
        isSimple = error.wasBusy;
      }
    }
    return turns;
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread?.close();
  }

  /** Threads start on first use, and again after one was lost. */
  #threadOf(table: string): BotThread {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    const place = sum % this.#threads.length;
    const known = this.#threads[place];
    if (known !== undefined) return known;
    const thread = new BotThread(this.#box, this.#numbers.stuckMs, (reason) => {
      this.#threads[place] = undefined;
      this.#onLost(new Error(reason));
    });
    this.#threads[place] = thread;
    return thread;
  }
}

async function findFew(
  thread: BotThread,
  { id, owner, game }: Table,
  seats: readonly BotTurn[],
  time: { readonly ms: (ahead: number) => number; readonly within: number },
): Promise<Required<Found>> {
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
      ms: time.ms(ahead),
      within: time.within,
    }));
  const first = await ask(known);
  const { turns, ms } = first.turns === undefined ? await ask(0) : first;
  if (turns === undefined) throw new Error('A bot thread did not accept a complete game.');
  thread.knownRounds.set(id, state.rounds.length);
  return { turns, ms };
}
