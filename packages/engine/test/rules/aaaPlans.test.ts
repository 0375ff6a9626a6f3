import { expect, test } from 'vitest';
import type { Hands } from '../../src/cards/hands.ts';
import {
  builtIn,
  type Card,
  type EditionBlock,
  type Game,
  type Note,
  type Round,
  type State,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { givenBy } from '../../src/mode/hand.ts';
import { finished, playOut, start } from '../kit.ts';
import { against, face, handOf, expectFromDeck } from './modeKit.ts';

const validations = (notes: readonly Note[]): Extract<Note, { note: 'validation' }>[] =>
  notes.filter((note) => note.note === 'validation');

test('M10 2018: the opponent’s card says which of the Completed Plan cards, in the order drawn, it scores', () => {
  for (const { id, validates } of (builtIn.editions['2018'] as EditionBlock).architects) {
    const { rounds } = finished(against(id), 'order').state;
    const scored = validations(rounds.flatMap(({ notes }) => notes)).map((note) => note.scored);
    expect(scored, id).toEqual(validates.slice(0, scored.length));
  }
});

test('M10 2018: a plan the player claims in the same round is worth its high value to both', () => {
  const { state } = start(against('2018-aaa-2'));
  const notes: Note[] = [{ note: 'validation', slot: 'A', scored: true, points: 8 }];
  expect(state.rules.mode.planPoints(state, notes, 0)).toBe(state.rules.plans[0]?.card.high);
});

test('M10 2018: after the first claim, by either side, the discards are shuffled into the stack, once', () => {
  let seen = 0;
  for (let i = 0; i < 30; i++) {
    const { rounds, firsts } = finished(against('2018-aaa-3'), `forced ${i}`).state;
    const forced = rounds.flatMap(({ notes }, round) =>
      notes.some((note) => note.note === 'reshuffle') ? [round] : [],
    );
    const first = Math.min(...firsts.filter((round) => round >= 0));
    const expected = Number.isFinite(first) && first + 1 < rounds.length ? [first + 1] : [];
    expect(forced).toEqual(expected);
    for (const round of forced) {
      expect(rounds[round]?.notes[0]).toEqual({ note: 'reshuffle', why: 'first-plan' });
    }
    seen += forced.length;
  }
  expect(seen).toBeGreaterThan(5);
});

test('R17 the forced reshuffle comes before checking whether the stack can deal three cards', () => {
  const { state } = start(against('2018-aaa-2'));
  const rounds = Array.from({ length: 27 }, (): Round => ({
    cards: { kind: 'hand', hand: [] },
    notes: [],
    turns: [[]],
  }));
  expect(state.rules.mode.ending({ ...state, rounds })).toBe('deck');
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 26, -1] })).toBeUndefined();
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 0, -1] })).toBe('deck');
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 1, -1] })).toBeUndefined();
});

test('M11 R12 a plan claimed by a Validation card is high for the player in that round from rules 2 on, low under rules 1', () => {
  const notes: Note[] = [{ note: 'validation', slot: 'B', scored: true, points: 9 }];
  const unscored: Note[] = [{ note: 'validation', slot: 'B', scored: false, points: 0 }];
  for (const rules of [1, 2]) {
    const { state } = start(against('2023-aaa-2'), 'validation', rules);
    const { mode, plans } = state.rules;
    const [first, second] = plans.map(({ card }) => card);
    expect(mode.planPoints(state, notes, 1)).toBe(rules === 1 ? second?.low : second?.high);
    expect(mode.planPoints(state, notes, 0)).toBe(first?.high);
    expect(mode.planPoints(state, unscored, 1)).toBe(second?.high);
    expect(mode.planPoints({ ...state, firsts: [-1, 0, -1] }, [], 1)).toBe(second?.low);
  }
});

test('M11 2023: the opponent’s card says which slots it claims, and each Validation card comes up once', () => {
  for (const { id, validates, scores } of (builtIn.editions['2023'] as EditionBlock).architects) {
    const { rounds } = finished(against(id), 'slots').state;
    const notes = validations(rounds.flatMap((round) => round.notes));
    expect(new Set(notes.map(({ slot }) => slot)).size).toBe(notes.length);
    for (const note of notes) {
      expect(note.scored, id).toBe(validates[['A', 'B', 'C'].indexOf(note.slot)]);
      if (scores === false) expect(note.points).toBe(0);
    }
  }
});

test('M11 R16 2023: an empty deck is refilled from the discards, and the AAA’s cards never return', () => {
  const game = playOut(start(against('2023-aaa-3'), 'never back'), new FastRandom('never back'), 'sensible');
  const { rounds } = game.state;
  const pile: string[] = [];
  for (const round of rounds) {
    expectFromDeck([...pile, ...handOf(round).map(face)], '2023');
    pile.push(face(handOf(round)[givenBy(round.turns[0] ?? []) ?? 0] as Card));
  }
  const { mode } = game.state.rules;
  expect(mode.ending({ ...game.state, rounds: Array<Round>(61).fill(rounds[0] as Round) })).toBe('deck');
});

/** A table whose next cards are these, by id. */
function withNext(game: Game, ids: readonly number[]): Hands {
  const hands = game.table.copy() as Hands;
  hands.stack.clear();
  for (const id of ids) hands.stack.add(id);
  return hands;
}

test('M11 2023: the AAA scores low if a plan was claimed in an earlier round', () => {
  const game = start(against('2023-aaa-2'));
  const { mode, deck, plans } = game.state.rules;
  const state: State = { ...game.state, firsts: [0, -1, -1] };
  const { notes } = mode.reveal(
    withNext(game, [deck.size, deck.size + 1, 1, 2, 3]),
    state,
    () => new FastRandom('x'),
  );
  expect(validations(notes).map(({ points }) => points)).toEqual([plans[0]?.card.low, plans[1]?.card.high]);
});

test('M10 M13 2018: two Completed Plan cards in one round are resolved in order; level 0 scores nothing', () => {
  const game = start(against('2018-aaa-5'));
  const { mode, deck, plans, edition } = game.state.rules;
  const cards = [deck.size + 2, 1, deck.size, deck.size + 1, 2, 3];
  const chance = (): FastRandom => new FastRandom('x');
  const notes = validations(mode.reveal(withNext(game, cards), game.state, chance).notes);
  expect(notes.map(({ slot, scored }) => [slot, scored])).toEqual([
    ['C', true],
    ['A', true],
    ['B', false],
  ]);
  expect(notes.map(({ points }) => points)).toEqual([plans[2]?.card.high, plans[0]?.card.high, 0]);
  const closed = edition.architects.map((card) => ({ ...card, scores: false, tempPositions: [6, 4, 1] }));
  const state: State = {
    ...game.state,
    rules: { ...game.state.rules, edition: { ...edition, architects: closed } },
  };
  expect(
    validations(mode.reveal(withNext(game, cards), state, chance).notes).map(({ points }) => points),
  ).toEqual([0, 0, 0]);
});
