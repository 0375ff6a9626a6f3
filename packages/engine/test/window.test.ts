import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  BUILT_IN,
  crowdOf,
  hasWindows,
  MODES,
  EDITIONS,
  modeOf,
  positionOf,
  readView,
  resultOf,
  scoresOf,
  standingsOf,
  viewOf,
  windowOf,
  writeView,
  type Game,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import { must, pickTurn, playOut, start, STANDARD } from './kit.ts';

/** The view of these seats, sent and read. */
function received(game: Game, seats: readonly number[], viewer: number | undefined) {
  const sent: unknown = JSON.parse(JSON.stringify(writeView(windowOf(game, seats, viewer))));
  return must(readView(sent, BUILT_IN));
}

function expectSame(
  game: Game,
  seats: readonly number[],
  viewer: number | undefined,
  random: FastRandom,
): void {
  const { state } = game;
  const window = received(game, seats, viewer);
  const mine = window.state;
  const scores = scoresOf(state);
  expect(scoresOf(mine)).toEqual(seats.map((seat) => scores[seat]));
  expect(mine.firsts).toEqual(state.firsts);
  expect(mine.reshuffle).toBe(state.reshuffle);
  expect(mine.ending).toBe(state.ending);
  expect(resultOf(mine)?.scores).toEqual(resultOf(state) && seats.map((seat) => scores[seat]));
  expect(seats.every((seat, i) => mine.sheets[i]?.equals(state.sheets[seat] as never))).toBe(true);
  const full = viewOf(game, viewer);
  expect(window.seed).toBe(full.seed);
  expect(window.now?.turn).toEqual(full.now?.turn);
  if (full.now === undefined || window.now === undefined) return expect(window.now).toBe(full.now);
  const { now } = window;
  expect(now.in).toEqual(seats.map((seat) => full.now?.in[seat]));
  expect({ ...now, in: 0 }).toEqual({ ...full.now, in: 0 });
  for (const [i, seat] of seats.entries()) {
    const position = positionOf(mine, now, i);
    const whole = positionOf(state, full.now, seat);
    expect({ ...position, rules: 0, sheet: 0 }).toEqual({ ...whole, rules: 0, sheet: 0 });
    // [S7] What temps would score after a turn depends on everyone else's.
    const { sheet } = pickTurn(whole, random, 'wild').turn;
    const drafted = scoresOf(mine, mine.sheets.with(i, sheet))[i];
    expect(drafted).toEqual(scoresOf(state, state.sheets.with(seat, sheet))[seat]);
  }
}

const seats = fc.integer({ min: 1, max: 9 });

describe('a window shows the same about its seats as the whole view', () => {
  test('S1 S7 P2 K5 G3 G7 in every edition, sheet and level, after every round and at the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STANDARD),
        fc.constantFrom('wild' as const, 'sensible' as const),
        seats,
        fc.string({ maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (options, how, count, name, numbers) => {
          const random = new FastRandom(name);
          const players = Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
          const next = (): number => Number(numbers.next().value ?? 0);
          const window = [...new Set([next(), next(), next()].map((nr) => nr % count))];
          const viewer = next() % 3 === 0 ? undefined : window[0];
          const check = (game: Game) => expectSame(game, window, viewer, random);
          const sometimes = (game: Game) => {
            if (next() % 8 === 0) check(game);
          };
          check(playOut(start({ ...options, players }, name), new FastRandom(name), how, sometimes));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('M3 only modes in which nobody holds cards have windows, and no other allows more than 200 players', () => {
    for (const edition of EDITIONS) {
      for (const mode of MODES) {
        const found = modeOf(edition, mode);
        const block = builtIn.editions[edition];
        if (found === undefined || block === undefined) continue;
        const { max } = found.players(block);
        const hooks = { state: { rules: { mode: found, options: {} } } } as Parameters<typeof hasWindows>[0];
        expect(max > 200 && !hasWindows(hooks), `${edition} ${mode}`).toBe(false);
      }
    }
  });
});

describe('what everyone did', () => {
  test('P2 K5 names the plans and the request for a reshuffle once, however many did it', () => {
    const round = {
      cards: { kind: 'hand', hand: [] } as const,
      notes: [],
      turns: [
        [{ do: 'plan', slot: 'C', estates: [] }] as const,
        [],
        [{ do: 'plan', slot: 'A', estates: [] }, { do: 'reshuffle' }] as const,
        [{ do: 'plan', slot: 'C', estates: [] }] as const,
      ],
    };
    expect(crowdOf(round)).toEqual({ claimed: ['A', 'C'], reshuffle: true });
    expect(crowdOf({ ...round, turns: [[], []] })).toEqual({ claimed: [], reshuffle: false });
  });
});

describe('the record of a window', () => {
  const game = playOut(
    start({ edition: '2018', players: ['Ada', 'Bob', 'Cy'] }, 'window'),
    new FastRandom('window'),
    'sensible',
    () => undefined,
  );
  const sent = () => structuredClone(writeView(windowOf(game, [1, 2], 1)));

  test('G5 is dealt again from the seed, which reveals changed cards', () => {
    expect(readView(sent()).ok).toBe(true);
    const changed = JSON.parse(JSON.stringify(sent())) as {
      record: { rounds: { cards: { number: number }[] }[] };
    };
    const card = changed.record.rounds[3]?.cards[0];
    if (card !== undefined) card.number = card.number === 8 ? 7 : 8;
    const read = readView(changed);
    expect(!read.ok && read.rejection.code).toBe('record-differs');
  });

  test('G5 is not the record of a game', () => {
    const { outside: _outside, ...view } = sent();
    expect(readView(view).ok).toBe(false);
  });

  test('S8 ranks everyone: tied seats share a rank', () => {
    const { ranks, totals, order } = standingsOf(game.state);
    expect(order.map((seat) => totals[seat])).toEqual(totals.toSorted((a, b) => b - a));
    expect(order.map((seat) => ranks[seat])).toEqual(ranks.toSorted((a, b) => a - b));
    expect(standingsOf(start({ players: ['Ada', 'Bob', 'Cy'] }).state).ranks).toEqual([1, 1, 1]);
  });
});
