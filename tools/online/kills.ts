import { isDeepStrictEqual } from 'node:util';
import { FastRandom, type Step, type ViewRecord } from '@picket/engine';
import { gather, settingsFor, type Owned } from './api.ts';
import { Cut, Line } from './line.ts';
import { TestServer } from './testServer.ts';
import { randomTurn, viewFrom } from './turns.ts';

export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  /** What was acknowledged and was not there afterwards, or not as it was. */
  readonly lost: readonly string[];
  /** Cards that were not those told before. */
  readonly dealtAnew: readonly string[];
  readonly gamesFinished: number;
}

const TABLES = 12;
const SEATS = 3;
const SHORTEST = 30;
const LONGEST = 500;

/** What somebody was told, and must find again. */
interface Told {
  readonly turns: Map<number, readonly Step[]>;
  readonly cards: Map<number, unknown>;
}

interface Seat extends Told {
  readonly owned: Owned;
  readonly random: FastRandom;
}

/** Kills the server without warning, again and again, while every seat plays as fast as it can, and looks what is left. */
export async function killAgainAndAgain(kills: number, seed: string): Promise<KillFigures> {
  const server = new TestServer();
  const random = new FastRandom(seed);
  const found = { lost: [] as string[], dealtAnew: [] as string[], acknowledged: 0, gamesFinished: 0 };
  let tables: Seat[][] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await server.start();
      const going = tables.filter((seats) => !isOver(seats));
      found.gamesFinished += tables.length - going.length;
      tables = going;
      while (tables.length < TABLES) {
        tables.push(await newTable(server.url, `${seed} ${kill} ${tables.length}`));
      }
      const playing = Promise.all(tables.flat().map((seat) => play(server.url, seat, found)));
      await new Promise((resolve) => setTimeout(resolve, SHORTEST + random.below(LONGEST - SHORTEST)));
      await server.kill();
      await playing;
    }
    await server.start();
    for (const seat of tables.flat()) await look(server.url, seat, found);
    return { kills, ...found };
  } finally {
    await server.kill();
    server.remove();
  }
}

async function newTable(url: string, seed: string): Promise<Seat[]> {
  const all = await gather(url, settingsFor(SEATS));
  const { line } = await Line.open(url, all[0] as Owned);
  await line.ask({ type: 'start' });
  line.close();
  return all.map((owned, nr) => ({
    owned,
    random: new FastRandom(`${seed} ${nr}`),
    turns: new Map(),
    cards: new Map(),
  }));
}

const over = new WeakSet<Seat>();
const isOver = (seats: readonly Seat[]): boolean => seats.some((seat) => over.has(seat));

type Found = Pick<KillFigures, never> & { lost: string[]; dealtAnew: string[]; acknowledged: number };

/** Plays until the line is cut: each turn is kept in mind as soon as it is acknowledged. */
async function play(url: string, seat: Seat, found: Found): Promise<void> {
  try {
    for (;;) {
      const view = await look(url, seat, found);
      if (view === undefined || view.now === null) return;
      const { line } = await Line.open(url, seat.owned, () => undefined);
      const round = view.record.rounds.length;
      if (view.now.turn === null) {
        const steps = randomTurn(viewFrom(view), seat.owned.seat, seat.random);
        const answer = await line.ask({ type: 'submit', round, steps: [...steps] });
        if (answer.type === 'done') {
          found.acknowledged++;
          seat.turns.set(round, steps);
        }
      }
      line.close();
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
}

/** Compares what the server says now with everything that this seat was told before. */
async function look(url: string, seat: Seat, found: Found): Promise<ViewRecord | undefined> {
  const { line, table } = await Line.open(url, seat.owned);
  line.close();
  const { view } = table;
  if (view === null) return undefined;
  const { rounds } = view.record;
  const place = `${seat.owned.table}/${seat.owned.seat}`;
  for (const [round, steps] of seat.turns) {
    const there = round < rounds.length ? rounds[round]?.turns[seat.owned.seat] : view.now?.turn;
    if (!isDeepStrictEqual(there, steps)) found.lost.push(`${place}, round ${round}`);
  }
  for (const [round, cards] of seat.cards) {
    const there = round < rounds.length ? rounds[round]?.cards : view.now?.cards;
    if (!isDeepStrictEqual(there, cards)) found.dealtAnew.push(`${place}, round ${round}`);
  }
  if (view.now === null) over.add(seat);
  else seat.cards.set(rounds.length, view.now.cards);
  return view;
}
