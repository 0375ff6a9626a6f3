import { setImmediate } from 'node:timers/promises';
import { levelOf, think, type LevelId } from 'picket-bots';
import { viewOf, type Step, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { equipFor } from 'picket-server/nets';
import type { LocalGame } from './localGame.ts';

/** Milliseconds per slice: the longest delay for typing. */
const SLICE = 8;

const now = (): number => performance.now();

/** The bots of a round. They think while people do, each with its own view of the game. */
export class Thinking {
  readonly #seats: readonly number[];
  readonly #found = new Map<number, readonly Step[]>();
  readonly #done: Promise<void>;
  #stopped = false;

  constructor({ game, bots }: LocalGame) {
    const { seed, state } = game;
    this.#seats = bots.flatMap((level, seat) =>
      level !== null && game.turns[seat] === undefined ? seat : [],
    );
    this.#done = this.#run(async (seat) => {
      const random = new FastRandom(`${seed}/bot/${seat}/${state.rounds.length}`);
      return this.#think(viewOf(game, seat), bots[seat] as LevelId, random);
    });
    // Reported when the turns are needed: nobody awaits them until then.
    this.#done.catch(() => undefined);
  }

  /** Seats whose bots have not found a turn yet. */
  get busy(): number[] {
    return this.#seats.filter((seat) => !this.#found.has(seat));
  }

  /** The turns by seat, once all are found. */
  async turns(): Promise<ReadonlyMap<number, readonly Step[]>> {
    await this.#done;
    return this.#found;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(find: (seat: number) => Promise<readonly Step[]>): Promise<void> {
    for (const seat of this.#seats) {
      if (this.#stopped) return;
      this.#found.set(seat, await find(seat));
    }
  }

  async #think(view: View, level: LevelId, random: FastRandom): Promise<readonly Step[]> {
    equipFor(level);
    const thought = think(view, level, random, { ms: levelOf(level).ms, now, stop: () => this.#stopped });
    for (let end = now() + SLICE; ;) {
      const { done, value } = thought.next();
      if (done === true) return value;
      if (now() < end) continue;
      await setImmediate();
      end = now() + SLICE;
    }
  }
}
