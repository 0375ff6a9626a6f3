import { bitsOf } from '../bits.ts';
import { STACKS, Stacks } from '../cards/stacks.ts';
import { list, object, oneOf } from '../shape.ts';
import { rankSeats } from '../score/ranking.ts';
import { rankTemps } from '../score/temps.ts';
import type { Mode } from '../state/mode.ts';
import { planPoints } from '../state/plans.ts';
import type { Hand, Note, Offer, State } from '../state/state.ts';
import { firstStrange } from './strange.ts';
import { ACTIONS, type Action } from '../types.ts';

/** Three stacks offer the same three pairs of a number and an action to everyone. */
export const standard: Mode<Stacks> = {
  id: 'standard',
  players: () => ({ min: 1, max: Number.POSITIVE_INFINITY }),
  choice: 'offers',
  hasOpponent: false,
  reshuffles: true,

  deal: (rules, chance) => {
    const stacks = new Stacks(rules.deck);
    stacks.deal(chance);
    return stacks;
  },

  reveal: (stacks, state, chance) => {
    const notes: Note[] = [];
    if (state.reshuffle) {
      stacks.deal(chance);
      notes.push({ note: 'reshuffle', why: 'asked' });
    }
    for (const stack of bitsOf(stacks.turnOver(chance))) {
      notes.push({ note: 'reshuffle', why: 'stack-empty', stack });
    }
    return { cards: [0, 1, 2].map((stack) => offerOf(stacks, stack)), notes };
  },

  cardsShape: ({ deck }) => {
    const offer = object({
      number: oneOf([...new Set(deck.numbers)]),
      action: oneOf(ACTIONS),
      next: oneOf(ACTIONS),
    });
    return list(offer, STACKS, STACKS);
  },

  strange: (state, { cards, notes }) => {
    const wrong = firstStrange(notes, expectedNotes(state));
    const last = state.rounds.at(-1)?.cards as readonly Offer[] | undefined;
    const broken = (cards as readonly Offer[]).findIndex((offer, i) => offer.action !== last?.[i]?.next);
    return (
      wrong ?? (last === undefined || state.reshuffle || broken < 0 ? undefined : `cards[${broken}].action`)
    );
  },

  facts: (stacks) => ({ left: [stacks.left, stacks.left, stacks.left] }),

  cardsOf: (cards) => cards as Hand,
  shown: (cards) => cards,

  planPoints: (state, _notes, slot) => planPoints(state, slot),
  tempPoints: ({ rules }, counts) => rankTemps(counts, rules.layout.printed.tempRanks),
  ranking: (state, totals) => rankSeats(state.sheets, totals),
  ending: () => undefined,
};

/** [R6] Stacks run out together, so anyone can count when; and everybody heard who asked. */
function expectedNotes({ rules, rounds, reshuffle }: State): Note[] {
  if (reshuffle) return [{ note: 'reshuffle', why: 'asked' }];
  let turned = 1;
  for (const { notes } of rounds) {
    if (notes.some((note) => note.note === 'reshuffle')) turned = 1;
    turned++;
  }
  if (turned < rules.deck.size / STACKS) return [];
  return [0, 1, 2].map((stack) => ({ note: 'reshuffle', why: 'stack-empty', stack }));
}

function offerOf(stacks: Stacks, stack: number): Offer {
  return {
    number: stacks.number(stack),
    action: ACTIONS[stacks.action(stack)] as Action,
    next: ACTIONS[stacks.next(stack)] as Action,
  };
}
