import { Worker } from 'node:worker_threads';
import { BUILT_IN, defaultOptions, newGame, submit, type Game } from 'picket-engine';
import { BotPool } from '../../../packages/server/src/clock/botPool.ts';
import type { BotTurn } from '../../../packages/server/src/table/state.ts';
import { keep, readKept } from '../../bots/kept.ts';
import type { Part } from '../../bots/part.ts';

const NAME = 'stalls';
const BOTS = 199;
const ROUNDS = 10;
const ROUND_MS = 3000;
/** How much longer than its limit a table may take: the last turns are found quickly, but not instantly. */
const MARGIN_MS = 500;
const SETTINGS = { threads: 1, ms: 100, roundMs: ROUND_MS, stuckMs: 10_000 };

interface Stalls {
  /** Milliseconds for each round of the large table. */
  readonly rounds: readonly number[];
  /** Turns found after a thread was killed, and turns requested. */
  readonly found: number;
  readonly wanted: number;
}

/** 5: a table with many Architects stays within its time, and a killed thread costs no round. */
export const stalls: Part = {
  name: NAME,
  async play() {
    keep(NAME, { rounds: await playRounds(), ...(await killThread()) } satisfies Stalls);
  },
  async report() {
    const last = readKept<Stalls>(NAME).at(-1);
    const longest = Math.max(...(last?.rounds ?? [Number.POSITIVE_INFINITY]));
    return {
      rows: [
        {
          what: `${BOTS} Architects at one table: a round within ${(ROUND_MS + MARGIN_MS) / 1000} s, ${ROUNDS} rounds`,
          result: last === undefined ? 'not played yet' : `${(longest / 1000).toFixed(1)} s at most`,
          ok: longest <= ROUND_MS + MARGIN_MS,
        },
        {
          what: 'a killed thread costs no round',
          result: last === undefined ? 'not played yet' : `${last.found} of ${last.wanted} turns`,
          ok: last !== undefined && last.found === last.wanted,
        },
      ],
      section: {
        title: 'On a server',
        about: `One thread, with the usual settings: all bots of a table have ${ROUND_MS / 1000} seconds for a round.`,
        rows: [
          ['table', 'rounds', 'longest round'],
          ...(last === undefined
            ? []
            : [[`${BOTS} Architects`, String(last.rounds.length), `${(longest / 1000).toFixed(1)} s`]]),
        ],
      },
    };
  },
};

async function playRounds(): Promise<number[]> {
  const pool = openPool();
  const times: number[] = [];
  try {
    let game = dealt(BOTS);
    while (times.length < ROUNDS && game.state.ending === undefined) {
      const start = performance.now();
      const turns = await pool.find({ id: 'large', owner: '', game }, seatsOf(BOTS));
      times.push(performance.now() - start);
      for (const { nr, steps } of turns) game = played(game, nr, steps);
    }
    // The first time, networks are loaded.
    return times.slice(1);
  } finally {
    await pool.close();
  }
}

/** Kills the thread while it works for two tables. */
async function killThread(): Promise<Pick<Stalls, 'found' | 'wanted'>> {
  const pool = openPool();
  // oxlint-disable-next-line typescript/unbound-method -- called with its worker below
  const post = Worker.prototype.postMessage;
  let isKilled = false;
  Worker.prototype.postMessage = function (this: Worker, job: unknown) {
    post.call(this, job);
    if (!isKilled) void this.terminate();
    isKilled = true;
  };
  try {
    const bots = 8;
    const tables = ['first', 'second'].map((id) =>
      pool.find({ id, owner: id, game: dealt(bots) }, seatsOf(bots)),
    );
    const turns = await Promise.all(tables);
    return { found: turns.flat().length, wanted: tables.length * bots };
  } finally {
    Worker.prototype.postMessage = post;
    await pool.close();
  }
}

const openPool = () => new BotPool(SETTINGS, BUILT_IN, () => {});

function dealt(bots: number): Game {
  const players = Array.from({ length: bots }, (_, nr) => `Bot ${nr + 1}`);
  const game = newGame({ options: { ...defaultOptions, players }, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
  if (!game.ok) throw new Error(game.rejection.code);
  return game.value;
}

function played(game: Game, seat: number, steps: unknown): Game {
  const next = submit(game, { seat, round: game.state.rounds.length, steps });
  if (!next.ok) throw new Error(next.rejection.rejection.code);
  return next.value;
}

function seatsOf(bots: number): BotTurn[] {
  return Array.from({ length: bots }, (_, nr) => ({
    seat: {
      key: nr,
      nr,
      name: '',
      city: '',
      bot: 'architect',
      style: null,
      caretaker: null,
      muted: false,
      left: null,
      paper: false,
      sheet: null,
    },
    level: 'architect',
    style: null,
  }));
}
