// Rules that only a user's own deck or opponent can reach.

import { expect, test } from 'vitest';
import { aaa2023 } from '../../src/mode/aaa2023.ts';
import { expert } from '../../src/mode/expert.ts';
import { pileEstates } from '../../src/mode/pile.ts';
import { opponentOf, type Architect, type EditionBlock, type State } from '../../src/index.ts';
import { start } from '../kit.ts';
import { against } from './modeKit.ts';

const deckOf = (cards: number): EditionBlock => {
  const { edition } = start().state.rules;
  return { ...edition, deck: { actions: ['park'], counts: { 1: [cards] } } };
};

test('M3 three cards for each player, and never more than 27 players', () => {
  expect([30, 32, 81, 84, 240].map((cards) => expert.players(deckOf(cards)).max)).toEqual([
    10, 10, 27, 27, 27,
  ]);
});

test('M8 only one player plays against the AAA', () => {
  for (const opponent of ['2018-aaa-1', '2023-aaa-1']) {
    const { mode, edition } = start(against(opponent)).state.rules;
    expect(mode.players(edition)).toMatchObject({ max: 1 });
  }
});

test('M11 the 2023 game ends when too few cards are left for a hand', () => {
  const { state } = start(against('2023-aaa-1'));
  const ends = (rounds: number): string | undefined =>
    aaa2023.ending({
      ...state,
      rules: { ...state.rules, deck: { ...state.rules.deck, size: 30 } },
      rounds: Array.from({ length: rounds }, () => ({ cards: start().cards, notes: [], turns: [] })),
    });
  expect([26, 27, 28].map(ends)).toEqual([undefined, undefined, 'deck']);
});

/** An opponent with nothing printed but its validations. */
const bare: Architect = { id: 'bare', name: 'Bare', level: 1, validates: [false, false, false] };

test('M12 what an opponent does not print is worth nothing, and a bis or an improvement counts once', () => {
  const { state } = start(against('2018-aaa-1'));
  const { rules } = state;
  const edition = { ...rules.edition, architects: [bare] };
  const pile = (['park', 'pool', 'temp', 'bis', 'improve', 'fence'] as const).map((action) => ({
    number: 1,
    action,
  }));
  const facing: State = {
    ...state,
    rules: { ...rules, edition, options: { ...rules.options, opponent: 'bare' } },
    rounds: pile.map((card) => ({
      cards: { kind: 'hand', hand: [card, card, card] },
      notes: [],
      turns: [[{ do: 'choose', number: 1, action: 2 }]],
    })),
  };
  expect(pileEstates(pile, bare)).toEqual([
    { first: 0, size: 5, houses: 5, value: 1, points: 5, counts: true },
  ]);
  expect(opponentOf(facing)?.score).toMatchObject({ parks: 0, pools: 0, fences: 0, estates: [5] });
  const { tempRanks } = rules.layout.printed;
  expect(opponentOf(facing)?.score.temps).toBe(tempRanks[0]);
});
