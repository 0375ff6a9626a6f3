import { bots } from 'picket-bots';
import {
  base64url,
  defaultOptions,
  newGame,
  readView,
  scoresOf,
  sha256,
  standingsOf,
  submit,
  takeBack,
  utf8,
  viewOf,
  windowOf,
  writeView,
  type Game,
  type Options,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { fold, GAP, know, type Known } from './fold.ts';
import { readServerMessage } from './read.ts';
import type { HallMessage, News, RoundMessage, ServerMessage } from './server.ts';
import { crowdNews, standingIn, windowNews } from './tellWindow.ts';

const random = bots['random'] as NonNullable<(typeof bots)[string]>;
const SEATS = 7;

const TABLES: readonly Partial<Options>[] = (['2018', '2023'] as const).flatMap((edition) =>
  [false, true].flatMap((advanced) => [
    { edition, advanced },
    ...(edition === '2023' ? [{ edition, advanced, sheet: 'blueprint' as const }] : []),
  ]),
);

function start(options: Partial<Options>): Game {
  const seed = base64url(sha256(utf8(JSON.stringify(options))).subarray(0, 16));
  const players = Array.from({ length: SEATS }, (_, i) => `Player ${i + 1}`);
  const started = newGame({ options: { ...defaultOptions, ...options, players }, seed });
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value;
}

function snapshot(game: Game, window: readonly number[], viewer: number | undefined): HallMessage {
  const options = { ...game.state.rules.options, opponent: null, plans: null };
  const { players: _players, components: _components, ...played } = options;
  return {
    type: 'hall',
    seq: 0,
    epoch: 'a',
    now: 0,
    you: viewer === undefined ? null : window.indexOf(viewer),
    info: {
      id: 'abcdefghijkl',
      status: 'playing',
      code: null,
      settings: {
        options: played,
        seats: 1000,
        public: false,
        clock: null,
        away: null,
        caretaker: 'regular',
        late: false,
      },
      host: 0,
      acting: false,
      muted: false,
      deadline: null,
      ended: null,
      next: null,
    },
    seats: window.map((_, seat) => ({
      seat,
      key: seat,
      name: 'Ada',
      city: '',
      bot: null,
      caretaker: null,
      muted: false,
      here: true,
      offered: null,
    })),
    watching: 0,
    view: writeView(windowOf(game, window, viewer)),
    chat: [],
    hall: { seats: [...window], seated: SEATS, here: SEATS, in: 0, host: 'Ada', standing: null },
  };
}

/** Serialises and parses a message. */
function sent(message: ServerMessage): ServerMessage {
  const read = readServerMessage(JSON.stringify(message));
  if (!read.ok) throw new Error(`${message.type}: ${read.rejection.code}`);
  return read.value;
}

class Viewer {
  readonly window: readonly number[];
  readonly seat: number | undefined;
  known: Known;
  #seq = 0;

  constructor(game: Game, window: readonly number[], seat: number | undefined) {
    this.window = window;
    this.seat = seat;
    this.known = know(sent(snapshot(game, window, seat)) as HallMessage);
  }

  hear(body: Omit<RoundMessage, 'seq'> | Omit<Extract<News, { type: 'crowd' }>, 'seq'>): void {
    this.#hear({ ...body, seq: ++this.#seq });
  }

  own(game: Game): void {
    if (this.seat === undefined) return;
    const turn = game.turns[this.seat]?.steps ?? null;
    this.#hear({
      type: 'own',
      round: game.state.rounds.length,
      turn: turn && [...turn],
      cards: [],
      before: [],
    });
  }

  #hear(message: ServerMessage): void {
    const known = fold(this.known, sent(message));
    if (known === GAP) throw new Error('gap');
    this.known = known;
  }
}

function counts(game: Game, window: readonly number[]) {
  return {
    type: 'crowd' as const,
    round: game.state.rounds.length,
    seated: SEATS,
    here: SEATS,
    watching: 0,
    in: game.turns.filter((turn) => turn !== undefined).length,
    seats: window.flatMap((seat, i) => (game.turns[seat] === undefined ? [] : [i])),
    away: [],
  };
}

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function expectExact(game: Game, { known, window, seat }: Viewer): void {
  const { state } = game;
  expect(clone(known.view)).toEqual(clone(writeView(windowOf(game, window, seat))));
  const view = readView(known.view);
  if (!view.ok) throw new Error(view.rejection.code);
  const scores = scoresOf(state);
  expect(scoresOf(view.value.state)).toEqual(window.map((nr) => scores[nr]));
  expect(view.value.state.firsts).toEqual(state.firsts);
  expect(view.value.state.ending).toBe(state.ending);
  expect(view.value.seed).toBe(viewOf(game, seat).seed);
}

describe('after every message a window shows the same about its seats as the whole view', () => {
  test.each(TABLES)('%j', (options) => {
    let game = start(options);
    const chance = new FastRandom('crowd');
    const windows: readonly (readonly [number[], number | undefined])[] = [
      [[3, 0, 6], 3],
      [[0], 0],
      [[5, 0, 1, 2, 4], 5],
      [[0, 2], undefined],
    ];
    const viewers = windows.map(([window, seat]) => new Viewer(game, window, seat));
    while (game.state.ending === undefined) {
      const round = game.state.rounds.length;
      for (const seat of game.turns.keys()) {
        const steps = random(viewOf(game, seat), chance);
        const played = submit(game, { seat, round, steps });
        if (!played.ok) throw new Error(played.rejection.rejection.code);
        // Now and then takes a turn back.
        const back = chance.below(5) === 0 ? takeBack(played.value, { seat, round }) : undefined;
        const again = back?.ok === true ? submit(back.value, { seat, round, steps }) : played;
        game = again.ok ? again.value : game;
        if (game.state.rounds.length > round) break;
        for (const viewer of viewers) {
          if (viewer.seat === seat) viewer.own(game);
          viewer.hear(counts(game, viewer.window));
        }
      }
      const standings = standingsOf(game.state);
      for (const viewer of viewers) {
        viewer.hear({
          type: 'round',
          deadline: null,
          ended: game.state.ending === undefined ? null : 1,
          minded: [],
          ...crowdNews(game),
          ...windowNews(game, viewer.window, standings),
        });
        // Round-robin over the windows: an error persists until the next comparison.
        if (round % viewers.length === viewers.indexOf(viewer) || game.state.ending !== undefined) {
          expectExact(game, viewer);
        }
        expect(viewer.known.hall?.standing).toEqual(standingIn(standings, viewer.window));
        expect(viewer.known.hall?.in).toBe(0);
      }
    }
    expect(viewers.every(({ known }) => known.info.status === 'over')).toBe(true);
  });

  test('a count for an unknown round is a gap', () => {
    const game = start({});
    const viewer = new Viewer(game, [1, 0], 1);
    expect(() => viewer.hear({ ...counts(game, [1, 0]), round: 2 })).toThrow('gap');
  });
});

test('the median and the ranks are those among all seats', () => {
  const standings = { totals: [5, 9, 7, 7, 1], ranks: [4, 1, 2, 2, 5], order: [1, 2, 3, 0, 4] };
  expect(standingIn(standings, [0, 3])).toEqual({ ranks: [4, 2], best: 9, median: 7 });
});
