import type { Chance } from '../cards/chance.ts';
import { HAND, Hands } from '../cards/hands.ts';
import { deckOf } from '../cards/deck.ts';
import { rankSeats } from '../score/ranking.ts';
import { rankTemps } from '../score/temps.ts';
import { list } from '../shape.ts';
import { planPoints } from '../state/plans.ts';
import type { Mode } from '../state/mode.ts';
import type { Hand, Note, RoundCards, State } from '../state/state.ts';
import type { Step } from '../types.ts';
import { discarded, givenBy, handOf, partlyHiddenShape } from './hand.ts';
import { firstUnforeseen } from './strange.ts';

/** [M3] The most architects that one deck has hands for. */
const MAX_PLAYERS = 27;

/** [M3] [M4] A hand of three each: the number of one card, the action of another, the third goes to the right. */
export const expert: Mode<Hands> = {
  id: 'expert',
  players: ({ deck }) => ({ min: 2, max: Math.min(MAX_PLAYERS, Math.floor(deckOf(deck).size / HAND)) }),
  choice: 'hand-give',
  hasOpponent: false,
  reshuffles: true,

  deal: ({ deck, options }, chance) => {
    const hands = new Hands(deck, options.players.length, 0);
    hands.deal(deck.numbers.keys(), chance);
    return hands;
  },

  reveal: (hands, state, chance) => {
    const notes: Note[] = [];
    const last = state.rounds.at(-1);
    const kept = last === undefined ? 0 : 1;
    if (last !== undefined) passOn(hands, last.turns);
    if (state.reshuffle) {
      dealAnew(hands, chance);
      notes.push({ note: 'reshuffle', why: 'asked' });
    }
    for (let seat = 0; seat < hands.seats; seat++) {
      for (let index = kept; index < HAND; index++) {
        hands.held[seat * HAND + index] = draw(hands, chance, notes);
      }
    }
    return { cards: Array.from({ length: hands.seats }, (_, seat) => handOf(hands, seat)), notes };
  },

  cardsShape: ({ deck, options }) =>
    list(partlyHiddenShape(deck), options.players.length, options.players.length),
  strange: (state, { cards, notes }) => {
    const asked: Note[] = state.reshuffle ? [{ note: 'reshuffle', why: 'asked' }] : [];
    const wrong = firstUnforeseen(
      notes,
      asked,
      (note) => note.note === 'reshuffle' && note.why === 'stack-empty',
    );
    return wrong ?? notPassed(state, cards as readonly Hand[]);
  },
  facts: (hands) => ({ left: [hands.stack.size], discards: discarded(hands) }),
  cardsOf: (cards, seat) => (cards as readonly Hand[])[seat] as Hand,
  shown: (cards, viewer, turns) => showHands(cards, viewer, turns),

  planPoints: (state, _notes, slot) => planPoints(state, slot),
  tempPoints: ({ rules }, counts) => rankTemps(counts, rules.layout.printed.tempRanks),
  ranking: (state, totals) => rankSeats(state.sheets, totals),
  ending: () => undefined,
};

/** [M4] [R8] Used cards are discarded, seat by seat; the third becomes the first card of the neighbour on the right. */
function passOn(hands: Hands, turns: readonly (readonly Step[])[]): void {
  const passed = turns.map((turn, seat) => {
    const given = givenBy(turn) as number;
    for (let index = 0; index < HAND; index++) {
      if (index !== given) hands.discards.add(hands.card(seat, index));
    }
    return hands.card(seat, given);
  });
  passed.forEach((card, seat) => (hands.held[((seat + 1) % hands.seats) * HAND] = card));
}

/** [R9] All cards but those passed on, which stay with their new owners. */
function dealAnew(hands: Hands, chance: Chance): void {
  const passed = new Set(Array.from({ length: hands.seats }, (_, seat) => hands.card(seat, 0)));
  hands.deal(
    [...hands.deck.numbers.keys()].filter((card) => !passed.has(card)),
    chance,
  );
}

/** [R15] [R16] The next card; an empty stack is refilled when that card is needed, not before. */
function draw(hands: Hands, chance: Chance, notes: Note[]): number {
  if (hands.stack.size === 0) {
    hands.refill(chance);
    notes.push({ note: 'reshuffle', why: 'stack-empty' });
  }
  return hands.stack.draw();
}

/** [R22] While a round is played a seat sees its own hand; afterwards all used cards are public, and a passed card is known to giver and receiver. */
function showHands(
  cards: RoundCards,
  viewer: number | undefined,
  turns?: readonly (readonly Step[])[],
): RoundCards {
  const hands = cards as readonly Hand[];
  return hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    if (turns === undefined) return hand.map(() => null);
    const given = givenBy(turns[seat] as readonly Step[]);
    const receives = viewer === (seat + 1) % hands.length;
    return receives ? hand : hand.map((card, index) => (index === given ? null : card));
  });
}

/** [M4] The seat whose first card is not the one that was passed to it, as far as both are known. */
function notPassed({ rounds }: State, hands: readonly Hand[]): string | undefined {
  const last = rounds.at(-1);
  if (last === undefined) return undefined;
  const before = last.cards as readonly Hand[];
  const wrong = hands.findIndex((hand, seat) => {
    const giver = (seat + hands.length - 1) % hands.length;
    const passed = before[giver]?.[givenBy(last.turns[giver] as readonly Step[]) as number];
    const [held] = hand;
    if (passed === null || passed === undefined || held === null || held === undefined) return false;
    return passed.number !== held.number || passed.action !== held.action;
  });
  return wrong < 0 ? undefined : `cards[${wrong}][0]`;
}
