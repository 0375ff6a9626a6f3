import {
  isWhole,
  legalSteps,
  positionIn,
  startDraft,
  submit,
  takeStep,
  viewOf,
  type Action,
  type Card,
  type Game,
  type Rules,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { must, nameOf, start, TABLES } from '../../turn/testKit.ts';
import { sizeOf } from './cards.ts';
import { chanceOf, type Span } from './chance.ts';
import { comingIn } from './coming.ts';
import { gapsIn } from './gaps.ts';
import { stacksIn, type StackRound } from './stacks.ts';

/** A deck of nine, in three stacks of three: small enough to enumerate every shuffle. */
const SMALL: readonly Card[] = [
  ...cards(1, 'fence', 5),
  ...cards(1, 'park', 1),
  ...cards(2, 'fence', 1),
  ...cards(2, 'park', 2),
];

function cards(number: number, action: Action, count: number): Card[] {
  return Array.from({ length: count }, () => ({ number, action }));
}

const smallRules = (together: boolean) =>
  ({
    edition: { deck: { actions: ['fence', 'park'], counts: { 1: [5, 1], 2: [1, 2] } } },
    layout: { rulings: { refillsTogether: together } },
  }) as unknown as Rules;

/** Every order of these cards that looks different. All are equally likely. */
function orders(some: readonly Card[]): Card[][] {
  if (some.length === 0) return [[]];
  const kinds = new Map(some.map((card, i) => [`${card.number} ${card.action}`, i]));
  return [...kinds.values()].flatMap((i) =>
    orders(some.filter((_, other) => other !== i)).map((rest) => [some[i] as Card, ...rest]),
  );
}

const thirds = (some: readonly Card[]): Card[][] =>
  [0, 1, 2].map((i) => some.slice((i * some.length) / 3, ((i + 1) * some.length) / 3));

/** The stacks, and the cards turned over from each since the last shuffle. */
interface Table {
  readonly stacks: readonly (readonly Card[])[];
  readonly turned: readonly (readonly Card[])[];
}

/** [K2] [R6] The next round, in every way it can be dealt. */
function* dealt(
  { stacks, turned }: Table,
  together: boolean,
): Generator<{ table: Table; round: StackRound }> {
  const top = stacks.map((stack) => stack[0] as Card);
  const over = turned.map((some, i) => [...some, top[i] as Card]);
  const rest = stacks.map((stack) => stack.slice(1));
  const isEmpty = rest.every((stack) => stack.length === 0);
  const discards = over.map((some) => some.slice(0, -1));
  const [a = [], b = [], c = []] = discards.map(orders);
  const refilled = () =>
    together
      ? orders(discards.flat()).map(thirds)
      : a.flatMap((x) => b.flatMap((y) => c.map((z) => [x, y, z])));
  for (const next of isEmpty ? refilled() : [rest]) {
    const table = { stacks: next, turned: isEmpty ? over.map((some) => some.slice(-1)) : over };
    const offers = next.map((stack, i) => ({
      number: (stack[0] as Card).number,
      action: (top[i] as Card).action,
      next: (stack[0] as Card).action,
    }));
    yield { table, round: { offers, shuffle: isEmpty ? 'stack-empty' : undefined } };
  }
}

/** What was visible up to a round, its probability, and the probability that a 2 followed. */
interface Story {
  readonly rounds: readonly StackRound[];
  all: number;
  hits: number;
}

/** Enumerates all deals and collects what follows each history. */
function stories(together: boolean, length: number): Map<string, Story> {
  const found = new Map<string, Story>();
  const follow = (table: Table, rounds: readonly StackRound[], key: string, chance: number): void => {
    const ways = [...dealt(table, together)];
    for (const next of ways) {
      const { offers } = next.round;
      const share = chance / ways.length;
      if (rounds.length > 0) {
        const story = found.get(key) ?? { rounds, all: 0, hits: 0 };
        story.all += share;
        if (offers.some(({ number }) => number === 2)) story.hits += share;
        found.set(key, story);
      }
      if (rounds.length === length) continue;
      const more = offers.map((offer) => `${offer.number}${offer.action}${offer.next}`).join();
      follow(next.table, [...rounds, next.round], `${key};${more}`, share);
    }
  };
  for (const order of orders(SMALL)) follow({ stacks: thirds(order), turned: [[], [], []] }, [], '', 1);
  return found;
}

describe('the chance that a number comes next round', () => {
  test.each([
    ['together', true, 3],
    ['each on its own', false, 4],
  ] as const)(
    'is how often it comes in all shuffles that look the same: stacks refilled %s',
    (_, together, length) => {
      const rules = smallRules(together);
      const found = stories(together, length);
      expect(found.size).toBeGreaterThan(500);
      const wrong = [...found.values()].filter(({ rounds, all, hits }) => {
        const { worlds } = stacksIn(rules, rounds);
        return Math.abs(chanceOf(worlds, 'next', (number) => number === 2) - hits / all) > 1e-9;
      });
      expect(wrong).toEqual([]);
    },
  );
});

/** A legal turn, at random. */
function randomTurn(game: Game, seat: number, random: FastRandom): Game {
  const position = positionIn(viewOf(game, seat));
  if (position === undefined) throw new Error('there is no turn to make');
  let draft = startDraft(position);
  while (!draft.turn.complete) {
    const all = [...legalSteps(draft)];
    const plain = all.filter((step) => step.do !== 'roundabout' && step.do !== 'temp');
    // A number may fit only with a temp.
    const steps = plain.length > 0 ? plain : all;
    draft = must(takeStep(draft, steps[random.below(steps.length)]));
  }
  return must(submit(game, { seat, round: game.state.rounds.length, steps: draft.steps }));
}

/** The numbers that a seat draws or can pick. */
function drawn(game: Game, seat: number): number[] {
  const { cards } = game;
  if (cards.kind === 'offers') return cards.offers.map(({ number }) => number);
  if (cards.kind === 'hand') return cards.hand.filter(isWhole).map(({ number }) => number);
  // The first card was passed on, not drawn.
  return (cards.hands[seat] ?? [])
    .slice(1)
    .filter(isWhole)
    .map(({ number }) => number);
}

const SETS: readonly ((number: number) => boolean)[] = [
  (n) => n === 8,
  (n) => n < 5,
  (n) => n > 12,
  () => true,
];

describe('in whole games', () => {
  test.each(TABLES.map((table) => [nameOf(table), table] as const))(
    'numbers come as often as predicted: %s',
    (_, table) => {
      const random = new FastRandom('odds');
      const sums = SETS.map(() => ({ chance: 0, hits: 0, spread: 0 }));
      for (let deal = 0; deal < 8; deal++) {
        let game = start(table, `odds ${deal}`);
        while (game.state.ending === undefined && game.state.rounds.length < 30) {
          const seat = game.turns.length - 1;
          const view = viewOf(game, seat);
          const coming = comingIn(view);
          const round = game.state.rounds.length;
          for (let i = 0; i < game.turns.length; i++) game = randomTurn(game, i, random);
          if (coming === undefined || game.state.ending !== undefined) break;
          const asked = game.notes.some((note) => note.note === 'reshuffle' && note.why !== 'stack-empty');
          if (coming.worlds.length === 0 || asked || round === 0) continue;
          for (const [i, fits] of SETS.entries()) {
            const chance = chanceOf(coming.worlds, 'next', fits);
            const sum = sums[i] as (typeof sums)[number];
            sum.chance += chance;
            sum.spread += chance * (1 - chance);
            sum.hits += drawn(game, seat).some(fits) ? 1 : 0;
          }
        }
      }
      for (const { chance, hits, spread } of sums) {
        expect(Math.abs(hits - chance)).toBeLessThanOrEqual(4 * Math.sqrt(spread) + 1e-6);
        expect(chance).toBeGreaterThan(0);
      }
    },
  );

  test('a number is certain to come before the stacks run out, unless no card of it is left', () => {
    const view = viewOf(start({ edition: '2018', players: ['Ada'] }), 0);
    const coming = comingIn(view);
    const chance = (span: Span, fits: (number: number) => boolean) =>
      chanceOf(coming?.worlds ?? [], span, fits);
    expect(chance('all', (n) => n === 8)).toBeCloseTo(1, 6);
    expect(chance('all', (n) => n === 99)).toBe(0);
    expect(chance('next', (n) => n === 8)).toBeLessThan(chance('all', (n) => n === 8));
    expect(sizeOf(coming?.left ?? [])).toBe(78);
    expect(coming?.elsewhere).toBe(3);
  });
});

describe('gaps', () => {
  const house = (number?: number) => ({
    kind: number === undefined ? ('empty' as const) : ('number' as const),
    ...(number !== undefined && { number }),
    pool: 'none' as const,
    used: false,
  });
  const roundabout = { kind: 'roundabout' as const, pool: 'none' as const, used: false };
  const street = (houses: readonly ReturnType<typeof house>[] | readonly object[]) => ({
    streets: [{ houses, fences: [], estates: [], parks: { crossed: 0, boxes: 0, values: [], value: 0 } }],
  });

  test('H1 a gap takes the numbers between its neighbours', () => {
    const sheet = street([house(), house(3), house(), house(), house(9), house()]);
    expect(gapsIn(sheet as never)).toEqual([
      { street: 0, first: 0, size: 1, from: 0, to: 2 },
      { street: 0, first: 2, size: 2, from: 4, to: 8 },
      { street: 0, first: 5, size: 1, from: 10, to: 17 },
    ]);
  });

  test('H2 numbers start again after a roundabout', () => {
    const sheet = street([house(8), roundabout, house(), house(4)]);
    expect(gapsIn(sheet as never)).toEqual([{ street: 0, first: 2, size: 1, from: 0, to: 3 }]);
  });
});
