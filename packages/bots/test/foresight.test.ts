import {
  ACTIONS,
  isWhole,
  positionIn,
  readView,
  scoresOf,
  sheetEnding,
  submit,
  viewOf,
  writeView,
  type Game,
  type Options,
  type View,
} from 'picket-engine';
import { FastRandom, NONE, turnOf } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { Appraiser } from '../src/heuristic/appraiser.ts';
import { REGULAR } from '../src/heuristic/weights.ts';
import { bots, chooseTurn, levels, playGame, type Bot } from '../src/index.ts';
import { cardsLeft, deckCounts } from '../src/outlook/cardsLeft.ts';
import { roundsInDeck } from '../src/outlook/deckLife.ts';
import { Future } from '../src/outlook/future.ts';
import { Outlook } from '../src/outlook/outlook.ts';
import { publicCards } from '../src/outlook/publicCards.ts';
import { nameOf, start, TABLES } from './tables.ts';

/** A view some rounds into a random game. */
function viewAfter(options: Partial<Options>, rounds: number, viewer = 0): View {
  const random = new FastRandom(nameOf(options));
  let game: Game = start(options, nameOf(options));
  while (game.state.rounds.length < rounds && game.state.ending === undefined) {
    for (let seat = 0; seat < game.turns.length; seat++) {
      const steps = (bots['regular'] as Bot)(viewOf(game, seat), random);
      const next = submit(game, { seat, round: game.state.rounds.length, steps });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  return viewOf(game, viewer);
}

const solo: Partial<Options> = { mode: 'solo', players: ['Ada'] };
const pair: Partial<Options> = { players: ['Ada', 'Bob'] };

describe.each(levels.map(({ id }) => id))('%s', (level) => {
  test('uses only what its view contains', () => {
    for (const table of [pair, { ...pair, mode: 'expert' } as const]) {
      const view = viewAfter(table, 3);
      const travelled = readView(JSON.parse(JSON.stringify(writeView(view))));
      if (!travelled.ok) throw new Error(travelled.rejection.code);
      const choose = (seen: View) => chooseTurn(seen, level, new FastRandom('x'), { simulations: 12 });
      expect(choose(travelled.value)).toEqual(choose(view));
    }
  });
});

describe('a future', () => {
  test('of the solo game deals every remaining card exactly once', () => {
    const view = viewAfter(solo, 5);
    const left = cardsLeft(view);
    const future = new Future(view);
    future.deal(new FastRandom('solo'));
    const rounds = future.rounds(0);
    expect(rounds).toBe(81 / 3 - 6);
    for (let i = 0; i < rounds * 3; i++) {
      const code = ((future.numbers[i] as number) << 3) | (future.actions[i] as number);
      left[code] = (left[code] as number) - 1;
    }
    expect(left.every((count) => count === 0)).toBe(true);
  });

  test('of the standard game starts with the actions that everyone can see', () => {
    const view = viewAfter(pair, 4);
    const future = new Future(view);
    future.deal(new FastRandom('pair'));
    const offers = view.now?.cards.kind === 'offers' ? view.now.cards.offers : [];
    expect([...future.actions.subarray(0, 3)]).toEqual(offers.map(({ next }) => ACTIONS.indexOf(next)));
  });

  test.each([
    ['solo', solo],
    ['2018 AAA', { mode: 'aaa', opponent: '2018-aaa-3', players: ['Ada'] }],
    ['2023 AAA', { edition: '2023', mode: 'aaa', opponent: '2023-aaa-3', players: ['Ada'] }],
  ] as const)('R23 of %s starts with a card with the visible top action', (_, options) => {
    for (let rounds = 0; rounds < 12; rounds++) {
      const view = viewAfter(options, rounds);
      if (view.now?.facts.top === 'special') continue;
      for (const chance of ['a', 'b', 'c']) {
        const future = new Future(view);
        future.deal(new FastRandom(chance));
        expect(ACTIONS[future.actions[0] as number]).toBe(view.now?.facts.top);
      }
    }
  });

  test('R23 of solo lowers all plans next round if a special card is on top', () => {
    const view = viewAfter(solo, 2);
    if (view.now === undefined) throw new Error('the game is over');
    const special: View = { ...view, now: { ...view.now, facts: { ...view.now.facts, top: 'special' } } };
    for (const chance of ['a', 'b', 'c']) {
      const future = new Future(special);
      future.deal(new FastRandom(chance));
      expect([...future.turns]).toEqual([0, 0, 0]);
      expect(future.rounds(0)).toBeGreaterThan(20);
    }
  });

  test('R6 of the standard game refills the stacks without the three cards just turned', () => {
    const view = viewAfter({ players: ['Ada'] }, 0);
    const future = new Future(view);
    future.deal(new FastRandom('refill'));
    const code = (i: number) => ((future.numbers[i] as number) << 3) | (future.actions[i + 3] as number);
    // Before the first round three cards were turned over, and three more show their numbers.
    const left = cardsLeft(view).reduce((sum, count) => sum + count, 0);
    const whole = deckCounts(view);
    const dealt = new Int32Array(whole.length);
    for (let i = left - 3; i < left + 78; i++) dealt[code(i)] = (dealt[code(i)] as number) + 1;
    expect([...dealt]).toEqual([...whole]);
  });

  test('R22 R23 of expert deals the first seat the top card after the passed one, and no card that others hold', () => {
    const view = viewAfter({ ...pair, mode: 'expert' }, 4);
    const left = cardsLeft(view);
    const held = view.now?.cards.kind === 'hands' ? (view.now.cards.hands[1] ?? []) : [];
    // The first seat knows the card it passed on, and no other.
    const [passed, ...others] = held;
    expect(others).toEqual([null, null]);
    if (!isWhole(passed)) throw new Error('the giver knows the card');
    const whole = new Map<number, number>();
    for (const [i, number] of view.state.rules.deck.numbers.entries()) {
      const code = (number << 3) | (view.state.rules.deck.actions[i] as number);
      whole.set(code, (whole.get(code) ?? 0) + 1);
    }
    const code = (passed.number << 3) | ACTIONS.indexOf(passed.action);
    expect(left[code]).toBeLessThan(whole.get(code) ?? 0);
    for (const chance of ['a', 'b', 'c', 'd']) {
      const future = new Future(view);
      future.deal(new FastRandom(chance));
      expect(ACTIONS[future.actions[1] as number]).toBe(view.now?.facts.top);
    }
  });

  test('R22 R23 the second seat leaves out the top card and the half-known cards of others', () => {
    const view = viewAfter({ ...pair, mode: 'expert', players: ['Ada', 'Bob', 'Cy'] }, 4, 1);
    const { top, topAt, held } = publicCards(view);
    const hands = view.now?.cards.kind === 'hands' ? view.now.cards.hands : [];
    expect(topAt).toBe(NONE);
    expect(held).toEqual([
      ...(hands[0]?.slice(0, 2).map((card) => ACTIONS.indexOf(card?.action ?? 'bis')) ?? []),
      top,
    ]);
    expect(hands[2]?.[0]?.number).toEqual(expect.any(Number));
  });

  test('differs each time, and is the same for the same random source', () => {
    const deal = (chance: string) => {
      const future = new Future(viewAfter(solo, 2));
      future.deal(new FastRandom(chance));
      return [...future.numbers];
    };
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });
});

test('claiming a plan makes the cards of the first AAA last longer', () => {
  const { state } = viewAfter({ mode: 'aaa', opponent: '2018-aaa-1', players: ['Ada'] }, 3);
  const lives = roundsInDeck(state);
  expect(lives.at(-1)).toBe(27 - 3);
  expect(lives[0]).toBe(Math.floor((81 + 2 * 4) / 3) - 3);
});

test.each(TABLES.filter((_, i) => i % 4 === 0).map((options) => ({ name: nameOf(options), options })))(
  'the appraisal of a finished sheet is its score: $name',
  ({ name, options }) => {
    const opening = start(options, name);
    const { state } = playGame(opening, [bots['regular'] as Bot], () => new FastRandom(name));
    // Other sheets may have prospects left.
    const seat = Math.max(
      0,
      state.sheets.findIndex((sheet) => sheetEnding(sheet) !== undefined),
    );
    const view: View = { ...viewOf(opening, seat), state };
    const position = positionIn(view);
    if (position === undefined) throw new Error('no position');
    const value = new Appraiser(REGULAR, new Outlook(view, position.sheet, REGULAR)).value(turnOf(position));
    const score = scoresOf(state)[seat];
    if (state.ending !== 'deck') expect(value).toBeCloseTo(score?.total ?? 0);
  },
);
