import {
  builtIn,
  defaultOptions,
  newGame,
  opponentOf,
  type Action,
  type Architect,
  type Card,
  type Components,
  type EditionId,
  type OpponentDescription,
  type Round,
} from 'picket-engine';

/** The cards the AAA was given, in order. */
export const PILE: readonly Action[] = ['park', 'pool', 'fence', 'improve', 'bis', 'temp', 'fence', 'temp'];

export function pileIn(edition: EditionId, components: Components = builtIn): OpponentDescription {
  const game = newGame({
    options: { ...defaultOptions, edition, mode: 'aaa', opponent: firstArchitect(edition) },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
    box: { hash: null, versions: [components] },
  });
  const found = game.ok ? opponentOf({ ...game.value.state, rounds: PILE.map(roundGiving) }) : undefined;
  if (found === undefined) throw new Error('impossible example: the pile');
  return found;
}

/** The architect who scores the example's pile. */
export function firstArchitect(edition: EditionId): Architect['id'] {
  return `${edition}-aaa-1`;
}

/** A round whose third card goes to the AAA. */
function roundGiving(action: Action): Round {
  const card: Card = { number: 8, action };
  return {
    cards: { kind: 'hand', hand: [card, card, card] },
    notes: [],
    turns: [[{ do: 'choose', number: 0, action: 1 }]],
  };
}
