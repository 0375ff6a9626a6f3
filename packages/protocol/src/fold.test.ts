import { bots } from 'picket-bots';
import {
  base64url,
  builtIn,
  defaultOptions,
  newGame,
  readView,
  sha256,
  submit,
  takeBack,
  utf8,
  viewOf,
  writeView,
  type Game,
  type Options,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { fold, GAP, know, type Known } from './fold.ts';
import { readServerMessage } from './read.ts';
import type { ServerMessage, TableMessage } from './server.ts';
import { hasSecrets, ownNews, roundNews } from './tell.ts';

const random = bots['random'] as NonNullable<(typeof bots)[string]>;
const seedOf = (text: string) => base64url(sha256(utf8(text)).subarray(0, 16));

const [opponent2018 = '', opponent2023 = ''] = (['2018', '2023'] as const).map(
  (edition) => builtIn.editions[edition]?.architects[1]?.id,
);

const TABLES: readonly Partial<Options>[] = [
  { players: ['Ada'] },
  { players: ['Ada', 'Bob', 'Cy'], edition: '2023', advanced: true, sheet: 'blueprint' },
  { players: ['Ada', 'Bob'], mode: 'expert' },
  { players: ['Ada', 'Bob', 'Cy', 'Di'], mode: 'expert', advanced: true },
  { players: ['Ada'], mode: 'solo' },
  { players: ['Ada'], mode: 'aaa', opponent: opponent2018 },
  { players: ['Ada'], mode: 'aaa', edition: '2023', opponent: opponent2023 },
];

function start(options: Partial<Options>, seed: string): Game {
  const started = newGame({ options: { ...defaultOptions, ...options }, seed: seedOf(seed) });
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value;
}

const settings = {
  options: {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  },
  seats: 4,
  public: false,
  clock: null,
  away: null,
  caretaker: 'regular',
  late: false,
} as const;

function snapshot(game: Game, seat: number | undefined, seq = 0): TableMessage {
  return {
    type: 'table',
    seq,
    epoch: 'a',
    now: 0,
    you: seat ?? null,
    info: {
      id: 'abcdefghijkl',
      status: 'playing',
      code: null,
      settings,
      host: 0,
      acting: false,
      muted: false,
      deadline: null,
      ended: null,
      next: null,
    },
    seats: game.turns.map((_, nr) => ({
      seat: nr,
      key: nr,
      name: 'Ada',
      city: '',
      bot: null,
      caretaker: null,
      muted: false,
      here: true,
      offered: null,
    })),
    watching: 0,
    view: writeView(viewOf(game, seat)),
    chat: [],
  };
}

/** Serialises and parses a message. */
function sent(message: ServerMessage): ServerMessage {
  const read = readServerMessage(JSON.stringify(message));
  if (!read.ok) throw new Error(`${message.type}: ${read.rejection.code}`);
  return read.value;
}

class Viewer {
  readonly seat: number | undefined;
  known: Known;

  constructor(game: Game, seat: number | undefined) {
    this.seat = seat;
    this.known = know(sent(snapshot(game, seat)) as TableMessage);
  }

  hear(message: ServerMessage): void {
    const known = fold(this.known, sent(message));
    if (known === GAP) throw new Error('gap');
    this.known = known;
  }
}

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("after every message the folded view equals the engine's", () => {
  test.each(TABLES)('%j', (options) => {
    let game = start(options, JSON.stringify(options));
    const chance = new FastRandom('players');
    const viewers = [...game.turns.keys(), undefined].map((seat) => new Viewer(game, seat));
    let seq = 0;
    const check = () => {
      for (const { known, seat } of viewers) {
        expect(clone(known.view)).toEqual(clone(writeView(viewOf(game, seat))));
        expect(readView(known.view).ok).toBe(true);
      }
    };
    const tellIn = () => {
      const seats = game.turns.flatMap((turn, seat) => (turn === undefined ? [] : [seat]));
      seq++;
      for (const viewer of viewers) {
        viewer.hear({ type: 'in', seq, round: game.state.rounds.length, seats });
        if (viewer.seat !== undefined) viewer.hear(ownNews(game, viewer.seat));
      }
      check();
    };
    check();
    while (game.state.ending === undefined) {
      const round = game.state.rounds.length;
      for (const seat of game.turns.keys()) {
        const steps = random(viewOf(game, seat), chance);
        const next = submit(game, { seat, round, steps });
        if (!next.ok) throw new Error(next.rejection.rejection.code);
        game = next.value;
        if (game.state.rounds.length > round) break;
        tellIn();
        const back = chance.below(8) === 0 ? takeBack(game, { seat, round }) : undefined;
        if (back?.ok !== true) continue;
        game = back.value;
        tellIn();
        const again = submit(game, { seat, round, steps });
        if (!again.ok) throw new Error(again.rejection.rejection.code);
        game = again.value;
      }
      seq++;
      for (const viewer of viewers) {
        if (viewer.seat !== undefined && hasSecrets(game)) viewer.hear(ownNews(game, viewer.seat));
        viewer.hear({ type: 'round', seq, deadline: null, ended: null, minded: [], ...roundNews(game) });
      }
      check();
    }
    expect(viewers.every(({ known }) => known.info.status === 'over')).toBe(true);
  });
});

describe('numbering', () => {
  const game = start({ players: ['Ada', 'Bob'] }, 'counting');
  const known = know(snapshot(game, 0, 5));

  test('an old message changes nothing', () => {
    expect(fold(known, { type: 'in', seq: 5, round: 0, seats: [1] })).toBe(known);
  });

  test('a gap is noticed, even between rounds', () => {
    expect(fold(known, { type: 'in', seq: 7, round: 0, seats: [1] })).toBe(GAP);
    expect(fold(known, { type: 'in', seq: 6, round: 1, seats: [1] })).toBe(GAP);
    expect(fold(known, { type: 'same', seq: 6, now: 0 })).toBe(GAP);
    expect(fold(known, { type: 'same', seq: 5, now: 0 })).toBe(known);
  });

  test('answers are not numbered', () => {
    expect(fold(known, { type: 'done', id: 'a' })).toBe(known);
    expect(fold(known, { type: 'pong', now: 1 })).toBe(known);
  });

  test('seats are added, changed and removed', () => {
    const [ada, bob] = known.seats;
    if (ada === undefined || bob === undefined) throw new Error('two seats');
    const cy = { ...bob, seat: 2, name: 'Cy' };
    const more = fold(known, { type: 'seats', seq: 6, changed: [cy, { ...ada, name: 'Eve' }], gone: [] });
    if (more === GAP) throw new Error('gap');
    expect(more.seats.map(({ name }) => name)).toEqual(['Eve', 'Ada', 'Cy']);
    const fewer = fold(more, { type: 'seats', seq: 7, changed: [], gone: [1] });
    if (fewer === GAP) throw new Error('gap');
    expect(fewer.seats.map(({ seat }) => seat)).toEqual([0, 2]);
    const away = fold(fewer, { type: 'presence', seq: 8, here: [], away: [2], watching: 3 });
    if (away === GAP) throw new Error('gap');
    expect([away.watching, ...away.seats.map(({ here }) => here)]).toEqual([3, true, false]);
  });

  test('chat of a vacated seat is dropped, and not attributed to its next player', () => {
    const said = fold(known, { type: 'chat', seq: 6, seat: 1, at: 1, text: 'hello' });
    if (said === GAP) throw new Error('gap');
    const free = fold(said, { type: 'seats', seq: 7, changed: [], gone: [1] });
    if (free === GAP) throw new Error('gap');
    expect([said.chat.length, free.chat.length]).toEqual([1, 0]);
  });
});
