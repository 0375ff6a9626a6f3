import { expect, test } from 'vitest';
import { opponentOf, worthToOpponent, type Action, type Card, type State } from '../../src/index.ts';
import { finished } from '../kit.ts';

const cardOf = (action: Action): Card => ({ number: 8, action });

/** The first rounds of a game against an opponent. */
function after(rounds: number, opponent: string): State {
  const edition = opponent.startsWith('2018') ? '2018' : '2023';
  const { state } = finished({ edition, mode: 'aaa', opponent, players: ['Ada'] }, 'worth');
  return { ...state, rounds: state.rounds.slice(0, rounds) };
}

/** The same game after the opponent got one more card. */
function given(state: State, card: Card): State {
  const turns = [[{ do: 'choose', number: 0, action: 1 }]] as const;
  return {
    ...state,
    rounds: [...state.rounds, { cards: { kind: 'hand', hand: [card, card, card] }, notes: [], turns }],
  };
}

test('M12 a card is worth to the opponent what it adds to its score', () => {
  for (const opponent of ['2018-aaa-5', '2023-aaa-4']) {
    for (const rounds of [0, 1, 5, 12]) {
      const state = after(rounds, opponent);
      const total = opponentOf(state)?.score.total ?? 0;
      for (const action of ['fence', 'improve', 'park', 'pool', 'temp', 'bis'] as const) {
        const card = cardOf(action);
        const then = opponentOf(given(state, card))?.score.total ?? 0;
        expect(worthToOpponent(state, card)).toBe(then - total);
      }
    }
  }
});

test('M12 a first card: a park is a park and a house, a fence closes nothing yet', () => {
  const state = after(0, '2018-aaa-6');
  expect(worthToOpponent(state, cardOf('park'))).toBe(4 + 1);
  expect(worthToOpponent(state, cardOf('fence'))).toBe(2);
  expect(worthToOpponent(state, cardOf('improve'))).toBe(4);
});

test('M13 to level 0 every card is worth nothing', () => {
  expect(worthToOpponent(after(3, '2023-aaa-0'), cardOf('park'))).toBe(0);
});
