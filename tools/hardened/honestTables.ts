import { PlayedTable } from '../online/playedTable.ts';
import { quantile } from '../online/quantile.ts';
import { pause } from './attack.ts';

const TABLES = 2;
const SEATS = 4;
/** Milliseconds between two seats' turns: within the rate limits, and fast enough for many samples. */
const GAP = 45;
const RETRY_MS = 200;

/** Milliseconds from sending a turn to its acknowledgement. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly turns: number;
}

/** Tables that play game after game during an attack. */
export class HonestTables {
  readonly #url: string;
  readonly #tables: (PlayedTable | undefined)[] = Array.from({ length: TABLES }, () => undefined);
  #times: number[] = [];
  #games = 0;
  /** Refused turns, refused tables and lost connections. */
  readonly failures: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** Plays until the promise is settled. */
  async playUntil(end: Promise<unknown>): Promise<Times> {
    this.#times = [];
    let isOver = false;
    const stop = () => (isOver = true);
    end.then(stop, stop);
    await Promise.all(this.#tables.map((_, nr) => this.#play(nr, () => !isOver)));
    const times = this.#times;
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), turns: times.length };
  }

  close(): void {
    for (const table of this.#tables) table?.close();
  }

  async #play(nr: number, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      try {
        const table = this.#tables[nr] ?? (await this.#begin());
        this.#tables[nr] = table;
        await table.round(GAP);
        this.failures.push(...table.refused.splice(0));
        if (!table.isOver) continue;
        table.close();
      } catch (error) {
        this.failures.push((error as Error).message);
        await pause(RETRY_MS);
      }
      this.#tables[nr] = undefined;
    }
  }

  async #begin(): Promise<PlayedTable> {
    const acknowledged = (ms: number) => void this.#times.push(ms);
    const table = new PlayedTable({ acknowledged, resolved: () => undefined }, `honest ${this.#games++}`);
    await table.begin(this.#url, SEATS);
    return table;
  }
}
