import { expect, test } from 'vitest';
import { chanceOf } from '../../src/cards/chance.ts';
import type { Hands } from '../../src/cards/hands.ts';
import {
  ACTIONS,
  spreadKnowledge,
  submit,
  viewOf,
  type Card,
  type Game,
  type Hand,
  type Round,
  type State,
  type Step,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { givenBy } from '../../src/mode/hand.ts';
import { finished, must, pickTurn, positionFor, seedOf, start } from '../kit.ts';
import { expertOf, solo, against, face, handsIn, handsOf, given, expectFromDeck } from './modeKit.ts';

test('M3 M4 R15 everyone holds three cards, dealt seat by seat, and passes the third to the right', () => {
  const { state } = finished(expertOf(3), 'passing');
  const [first] = state.rounds;
  expect(first && handsOf(first).map((hand) => hand.length)).toEqual([3, 3, 3]);
  state.rounds.slice(1).forEach((round, i) => {
    const before = state.rounds[i] as Round;
    for (let seat = 0; seat < 3; seat++) {
      expect(handsOf(round)[(seat + 1) % 3]?.[0]).toEqual(given(before, seat));
    }
  });
  const { rules } = state;
  const stack = rules.mode.deal(rules, chanceOf(seedOf('passing'))) as Hands;
  const order = [...stack.stack.cards].slice(0, 9);
  expect([...(start(expertOf(3), 'passing').table as Hands).held]).toEqual(order);
});

test('M4 R16 with all cards in hands the stack is refilled from the discards when the next card is needed', () => {
  const game = finished(expertOf(27), 'full table');
  const [first, second] = game.state.rounds;
  expect(first?.notes).toEqual([]);
  expect(second?.notes).toEqual([{ note: 'reshuffle', why: 'stack-empty' }]);
  for (const round of game.state.rounds) expectFromDeck(handsOf(round).flat().map(face), '2018');
});

test('R8 with a refusal the player still chooses the card to pass', () => {
  expect(givenBy([{ do: 'refuse', give: 1 }])).toBe(1);
  expect(
    givenBy([
      { do: 'roundabout', at: [0, 0] },
      { do: 'choose', number: 2, action: 0 },
    ]),
  ).toBe(1);
  expect(givenBy([{ do: 'refuse' }])).toBeUndefined();
  expect(givenBy([])).toBeUndefined();
});

test('R9 after a reshuffle the passed cards stay with their new owners, and every other card is in the stack', () => {
  const game = finished(expertOf(2), 'asked 0');
  const asked = game.state.rounds.findIndex((round) =>
    round.notes.some((note) => note.note === 'reshuffle' && note.why === 'asked'),
  );
  const before = game.state.rounds[asked - 1] as Round;
  const after = game.state.rounds[asked] as Round;
  expect(asked).toBeGreaterThan(0);
  for (let seat = 0; seat < 2; seat++) {
    expect(handsOf(after)[(seat + 1) % 2]?.[0]).toEqual(given(before, seat));
  }
  const { table, state } = start(expertOf(2), 'all cards');
  const hands = table.copy() as Hands;
  const fold: State = { ...state, rounds: [before], reshuffle: true };
  state.rules.mode.reveal(hands, fold, () => new FastRandom('again'));
  expect(hands.stack.size).toBe(81 - 6);
  expect(hands.discards.size).toBe(0);
  expect(new Set([...hands.held, ...hands.stack.cards]).size).toBe(81);
});

/** What a viewer sees of a hand: whole cards, only actions, or nothing. */
const seen = (hand: Hand | undefined): string =>
  (hand ?? []).map((card) => (card === null ? '-' : card.number === null ? 'a' : 'w')).join('');

/** A running expert game, some rounds in. */
function running(players: number, rounds: number, seed: string): Game {
  let game = start(expertOf(players), seed);
  const random = new FastRandom(seed);
  while (game.state.rounds.length < rounds) {
    const round = game.state.rounds.length;
    for (let seat = 0; seat < players; seat++) {
      const { steps } = pickTurn(positionFor(game, seat), random, 'sensible');
      game = must(submit(game, { seat, round, steps }));
    }
  }
  return game;
}

test('R22 R23 before anything is passed on a seat sees its own hand and nothing of the others', () => {
  const game = running(3, 0, 'seen');
  expect(handsIn(viewOf(game, 1).now?.cards).map(seen)).toEqual(['---', 'www', '---']);
  expect(handsIn(viewOf(game).now?.cards).map(seen)).toEqual(['---', '---', '---']);
});

test('R22 R23 from the second round on everyone knows the action of a passed card and of the one that was on top', () => {
  const game = running(3, 4, 'passed');
  expect(handsIn(viewOf(game, 1).now?.cards).map(seen)).toEqual(['aa-', 'www', 'w--']);
  expect(handsIn(viewOf(game, 0).now?.cards).map(seen)).toEqual(['www', 'w--', 'a--']);
  expect(handsIn(viewOf(game).now?.cards).map(seen)).toEqual(['aa-', 'a--', 'a--']);
  const hidden = handsIn(viewOf(game).now?.cards)[2]?.[0];
  expect(hidden).toEqual({ number: null, action: handsIn(game.cards)[2]?.[0]?.action });
});

test('R23 the last card of the stack was visible to all before it was drawn', () => {
  const game = running(16, 2, 'last card');
  expect(handsIn(viewOf(game).now?.cards).slice(0, 2).map(seen)).toEqual(['aa-', 'a--']);
  expect(viewOf(running(16, 1, 'last card')).now?.facts.left).toEqual([1]);
});

test('R22 a passed card is known to its giver and receiver, and to everyone once it is used', () => {
  const game = running(3, 6, 'used');
  const last = game.state.rounds.length - 1;
  const rounds = (viewer?: number) =>
    viewOf(game, viewer).state.rounds.map(({ cards }) => handsIn(cards).map(seen));
  const given = game.state.rounds[last]?.turns.map((turn) => givenBy(turn) as number) ?? [];
  const hides = (seat: number) => 'www'.slice(0, given[seat]) + 'a' + 'www'.slice((given[seat] ?? 0) + 1);
  expect(rounds()[last]).toEqual([0, 1, 2].map(hides));
  expect(rounds(1)[last]?.slice(0, 2)).toEqual(['www', 'www']);
  const reused = game.state.rounds.slice(0, last).every(({ turns }, i) =>
    turns.every((_, seat) => {
      const next = game.state.rounds[i + 1]?.turns[(seat + 1) % 3] ?? [];
      return givenBy(next) === 0 || seen(handsIn(viewOf(game).state.rounds[i]?.cards)[seat]) === 'www';
    }),
  );
  expect(reused).toBe(true);
});

test('R22 a card passed on repeatedly is known to everyone who held it, and to the others by its action', () => {
  const card: Card = { number: 7, action: 'pool' };
  const other: Card = { number: 9, action: 'park' };
  const pass = (index: 0 | 1): Step[] => [
    index === 0 ? { do: 'choose', number: 1, action: 2 } : { do: 'choose', number: 0, action: 2 },
  ];
  const whole: Hand = [card, other, other];
  const half: Hand = [{ number: null, action: 'pool' }, other, other];
  const spread = (first: Hand, last: Hand) =>
    spreadKnowledge([
      { hands: [first, [other, other, other], [other, other, other]], turns: [pass(0), pass(1), pass(1)] },
      { hands: [[other, other, other], half, [other, other, other]], turns: [pass(1), pass(0), pass(1)] },
      { hands: [[other, other, other], [other, other, other], last] },
    ]).map((hands) => hands.map(seen));
  const all = ['www', 'www', 'www'];
  expect(spread(whole, half)).toEqual([all, all, all]);
  expect(spread(half, whole)).toEqual([all, all, all]);
  expect(spread(half, half)).toEqual([
    ['aww', 'www', 'www'],
    ['www', 'aww', 'www'],
    ['www', 'www', 'aww'],
  ]);
});

test('R23 nothing was on top before the first deal, of a stack shuffled since, or of an empty one', () => {
  const table = (game: Game) => (game.table as Hands).topWasSeen;
  expect(table(running(3, 0, 'emptied'))).toBe(false);
  const game = running(3, 2, 'emptied');
  expect(table(game)).toBe(true);
  const deal = (state: State, prepare: (hands: Hands) => void = () => undefined): boolean => {
    const hands = game.table.copy() as Hands;
    prepare(hands);
    state.rules.mode.reveal(hands, state, () => new FastRandom('emptied'));
    return hands.copy().topWasSeen;
  };
  expect(deal(game.state)).toBe(true);
  expect(deal({ ...game.state, reshuffle: true })).toBe(false);
  expect(
    deal(game.state, (hands) => {
      while (hands.stack.size > 0) hands.discards.add(hands.stack.draw());
    }),
  ).toBe(false);
});

test.each([
  ['solo', solo],
  ['expert', expertOf(2)],
  ['2018 AAA', against('2018-aaa-3')],
  ['2023 AAA', against('2023-aaa-3')],
] as const)(
  'R23 %s: the action on top of the stack is public, or that it is a special card',
  (_, options) => {
    const game = start(options, 'top');
    const { deck, mode } = game.state.rules;
    const top = (table: Hands) => mode.facts(table, game.state).top;
    const hands = game.table.copy() as Hands;
    expect(viewOf(game).now?.facts.top).toBe(ACTIONS[deck.actions[hands.stack.cards[0] as number] as number]);
    expect(viewOf(game, 0).now?.facts.top).toBe(viewOf(game).now?.facts.top);
    hands.stack.clear();
    expect(mode.facts(hands, game.state)).not.toHaveProperty('top');
    if (hands.specials === 0) return;
    hands.stack.add(deck.size);
    expect(top(hands)).toBe('special');
  },
);

test('R23 three stacks are number side up, so they have no public top', () => {
  expect(viewOf(start()).now?.facts).toEqual({ left: [26, 26, 26] });
});
