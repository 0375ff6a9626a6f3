import {
  defaultOptions,
  newGame,
  opponentOf,
  type Action,
  type Card,
  type EditionId,
  type OpponentDescription,
  type Round,
} from '@picket/engine';

/** What the AAA was given, in order, and what its first architect makes of it. */
export const PILE: readonly Action[] = ['park', 'pool', 'fence', 'improve', 'bis', 'temp', 'fence', 'temp'];

export function pileIn(edition: EditionId): OpponentDescription {
  const game = newGame({
    options: { ...defaultOptions, edition, mode: 'aaa', opponent: `${edition}-aaa-1` },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  const found = game.ok ? opponentOf({ ...game.value.state, rounds: PILE.map(roundGiving) }) : undefined;
  if (found === undefined) throw new Error('the example of the pile cannot be');
  return found;
}

/** A round in which the third card goes to the AAA. */
function roundGiving(action: Action): Round {
  const card: Card = { number: 8, action };
  return { cards: [card, card, card], notes: [], turns: [[{ do: 'choose', number: 0, action: 1 }]] };
}
