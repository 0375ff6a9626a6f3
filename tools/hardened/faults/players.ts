import { newTable } from '../../online/kills.ts';
import { Findings, type StubbornSeat } from '../../online/stubbornSeat.ts';
import { pause } from '../attack.ts';

const RETRY_MS = 20;

/** The result of a fault. */
export interface Finding {
  readonly result: string;
  readonly ok: boolean;
}

/** Players who remember everything that the server acknowledged. */
export class Players {
  readonly #seats: readonly StubbornSeat[];
  readonly found: Findings;

  private constructor(seats: readonly StubbornSeat[], found: Findings) {
    this.#seats = seats;
    this.found = found;
  }

  /** A table with a game that has just started. */
  static async sitDown(url: string): Promise<Players> {
    const found = new Findings();
    return new Players(await newTable(url, 'fault', found), found);
  }

  /** Plays until the game or the time is over. */
  async play(url: string, ms: number): Promise<void> {
    const end = performance.now() + ms;
    const play = async (seat: StubbornSeat) => {
      while (!seat.isDone && performance.now() < end) {
        await seat.play(url);
        // An answer was lost, or the server is gone.
        await pause(RETRY_MS);
      }
    };
    await Promise.race([Promise.all(this.#seats.map(play)), pause(ms)]);
  }

  /** Compares what is stored with what was acknowledged. */
  async nothingLost(url: string): Promise<Finding> {
    for (const seat of this.#seats) await seat.settle(url);
    const { acknowledged, lost, doubled, dealtAgain } = this.found;
    const wrong = lost.length + doubled.length + dealtAgain.length;
    return {
      result: `${acknowledged} turns acknowledged, ${wrong} of them lost or changed`,
      ok: acknowledged > 0 && wrong === 0,
    };
  }
}
