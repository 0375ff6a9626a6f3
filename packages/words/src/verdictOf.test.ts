import {
  defaultOptions,
  newGame,
  type Action,
  type GameResult,
  type Ranking,
  type State,
} from 'picket-engine';
import { Sheet } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { verdictOf } from './verdictOf.ts';

/** A 2018 game against Alex, with complete estates of these sizes for the player and a pile for the AAA. */
function duel(rules: number, sizes: readonly number[], pile: readonly Action[]): State {
  const game = newGame({
    options: { ...defaultOptions, mode: 'aaa', opponent: '2018-aaa-alex', players: ['You'] },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
    rules,
  });
  if (!game.ok) throw new Error(game.rejection.code);
  const { state } = game.value;
  const sheet = new Sheet(state.rules.layout);
  let house = 0;
  for (const size of sizes) {
    for (let i = 0; i < size; i++) sheet.write(2, house + i, house + i);
    house += size;
    sheet.putFence(2, house - 1);
  }
  const rounds = pile.map((action): State['rounds'][number] => ({
    cards: { kind: 'hand', hand: [0, 1, 2].map(() => ({ number: 8, action })) },
    notes: [],
    turns: [[{ do: 'choose', number: 0, action: 1 }]],
  }));
  return { ...state, sheets: [sheet], rounds };
}

/** What is said about a tie at 40 points that ends in this ranking. */
function said(state: State, ranking: Ranking): string {
  const none = { plans: [], pools: 0, temps: 0, estates: [] };
  const result: GameResult = {
    ending: 'full',
    scores: [{ ...none, parks: [], bis: 0, refusals: 0, roundabouts: 0, total: 40 }],
    opponent: { ...none, parks: 0, fences: 0, total: 40 },
    ranking,
  };
  return en.verdict(verdictOf(state, result, (ranked) => (ranked === 0 ? null : 'Alex')));
}

test('R13 rules 2: a tie with the AAA in everything is shared', () => {
  expect(said(duel(2, [1], ['park']), [[0, 'aaa']])).toBe('You tie with Alex at 40 points.');
});

test('R13 rules 2: the sizes of estates break a tie with the AAA', () => {
  expect(said(duel(2, [1], ['park', 'park']), [[0], ['aaa']])).toBe(
    'You beat Alex on estates of size 1, 1 to 0, after a tie at 40 points.',
  );
  expect(said(duel(2, [2], ['park']), [['aaa'], [0]])).toBe(
    'Alex beats you on estates of size 1, 1 to 0, after a tie at 40 points.',
  );
});

test('R13 rules 1: sizes do not matter, and the AAA wins a tie unless the player has more estates', () => {
  expect(said(duel(1, [2], ['park']), [['aaa'], [0]])).toBe(
    'Alex beats you after a tie at 40 points: you have 1 complete estate and needed more than 1.',
  );
  expect(said(duel(1, [2, 1], ['park']), [[0], ['aaa']])).toBe(
    'You beat Alex on complete estates, 2 to 1, after a tie at 40 points.',
  );
});
