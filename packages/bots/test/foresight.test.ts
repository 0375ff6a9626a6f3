import {
  ACTIONS,
  FastRandom,
  positionIn,
  readView,
  scoresOf,
  submit,
  turnOf,
  viewOf,
  writeView,
  type Game,
  type Offer,
  type Options,
  type View,
} from '@picket/engine';
import { describe, expect, test } from 'vitest';
import { Appraiser } from '../src/heuristic/appraiser.ts';
import { REGULAR } from '../src/heuristic/weights.ts';
import { bots, chooseTurn, levels, playGame, type Bot } from '../src/index.ts';
import { cardsLeft } from '../src/outlook/cardsLeft.ts';
import { roundsInDeck } from '../src/outlook/deckLife.ts';
import { Future } from '../src/outlook/future.ts';
import { Outlook } from '../src/outlook/outlook.ts';
import { nameOf, start, TABLES } from './tables.ts';

/** A view some rounds into a game played at random. */
function viewAfter(options: Partial<Options>, rounds: number): View {
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
  return viewOf(game, 0);
}

const solo: Partial<Options> = { mode: 'solo', players: ['Ada'] };
const pair: Partial<Options> = { players: ['Ada', 'Bob'] };

describe.each(levels.map(({ id }) => id))('%s', (level) => {
  test('thinks with nothing but what its view tells', () => {
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
  test('of the solo game deals every card that is left, and each once', () => {
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

  test('of the standard game begins with the actions that everybody sees coming', () => {
    const view = viewAfter(pair, 4);
    const future = new Future(view);
    future.deal(new FastRandom('pair'));
    const offers = (view.now?.cards ?? []) as readonly Offer[];
    expect([...future.actions.subarray(0, 3)]).toEqual(offers.map(({ next }) => ACTIONS.indexOf(next)));
  });

  test('is another one each time, and the same for the same chance', () => {
    const deal = (chance: string) => {
      const future = new Future(viewAfter(solo, 2));
      future.deal(new FastRandom(chance));
      return [...future.numbers];
    };
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });
});

test('validating a plan makes the cards of the first AAA last longer', () => {
  const { state } = viewAfter({ mode: 'aaa', opponent: '2018-aaa-1', players: ['Ada'] }, 3);
  const lives = roundsInDeck(state);
  expect(lives.at(-1)).toBe(27 - 3);
  expect(lives[0]).toBe(Math.floor((81 + 2 * 4) / 3) - 3);
});

test.each(TABLES.filter((_, i) => i % 4 === 0).map((options) => ({ name: nameOf(options), options })))(
  'an appraisal of a finished sheet is its score: $name',
  ({ name, options }) => {
    const opening = start(options, name);
    const before = viewOf(opening, 0);
    const { state } = playGame(opening, [bots['regular'] as Bot], () => new FastRandom(name));
    const view: View = { ...before, state };
    const position = positionIn(view);
    if (position === undefined) throw new Error('no position');
    const value = new Appraiser(REGULAR, new Outlook(view, position.sheet, REGULAR)).value(turnOf(position));
    const [score] = scoresOf(state);
    if (state.ending !== 'deck') expect(value).toBeCloseTo(score?.total ?? 0);
  },
);
