import { STACKS, Stacks } from '../cards/stacks.ts';
import { list, object, oneOf } from '../shape.ts';
import { rankSeats } from '../score/ranking.ts';
import { rankTemps } from '../score/temps.ts';
import type { Offer, RoundCards } from '../state/cards.ts';
import type { Mode } from '../state/mode.ts';
import { planPoints } from '../state/plans.ts';
import type { Rules } from '../state/rules.ts';
import type { Note, State } from '../state/state.ts';
import { ACTIONS, type Action } from '../types.ts';
import { oneOffer } from './cardUse.ts';
import { firstUnexpected } from './expected.ts';
import { allOpen } from './hand.ts';

const ASKED: Note = { note: 'reshuffle', why: 'asked' };

/** Three stacks offer everyone the same three pairs of a number and an action. */
export const standard: Mode<Stacks> = {
  id: 'standard',
  players: () => ({ min: 1, max: Number.POSITIVE_INFINITY }),
  cardUse: oneOffer,
  hasOpponent: false,
  reshuffles: true,
  secretHands: false,

  deal: ({ deck, layout }, chance) => {
    const stacks = new Stacks(deck, layout.rulings.refillsTogether);
    stacks.deal(chance);
    return stacks;
  },

  reveal: (stacks, state, chance) => {
    const notes: Note[] = [];
    if (state.reshuffle) {
      stacks.deal(chance);
      notes.push(ASKED);
    }
    if (stacks.turnOver(chance)) notes.push(...refillNotes(state.rules));
    return { cards: { kind: 'offers', offers: [0, 1, 2].map((stack) => offerOf(stacks, stack)) }, notes };
  },

  cardsShape: ({ deck }) => {
    const offer = object({
      number: oneOf([...new Set(deck.numbers)]),
      action: oneOf(ACTIONS),
      next: oneOf(ACTIONS),
    });
    const offers = list(offer, STACKS, STACKS);
    return (value, path) => ({ kind: 'offers', offers: offers(value, path) });
  },

  impossible: (state, { cards, notes }) => {
    const wrong = firstUnexpected(notes, expectedNotes(state));
    const last = state.rounds.at(-1);
    if (wrong !== undefined || last === undefined || state.reshuffle) return wrong;
    const before = offersIn(last.cards);
    const broken = offersIn(cards).findIndex((offer, i) => offer.action !== before[i]?.next);
    return broken < 0 ? undefined : `cards[${broken}].action`;
  },

  facts: (stacks) => ({ left: [stacks.left, stacks.left, stacks.left] }),

  cardsOf: offersIn,
  shown: allOpen,

  planPoints: (state, _notes, slot) => planPoints(state, slot),
  tempPoints: ({ rules }, counts) => rankTemps(counts, rules.layout.printed.tempRanks),
  ranking: ({ rules, sheets }, totals) => rankSeats(sheets, totals, rules.layout.rulings),
  ending: () => undefined,
};

function offersIn(cards: RoundCards): readonly Offer[] {
  return cards.kind === 'offers' ? cards.offers : [];
}

/** [R6] Stacks run out together, so everyone can count when, and a request for a reshuffle is public. */
function expectedNotes({ rules, rounds, reshuffle }: State): Note[] {
  if (reshuffle) return [ASKED];
  let turned = 1;
  for (const { notes } of rounds) {
    if (notes.some((note) => note.note === 'reshuffle')) turned = 1;
    turned++;
  }
  return turned < rules.deck.size / STACKS ? [] : refillNotes(rules);
}

/** [R6] One note if all stacks are mixed, else one for each stack. */
function refillNotes({ layout }: Rules): Note[] {
  if (layout.rulings.refillsTogether) return [{ note: 'reshuffle', why: 'stack-empty' }];
  return [0, 1, 2].map((stack) => ({ note: 'reshuffle', why: 'stack-empty', stack }));
}

function offerOf(stacks: Stacks, stack: number): Offer {
  return {
    number: stacks.number(stack),
    action: ACTIONS[stacks.action(stack)] as Action,
    next: ACTIONS[stacks.next(stack)] as Action,
  };
}
