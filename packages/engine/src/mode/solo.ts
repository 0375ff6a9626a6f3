import { HAND, Hands } from '../cards/hands.ts';
import { rankSeats } from '../score/ranking.ts';
import { planPoints, turnedBy } from '../state/plans.ts';
import type { Mode } from '../state/mode.ts';
import type { Note, State } from '../state/state.ts';
import { twoCards } from './cardUse.ts';
import { firstUnforeseen } from './expected.ts';
import { discarded, handOf, oneHand, oneHandShape, topOf } from './hand.ts';

/** [M5] [M6] [M7] One player: the number of one card and the action of another, until the deck runs out. */
export const solo: Mode<Hands> = {
  id: 'solo',
  players: () => ({ min: 1, max: 1 }),
  cardUse: twoCards,
  hasOpponent: false,
  reshuffles: false,

  deal: ({ deck }, chance) => {
    const hands = new Hands(deck, 1, 1);
    hands.deal(deck.numbers.keys(), chance);
    hands.bury([deck.size], Math.ceil(deck.size / 2), chance);
    return hands;
  },

  reveal: (hands, state) => {
    const notes: Note[] = [];
    for (let index = 0; index < HAND; index++) {
      if (state.rounds.length > 0) hands.discards.add(hands.card(0, index));
      hands.held[index] = draw(hands, notes);
    }
    return { cards: { kind: 'hand', hand: handOf(hands, 0) }, notes };
  },

  ...oneHand,
  cardsShape: ({ deck }) => oneHandShape(deck),

  impossible: ({ rounds }, { notes }) => {
    const earlier = rounds.some((round) => round.notes.length > 0);
    return firstUnforeseen(
      notes,
      [],
      (note, before) => note.note === 'solo-card' && before.length === 0 && !earlier,
    );
  },

  facts: (hands, state) => ({
    left: [hands.stack.size],
    ...topOf(hands),
    discards: discarded(hands),
    toCome: hasCome(state, hands) ? [] : ['solo-card'],
  }),

  planPoints: (state, notes, slot) => planPoints(state, slot, turnedBy(notes) !== 0),
  tempPoints: ({ rules }, counts) => {
    const { temps = 0, points = 0 } = rules.edition.solo ?? {};
    return counts.map((count) => (count >= temps ? points : 0));
  },
  ranking: ({ rules, sheets }, totals) => rankSeats(sheets, totals, rules.layout.rulings),
  ending: ({ rules, rounds }) => (rules.deck.size - HAND * rounds.length < HAND ? 'deck' : undefined),
};

/** [M6] The solo card is replaced by the next one. */
function draw(hands: Hands, notes: Note[]): number {
  const card = hands.stack.draw();
  if (!hands.isSpecial(card)) return card;
  notes.push({ note: 'solo-card' });
  return hands.stack.draw();
}

/** Whether the solo card came up, in this round or an earlier one: only construction cards are left then. */
function hasCome(state: State, hands: Hands): boolean {
  const constructionLeft = state.rules.deck.size - HAND * (state.rounds.length + 1);
  return hands.stack.size === constructionLeft;
}
