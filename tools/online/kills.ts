import { FastRandom } from 'picket-engine/fast';
import { gather, settingsFor, type Owned } from './api.ts';
import { eventually } from './eventually.ts';
import { Line } from './line.ts';
import { Stored } from './stored.ts';
import { Findings, StubbornSeat } from './stubbornSeat.ts';
import { TestServer } from './testServer.ts';

const TABLES = 12;
const SEATS = 3;
const LONGEST = 500;

/** Kills the server repeatedly without warning while every seat plays as fast as it can, and checks what is stored. */
export async function killAgainAndAgain(
  kills: number,
  seed: string,
): Promise<Findings & { readonly gamesFinished: number }> {
  const server = new TestServer();
  const random = new FastRandom(seed);
  const found = new Findings();
  let gamesFinished = 0;
  let tables: StubbornSeat[][] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await server.start();
      const going = tables.filter((seats) => !seats.every(({ isDone }) => isDone));
      gamesFinished += tables.length - going.length;
      tables = going;
      while (tables.length < TABLES) {
        tables.push(await newTable(server.url, `${seed} ${kill} ${tables.length}`, found));
      }
      const before = found.acknowledged;
      const playing = Promise.all(tables.flat().map((seat) => seat.play(server.url)));
      // On a busy machine, a fixed delay could end before the first turn is stored.
      await eventually(() => found.acknowledged > before);
      await new Promise((resolve) => setTimeout(resolve, random.below(LONGEST)));
      await server.kill();
      await playing;
    }
    await server.start();
    // Twice, because a late retry may change what the first pass found.
    for (const seat of [...tables.flat(), ...tables.flat()]) await seat.settle(server.url);
    await server.kill();
    const twice = new Stored(server.folder).turnsTwice();
    found.doubled.push(...twice.map((row) => JSON.stringify(row)));
    return Object.assign(found, { gamesFinished });
  } finally {
    await server.kill();
    server.remove();
  }
}

/** A table whose game has just started. */
export async function newTable(url: string, seed: string, found: Findings): Promise<StubbornSeat[]> {
  const all = await gather(url, settingsFor(SEATS));
  const { line } = await Line.open(url, all[0] as Owned);
  await line.ask({ type: 'start' });
  line.close();
  return all.map((owned, nr) => new StubbornSeat(owned, `${seed} ${nr}`, found));
}
