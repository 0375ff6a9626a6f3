import { describe, expect, test } from 'vitest';
import { Hands } from '../src/cards/hands.ts';
import { Stacks } from '../src/cards/stacks.ts';
import { chanceOf } from '../src/cards/chance.ts';
import { dealAhead, defaultOptions, newGame, otherDeal, type Game, type Options } from '../src/index.ts';
import { playOut, start } from './kit.ts';
import { FastRandom } from '../src/random.ts';

const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

function gameOf(options: Partial<Options>): Game {
  const game = newGame({ options: { ...defaultOptions, ...options }, seed: SEED });
  if (!game.ok) throw new Error(game.rejection.code);
  return game.value;
}

const stacksOf = (game: Game): Stacks => game.table as Stacks;
const handsOf = (game: Game): Hands => game.table as Hands;

/** The next cards of the three stacks, as numbers. */
function nextNumbers(stacks: Stacks): number[] {
  const next = stacks.copy();
  next.turnOver(chanceOf(SEED));
  return [0, 1, 2].map((stack) => next.number(stack));
}

describe('R6 K3 another order of the hidden cards', () => {
  test('leaves the visible cards as they are', () => {
    const stacks = stacksOf(gameOf({}));
    const other = stacks.reordered(new FastRandom('a'));
    for (const stack of [0, 1, 2]) {
      expect(other.number(stack)).toBe(stacks.number(stack));
      expect(other.next(stack)).toBe(stacks.next(stack));
      expect(other.action(stack)).toBe(stacks.action(stack));
    }
    expect(other.left).toBe(stacks.left);
  });

  test('deals every hidden number as often as there are cards of it', () => {
    const stacks = stacksOf(gameOf({}));
    const hidden = new Map<number, number>();
    const walk = stacks.copy();
    const left = stacks.left - 1;
    for (let i = 0; i < left; i++) {
      for (const number of nextNumbers(walk)) hidden.set(number, (hidden.get(number) ?? 0) + 1);
      if (i < left - 1) walk.turnOver(chanceOf(SEED));
    }
    const random = new FastRandom('fair');
    const deals = 4000;
    const counts = new Map<number, number>();
    for (let deal = 0; deal < deals; deal++) {
      const [number = 0] = nextNumbers(stacks.reordered(random));
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const [number, count] of hidden) {
      const share = count / (left * 3);
      const error = Math.sqrt((share * (1 - share)) / deals);
      expect(Math.abs((counts.get(number) ?? 0) / deals - share)).toBeLessThan(5 * error);
    }
  });

  test('depends on which cards are hidden, not on their order', () => {
    const stacks = stacksOf(gameOf({}));
    const other = stacks.reordered(new FastRandom('x'));
    expect(nextNumbers(other.reordered(new FastRandom('y')))).toEqual(
      nextNumbers(stacks.reordered(new FastRandom('y'))),
    );
  });
});

test('R6 after each stack was refilled from its own discards, another order keeps the cards of each stack', () => {
  const refilled = stacksOf(gameOf({ edition: '2023' })).copy();
  expect(refilled.refillsTogether).toBe(false);
  for (let isRefilled = false; !isRefilled;) isRefilled = refilled.turnOver(chanceOf(SEED));
  /** The numbers of a stack from its top on, without the order. */
  const numbersOf = (table: Stacks, stack: number): number[] => {
    const walk = table.copy();
    const numbers = [walk.number(stack)];
    for (let i = table.left; i > 1; i--) {
      walk.turnOver(chanceOf(SEED));
      numbers.push(walk.number(stack));
    }
    return numbers;
  };
  const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
  const other = refilled.reordered(new FastRandom('apart'));
  for (const stack of [0, 1, 2]) {
    expect(other.number(stack)).toBe(refilled.number(stack));
    expect(numbersOf(other, stack)).not.toEqual(numbersOf(refilled, stack));
    expect(inOrder(numbersOf(other, stack))).toEqual(inOrder(numbersOf(refilled, stack)));
  }
});

describe('R23 M6 another order of a single stack', () => {
  const hands = handsOf(gameOf({ mode: 'solo' }));
  const orders = Array.from(
    { length: 500 },
    (_, i) => hands.reordered(new FastRandom(String(i))).stack.cards,
  );

  test('has the same cards, and a top card with the visible action', () => {
    for (const cards of orders) {
      expect(cards.toSorted()).toEqual(hands.stack.cards.toSorted());
      expect(hands.deck.actions[cards[0] as number]).toBe(hands.deck.actions[hands.stack.cards[0] as number]);
    }
    expect(new Set(orders.map((cards) => cards[0])).size).toBeGreaterThan(1);
  });

  test('has the solo card anywhere in the lower half, and only there', () => {
    const places = new Set(orders.map((cards) => cards.indexOf(hands.deck.size)));
    const above = Math.ceil(hands.deck.size / 2) - 3;
    expect(Math.min(...places)).toBe(above);
    expect(Math.max(...places)).toBe(hands.stack.size - 1);
    expect(places.size).toBe(hands.stack.size - above);
  });
});

test('another deal of the first round starts from a new shuffle, with the same plans', () => {
  const game = gameOf({});
  const other = otherDeal(game, undefined, new FastRandom('first'));
  expect(other.cards).not.toEqual(game.cards);
  expect(other.state).toBe(game.state);
});

test('K2 R6 the cards dealt ahead are those of the game, also after the stacks were refilled', () => {
  const game = start({}, 'ahead');
  // Nobody asks for a reshuffle, since no plan is claimed.
  const ahead = dealAhead(game, 32);
  let rounds = 0;
  playOut(game, new FastRandom('ahead'), 'wild', ({ cards, notes, state }) => {
    const isClaimed = state.rounds.some(({ turns }) =>
      turns.some((steps) => steps.some(({ do: what }) => what === 'plan')),
    );
    const { length } = state.rounds;
    if (isClaimed || length >= ahead.length) return;
    expect({ cards, notes }).toEqual(ahead[length]);
    rounds += 1;
  });
  expect(rounds).toBeGreaterThan(5);
});
