// The same game with everything changed that a viewer may not know.

import { Hands } from '../src/cards/hands.ts';
import type { Card, Game, Hand, RoundCards } from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import type { Played } from '../src/game/paper.ts';
import { givenBy } from '../src/mode/hand.ts';
import { start } from './kit.ts';

export function withOtherSecrets(game: Game, viewer: number | undefined): Game {
  const { state } = game;
  const cards = withOtherHands(game, viewer);
  return {
    ...game,
    seed: start({}, 'another').seed,
    table: game.table instanceof Hands ? shuffled(game.table) : dealtAgain(game),
    cards: cards.at(-1) ?? game.cards,
    turns: game.turns.map((turn, seat) => (turn === undefined || seat === viewer ? turn : anotherTurn(turn))),
    state: {
      ...state,
      rounds: state.rounds.map((round, i) => ({ ...round, cards: cards[i] ?? round.cards })),
    },
  };
}

/** A card that is in no deck. */
const SECRET: Card = { number: 99, action: 'fence' };

/** [R23] Changes the cards below the top one, and the number of the top one. */
function shuffled(hands: Hands): Hands {
  const copy = hands.copy();
  copy.stack.shuffle(new FastRandom('secrets'), 1);
  return copy;
}

/** The stacks of another deal, at the same point. */
function dealtAgain({ state }: Game): Game['table'] {
  let { table } = start(state.rules.options, 'another deal');
  for (let i = 1; i <= state.rounds.length; i++) {
    table = table.copy();
    state.rules.mode.reveal(table, { ...state, reshuffle: false }, () => new FastRandom('another'));
  }
  return table;
}

/**
 * [R22] [R23] Hides every number of a running expert game that the viewer may not know, and actions that were
 * never visible.
 */
function withOtherHands({ cards, state, table }: Game, viewer: number | undefined): RoundCards[] {
  const all = [...state.rounds.map((round) => round.cards), cards];
  if (cards.kind !== 'hands' || !(table instanceof Hands)) return all;
  const seats = cards.hands.length;
  const handsOf = (round: number) => (all[round] as typeof cards).hands;
  const given = (round: number, seat: number) => givenBy(state.rounds[round]?.turns[seat] ?? []);
  /** Follows a card in a hand to where it was used or is now, and back to where it was drawn. */
  const isKnown = (round: number, seat: number, index: number): boolean => {
    for (let [r, s, i] = [round, seat, index]; ; [r, s, i] = [r + 1, (s + 1) % seats, 0]) {
      if (s === viewer) return true;
      if (r === state.rounds.length) break;
      if (given(r, s) !== i) return true;
    }
    for (let [r, s, i] = [round, seat, index]; r > 0 && i === 0;) {
      [r, s] = [r - 1, (s + seats - 1) % seats];
      i = given(r, s) ?? -1;
      if (s === viewer) return true;
    }
    return false;
  };
  const last = state.rounds.length;
  return all.map((_, round) => ({
    kind: 'hands',
    hands: handsOf(round).map((hand, seat) =>
      hand.map((card, index) => {
        if (isKnown(round, seat, index)) return card;
        const drawn = last === 0 ? 0 : 1;
        const seen = round < last || index < drawn || (table.topWasSeen && seat === 0 && index === drawn);
        return seen ? withSecretNumber(card) : SECRET;
      }),
    ),
  }));
}

function withSecretNumber(card: Hand[number]): Hand[number] {
  return card === null ? null : { ...card, number: SECRET.number };
}

function anotherTurn(turn: Played): Played {
  return { ...turn, steps: [{ do: 'reshuffle' }] };
}
