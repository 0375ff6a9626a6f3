import type { Chance } from '../cards/chance.ts';
import { HAND, Hands } from '../cards/hands.ts';
import { planPoints, turnedBy } from '../state/plans.ts';
import type { Mode } from '../state/mode.ts';
import type { OpponentScore } from '../state/opponent.ts';
import type { Note, State } from '../state/state.ts';
import { SLOTS, type Slot } from '../types.ts';
import {
  againstOpponent,
  architectOf,
  describeOpponent,
  discardUsed,
  isValidation,
  notesOf,
  opponentFacts,
  playerTemps,
  validationNote,
} from './aaa.ts';
import { twoCardsGivingThird } from './cardUse.ts';
import { handOf, oneHand, oneHandShape } from './hand.ts';
import { firstUnforeseen } from './expected.ts';

/** [M11] How many cards at the bottom of the deck the first Validation card is shuffled into. */
const BOTTOM = 20;

/**
 * [M8] [M9] [M11] The 2023 AAA: its Validation cards take effect at once, and only the player ends the game.
 */
export const aaa2023: Mode<Hands> = {
  id: 'aaa',
  players: () => ({ min: 1, max: 1 }),
  cardUse: twoCardsGivingThird,
  hasOpponent: true,
  reshuffles: false,

  deal: ({ deck }, chance) => {
    const hands = new Hands(deck, 1, SLOTS.length);
    hands.deal(deck.numbers.keys(), chance);
    const first = chance('validation', 0).below(SLOTS.length);
    hands.bury([deck.size + first], deck.size - BOTTOM, chance);
    for (const slot of SLOTS.keys()) if (slot !== first) hands.discards.add(deck.size + slot);
    return hands;
  },

  reveal: (hands, state, chance) => {
    const notes: Note[] = [];
    discardUsed(hands, state);
    for (let index = 0; index < HAND; index++) hands.held[index] = draw(hands, state, chance, notes);
    return { cards: { kind: 'hand', hand: handOf(hands, 0) }, notes };
  },

  ...oneHand,
  cardsShape: ({ deck }) => oneHandShape(deck),
  impossible: (state, { notes }) =>
    firstUnforeseen(notes, [], (note, before) => {
      const empty = note.note === 'reshuffle' && note.why === 'stack-empty' && note.stack === undefined;
      return empty || isValidation(state, note, before, (slot) => isScored(state, slot));
    }),
  facts: (hands, state) => ({ ...opponentFacts(hands, state), toCome: stillToCome(hands) }),
  planCard,
  /**
   * [R12] From rules version 2 on, a plan that a card claims in this round still pays the player its high
   * value.
   */
  planPoints: (state, notes, slot) => {
    const lowered = state.rules.layout.rulings.validationLowersAtOnce ? turnedBy(notes) : 0;
    return planPoints(state, slot, ((lowered >> slot) & 1) === 1);
  },
  tempPoints: playerTemps,
  opponent: (state, notes, temps) => describeOpponent(state, [...notesOf(state), ...notes], temps),
  ranking: (state, totals, opponent) => againstOpponent(state, totals, opponent as OpponentScore),
  /** Only a user's own deck can be this small. */
  ending: ({ rules, rounds }) => (rules.deck.size - rounds.length < HAND ? 'deck' : undefined),
};

/**
 * [M11] [R16] The next construction card. An empty deck is refilled from the discards; a Validation card
 * takes effect and leaves the game.
 */
function draw(hands: Hands, state: State, chance: Chance, notes: Note[]): number {
  for (;;) {
    if (hands.stack.size === 0) {
      hands.refill(chance);
      notes.push({ note: 'reshuffle', why: 'stack-empty' });
    }
    const card = hands.stack.draw();
    if (!hands.isSpecial(card)) return card;
    notes.push(planCard(state, notes, card - hands.deck.size));
  }
}

function planCard(state: State, _before: readonly Note[], slot: number): Note {
  return validationNote(state, slot, isScored(state, slot));
}

function isScored({ rules }: State, slot: number): boolean {
  return architectOf(rules).validates[slot] === true;
}

/** The Validation cards still in the deck or the discards. */
function stillToCome(hands: Hands): Slot[] {
  const cards = new Set([...hands.stack.cards, ...hands.discards.cards]);
  return SLOTS.filter((_, slot) => cards.has(hands.deck.size + slot));
}
