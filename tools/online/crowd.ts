import { PlayedTable } from './playedTable.ts';
import { quantile } from './quantile.ts';
import { TestServer } from './testServer.ts';

/** People take longer; faster rounds than this are throttled. */
const ROUND_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface CrowdFigures {
  readonly seats: number;
  readonly rounds: number;
  /** Milliseconds from sending the last turn until a client has the new round. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly refused: readonly string[];
}

/** Measures how long it takes until everyone at a large table has the next round. All seats share one address. */
export async function measureCrowd(seats: number, rounds: number): Promise<CrowdFigures> {
  const server = new TestServer();
  await server.start();
  const times: number[] = [];
  const refused: string[] = [];
  let played = 0;
  try {
    // With so many players, a third refusal may end the game early: then they play another one.
    for (let game = 0; played < rounds && refused.length === 0; game++) {
      const table = new PlayedTable(
        { acknowledged: () => undefined, resolved: (ms) => void times.push(ms) },
        `crowd ${game}`,
      );
      await table.begin(server.url, seats);
      for (; played < rounds && !table.isOver && table.refused.length === 0; played++) {
        await Promise.all([table.round(), pause(ROUND_MS)]);
      }
      refused.push(...table.refused);
      table.close();
    }
  } finally {
    await server.kill();
    server.remove();
  }
  const worst = Math.max(...times);
  return { seats, rounds: played, p50: quantile(times, 0.5), p99: quantile(times, 0.99), worst, refused };
}
