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
    table: game.table instanceof Hands ? shuffled(game.table) : dealtAgain(game),
    cards: withOtherHands(game, viewer),
    turns: game.turns.map((turn, seat) => (turn === undefined || seat === viewer ? turn : anotherTurn(turn))),
    state: { ...state, rounds: state.rounds.map((round, i) => withOtherPasses(round, i, viewer)) },
  };
}

/** No card of any deck. */
const SECRET: Card = { number: 99, action: 'fence' };

/** [R23] Other cards below the top one, which is public but for its number. */
function shuffled(hands: Hands): Hands {
  const copy = hands.copy();
  copy.stack.shuffle(new FastRandom('secrets'), 1);
  return copy;
}

/** The stacks of another deal, as far along as these. */
function dealtAgain({ state }: Game): Game['table'] {
  let { table } = start(state.rules.options, 'another deal');
  for (let i = 1; i <= state.rounds.length; i++) {
    table = table.copy();
    state.rules.mode.reveal(table, { ...state, reshuffle: false }, () => new FastRandom('another'));
  }
  return table;
}

/** [R22] [R23] Of the others' hands a viewer knows actions that were public, and the card it passed on itself. */
function withOtherHands({ cards, state, table }: Game, viewer: number | undefined): RoundCards {
  if (cards.kind !== 'hands' || !(table instanceof Hands)) return cards;
  const drawn = state.rounds.length === 0 ? 0 : 1;
  const hands = cards.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const gave = (seat + cards.hands.length - 1) % cards.hands.length === viewer;
    return hand.map((card, index) => {
      if (index < drawn) return gave ? card : withSecretNumber(card);
      return seat === 0 && index === drawn && table.topWasSeen ? withSecretNumber(card) : SECRET;
    });
  });
  return { kind: 'hands', hands };
}

/** [R22] The number of a card that was passed on is known to giver and receiver alone. */
function withOtherPasses(round: Round, index: number, viewer: number | undefined): Round {
  const { cards } = round;
  if (cards.kind !== 'hands') return round;
  const seats = cards.hands.length;
  const hands = cards.hands.map((hand, seat) => {
    const given = givenBy(round.turns[seat] ?? []);
    const gave = index > 0 && given === 0 && (seat + seats - 1) % seats === viewer;
    const known = seat === viewer || (seat + 1) % seats === viewer || gave;
    return known ? hand : hand.map((card, i) => (i === given ? withSecretNumber(card) : card));
  });
  return { ...round, cards: { kind: 'hands', hands } };
}

function withSecretNumber(card: Hand[number]): Hand[number] {
  return card === null ? null : { ...card, number: SECRET.number };
}

function anotherTurn(turn: Draft): Draft {
  return { ...turn, steps: [{ do: 'reshuffle' }] };
}
