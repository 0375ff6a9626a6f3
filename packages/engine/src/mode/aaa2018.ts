import { HAND, Hands } from '../cards/hands.ts';
import { NONE } from '../sheet/sheet.ts';
import { planPoints } from '../state/plans.ts';
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

const FORCED: Note = { note: 'reshuffle', why: 'first-plan' };

/**
 * [M8] [M9] [M10] The 2018 AAA: its Completed Plan cards are in the lower half of the stack and take effect
 * at the end of the round.
 */
export const aaa2018: Mode<Hands> = {
  id: 'aaa',
  players: () => ({ min: 1, max: 1 }),
  cardUse: twoCardsGivingThird,
  hasOpponent: true,
  reshuffles: false,

  deal: ({ deck }, chance) => {
    const hands = new Hands(deck, 1, SLOTS.length);
    hands.deal(deck.numbers.keys(), chance);
    hands.bury(
      SLOTS.map((_, slot) => deck.size + slot),
      Math.ceil(deck.size / 2),
      chance,
    );
    return hands;
  },

  reveal: (hands, state, chance) => {
    const notes: Note[] = [];
    discardUsed(hands, state);
    if (isForced(state)) {
      hands.shuffleIn(chance);
      notes.push(FORCED);
    }
    for (let index = 0; index < HAND; index++) hands.held[index] = draw(hands, state, notes);
    return { cards: { kind: 'hand', hand: handOf(hands, 0) }, notes };
  },

  ...oneHand,
  cardsShape: ({ deck }) => oneHandShape(deck),
  impossible: (state, { notes }) =>
    firstUnforeseen(notes, isForced(state) ? [FORCED] : [], (note, before) =>
      isValidation(state, note, before, () => isScored(state, before)),
    ),
  facts: (hands, state) => ({ ...opponentFacts(hands, state), toCome: stillIn(hands, state) }),
  planCard,
  planPoints: (state, _notes, slot) => planPoints(state, slot),
  tempPoints: playerTemps,
  /** Cards that came up in this round take effect only at its end. */
  opponent: (state, _notes, temps) => describeOpponent(state, notesOf(state), temps),
  ranking: (state, totals, opponent) => againstOpponent(state, totals, opponent as OpponentScore),
  ending: (state) => (constructionLeft(state) < HAND ? 'deck' : undefined),
};

/** [M10] The round in which either side first claimed a plan, or `NONE`. */
function firstClaim({ firsts }: State): number {
  const rounds = firsts.filter((round) => round !== NONE);
  return rounds.length === 0 ? NONE : Math.min(...rounds);
}

/**
 * [M9] A Completed Plan card is replaced at once; the order in which they come up decides which ones the AAA
 * scores.
 */
function draw(hands: Hands, state: State, notes: Note[]): number {
  for (;;) {
    const card = hands.stack.draw();
    if (!hands.isSpecial(card)) return card;
    notes.push(planCard(state, notes, card - hands.deck.size));
  }
}

function planCard(state: State, before: readonly Note[], slot: number): Note {
  return validationNote(state, slot, isScored(state, before));
}

/** Whether the architect scores the next Completed Plan card. */
function isScored(state: State, notes: readonly Note[]): boolean {
  const order = [...notesOf(state), ...notes].filter(({ note }) => note === 'validation').length;
  return architectOf(state.rules).validates[order] === true;
}

/** [M10] Whether the discards must be shuffled in before this round. */
function isForced(state: State): boolean {
  return state.rounds.length > 0 && firstClaim(state) === state.rounds.length - 1;
}

/** [R17] How many construction cards are left after the forced reshuffle, if it is due. */
function constructionLeft(state: State): number {
  const claimed = firstClaim(state);
  const returned = claimed === NONE ? 0 : (HAND - 1) * (claimed + 1);
  return state.rules.deck.size - HAND * state.rounds.length + returned;
}

/** The Completed Plan cards still in the stack. */
function stillIn(hands: Hands, state: State): Slot[] {
  const specials = new Set(Array.from(hands.stack.cards).filter((card) => hands.isSpecial(card)));
  return SLOTS.filter((_, slot) => specials.has(state.rules.deck.size + slot));
}
