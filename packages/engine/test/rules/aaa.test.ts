import { expect, test } from 'vitest';
import {
  opponentOf,
  positionOf,
  submit,
  type Action,
  type Card,
  type Note,
  type Round,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { must, pickTurn, start } from '../kit.ts';

/** A round in which the AAA gets a card with this action. */
function giving(action: Action, notes: readonly Note[] = []): Round {
  const card: Card = { number: 8, action };
  return {
    cards: { kind: 'hand', hand: [card, card, card] },
    notes,
    turns: [[{ do: 'choose', number: 0, action: 1 }]],
  };
}

test('R24 the five estates worth most count, even if another one is larger', () => {
  const { state } = start({ mode: 'aaa', opponent: '2018-aaa-1', players: ['Ada'] });
  const larger: Action[] = ['park', 'park', 'park'];
  const improved = Array.from({ length: 5 }, (): Action[] => ['fence', 'park', 'improve']).flat();
  const rounds = [...larger, ...improved].map((action) => giving(action));
  const { estates = [], score } = opponentOf({ ...state, rounds }) ?? {};
  expect(estates.map(({ houses, points, counts }) => [houses, points, counts])).toEqual([
    [3, 3, false],
    ...Array.from({ length: 5 }, () => [2, 4, true]),
  ]);
  expect(score?.estates).toEqual([4, 4, 4, 4, 4]);
});

test.each([
  ['2018', '2018-aaa-2'],
  ['2023', '2023-aaa-2'],
] as const)('R25 %s: the third plan of the AAA does not end the game', (edition, opponent) => {
  const game = start({ edition, mode: 'aaa', opponent, players: ['Ada'] });
  const claims = (['A', 'B', 'C'] as const).map((slot) =>
    giving('park', [{ note: 'validation', slot, scored: true, points: 8 }]),
  );
  const state = { ...game.state, rounds: claims };
  expect(opponentOf(state)?.score.plans).toEqual([8, 8, 8]);
  const { steps } = pickTurn(positionOf(state, game, 0), new FastRandom('R25'), 'sensible');
  const after = must(submit({ ...game, state }, { seat: 0, round: claims.length, steps }));
  expect(after.state.rounds).toHaveLength(4);
  expect(after.state.ending).toBeUndefined();
});
