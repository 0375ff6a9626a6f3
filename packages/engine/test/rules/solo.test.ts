import { expect, test } from 'vitest';
import type { Hands } from '../../src/cards/hands.ts';
import { resultOf, scoresOf, viewOf } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { finished, playOut, positionFor, start } from '../kit.ts';
import { paper } from '../paper.ts';
import { expertOf, solo, against, face, handOf, expectFromDeck } from './modeKit.ts';

test('M5 solo deals three cards a round and no card twice, and ends when no three are left', () => {
  const game = finished(solo, 'deck 1');
  const cards = game.state.rounds.flatMap((round) => handOf(round).map(face));
  expect(resultOf(game.state)?.ending).toBe('deck');
  expect(cards).toHaveLength(81);
  expectFromDeck(cards, '2018');
});

test('K5 M5 a lone player cannot ask for a reshuffle', () => {
  expect(positionFor(start(solo), 0).reshuffle).toBe('never');
});

test('M6 the Solo card comes up in the lower half, and from that round on plans are worth their low value', () => {
  const places = new Set<number>();
  for (let i = 0; i < 120; i++) {
    const { table } = start(solo, `solo ${i}`);
    const hands = table as Hands;
    const place = [...hands.stack.cards].indexOf(81);
    expect(place + 3).toBeGreaterThanOrEqual(41);
    places.add(place);
  }
  expect(places.size).toBeGreaterThan(25);
  const { state } = start(solo);
  const [plan] = state.rules.plans;
  expect(state.rules.mode.planPoints(state, [], 0)).toBe(plan?.card.high);
  expect(state.rules.mode.planPoints(state, [{ note: 'solo-card' }], 0)).toBe(plan?.card.low);
  const over = finished(solo, 'early 47');
  expect(over.state.firsts.every((round) => round >= 0 && round <= 13)).toBe(true);
});

test('M7 solo: six or more temp boxes are worth seven points, fewer nothing', () => {
  const { state } = start(solo);
  const points = (temps: number): number | undefined => scoresOf(state, [paper([], { temps })])[0]?.temps;
  expect([0, 5, 6, 11].map(points)).toEqual([0, 0, 7, 7]);
});

test('M5 M9 a view shows the size of the stack, the discards, the opponent’s pile and the special cards to come', () => {
  const alone = viewOf(start(solo)).now?.facts;
  expect(alone).toEqual({ left: [79], top: expect.any(String), discards: [], toCome: ['solo-card'] });
  const first = viewOf(start(against('2018-aaa-1'))).now?.facts;
  expect(first).toEqual({
    left: [81],
    top: expect.any(String),
    discards: [],
    pile: [],
    toCome: ['A', 'B', 'C'],
  });
  const second = viewOf(start(against('2023-aaa-1'))).now?.facts;
  expect(second).toEqual({
    left: [61],
    top: expect.any(String),
    discards: [],
    pile: [],
    toCome: ['A', 'B', 'C'],
  });
  const table = start(expertOf(2));
  expect(viewOf(table).now?.facts).toEqual({ left: [75], top: expect.any(String), discards: [] });
});

test('M6 M11 special cards that came up are no longer to come, in the stack or in the discards', () => {
  playOut(start(solo, 'early 47'), new FastRandom('early 47'), 'sensible', (game) => {
    const come = [...game.state.rounds.flatMap(({ notes }) => notes), ...game.notes].length > 0;
    expect(viewOf(game).now?.facts.toCome).toEqual(come ? [] : ['solo-card']);
  });
  for (const opponent of ['2018-aaa-2', '2023-aaa-2']) {
    playOut(start(against(opponent), 'come'), new FastRandom('come'), 'sensible', (game) => {
      const notes = [...game.state.rounds.flatMap((round) => round.notes), ...game.notes];
      const come = notes.flatMap((note) => (note.note === 'validation' ? [note.slot] : []));
      expect(viewOf(game).now?.facts.toCome).toEqual(
        (['A', 'B', 'C'] as const).filter((slot) => !come.includes(slot)),
      );
      expect(viewOf(game).now?.facts.pile).toHaveLength(game.state.rounds.length);
    });
  }
});
