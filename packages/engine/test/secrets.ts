// The same game with everything changed that one viewer may not know.

import { Hands } from '../src/cards/hands.ts';
import {
  FastRandom,
  type Card,
  type Draft,
  type Game,
  type Hand,
  type Round,
  type RoundCards,
} from '../src/index.ts';
import { givenBy } from '../src/mode/hand.ts';
import { start } from './kit.ts';

export function withOtherSecrets(game: Game, viewer: number | undefined): Game {
  const { state } = game;
  return {
    ...game,
    seed: start({}, 'another').seed,
    table: game.table instanceof Hands ? shuffled(game.table) : dealtAnew(game),
    cards: withOtherHands(game.cards, (seat) => seat !== viewer),
    turns: game.turns.map((turn, seat) => (turn === undefined || seat === viewer ? turn : anotherTurn(turn))),
    state: { ...state, rounds: state.rounds.map((round) => withOtherPasses(round, viewer)) },
  };
}

/** No card of any deck. */
const SECRET: Card = { number: 99, action: 'fence' };

function shuffled(hands: Hands): Hands {
  const copy = hands.copy();
  copy.stack.shuffle(new FastRandom('secrets'));
  return copy;
}

/** The stacks of another deal, as far along as these. */
function dealtAnew({ state }: Game): Game['table'] {
  let { table } = start(state.rules.options, 'another deal');
  for (let i = 1; i <= state.rounds.length; i++) {
    table = table.copy();
    state.rules.mode.reveal(table, { ...state, reshuffle: false }, () => new FastRandom('another'));
  }
  return table;
}

function withOtherHands(cards: RoundCards, isHidden: (seat: number) => boolean): RoundCards {
  if (!Array.isArray(cards[0])) return cards;
  return (cards as readonly Hand[]).map((hand, seat) => (isHidden(seat) ? hand.map(() => SECRET) : hand));
}

/** A card that was passed on is known to giver and receiver alone. */
function withOtherPasses(round: Round, viewer: number | undefined): Round {
  if (!Array.isArray(round.cards[0])) return round;
  const hands = round.cards as readonly Hand[];
  const cards = hands.map((hand, seat) => {
    const known = seat === viewer || (seat + 1) % hands.length === viewer;
    const given = givenBy(round.turns[seat] ?? []);
    return known ? hand : hand.map((card, index) => (index === given ? SECRET : card));
  });
  return { ...round, cards };
}

function anotherTurn(turn: Draft): Draft {
  return { ...turn, steps: [{ do: 'reshuffle' }] };
}
