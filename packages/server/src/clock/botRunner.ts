import type { Game } from 'picket-engine';
import type { Owners } from '../live/owners.ts';
import type { Room } from '../live/room.ts';
import { roundOf } from '../table/state.ts';
import type { BotPool } from './botPool.ts';

/** Lets bots play when a table waits for them, one round of a table at a time. */
export class BotRunner {
  readonly #pool: Pick<BotPool, 'find'>;
  readonly #owners: Owners;
  readonly #failed: (error: unknown) => void;
  readonly #busy = new Set<Room>();

  constructor(pool: Pick<BotPool, 'find'>, owners: Owners, failed: (error: unknown) => void) {
    this.#pool = pool;
    this.#owners = owners;
    this.#failed = failed;
  }

  run(room: Room): void {
    if (this.#busy.has(room) || room.botTurns().length === 0) return;
    this.#busy.add(room);
    this.#play(room).then(
      () => {
        this.#busy.delete(room);
        // The table may have changed while the last turn was being stored.
        this.run(room);
      },
      (error: unknown) => {
        this.#busy.delete(room);
        this.#failed(error);
      },
    );
  }

  async #play(room: Room): Promise<void> {
    for (let wanted = room.botTurns(); wanted.length > 0; wanted = room.botTurns()) {
      const { id } = room.state;
      const round = roundOf(room.state);
      // Tables that nobody has opened since a restart share one queue.
      const owner = this.#owners.of(id) ?? '';
      const turns = await this.#pool.find({ id, owner, game: room.state.game as Game }, wanted);
      const rejections = await Promise.all(turns.map(({ nr, steps }) => room.playBot(nr, round, steps)));
      const refused = rejections.find((rejection) => rejection !== undefined);
      if (refused !== undefined) throw new Error(`A bot's turn was refused: ${refused.code}.`);
    }
  }
}
