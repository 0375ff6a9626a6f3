import type { Chance } from '../cards/chance.ts';
import { HAND, Hands } from '../cards/hands.ts';
import { deckOf } from '../cards/deck.ts';
import { rankSeats } from '../score/ranking.ts';
import { rankTemps } from '../score/temps.ts';
import { planPoints } from '../state/plans.ts';
import { actionOnly, type Hand, type RoundCards } from '../state/cards.ts';
import type { Mode } from '../state/mode.ts';
import type { Note, Round, State } from '../state/state.ts';
import type { TurnStep } from '../types.ts';
import { twoCardsGivingThird } from './cardUse.ts';
import { firstUnforeseen } from './expected.ts';
import { discarded, givenBy, handOf, handsShape, topOf } from './hand.ts';
import { spreadKnowledge } from './passing.ts';

/** [M3] The most players one deck has hands for. */
const MAX_PLAYERS = 27;

/**
 * [M3] [M4] Each player has a hand of three: the number of one card, the action of another, the third goes to
 * the right.
 */
export const expert: Mode<Hands> = {
  id: 'expert',
  players: ({ deck }) => ({ min: 2, max: Math.min(MAX_PLAYERS, Math.floor(deckOf(deck).size / HAND)) }),
  cardUse: twoCardsGivingThird,
  hasOpponent: false,
  reshuffles: true,
  secretHands: true,

  deal: ({ deck, options }, chance) => {
    const hands = new Hands(deck, options.players.length, 0);
    hands.deal(deck.numbers.keys(), chance);
    return hands;
  },

  reveal: (hands, state, chance) => {
    const notes: Note[] = [];
    const last = state.rounds.at(-1);
    const kept = firstDrawn(state);
    if (last !== undefined) passOn(hands, last.turns);
    if (state.reshuffle) {
      dealAgain(hands, chance);
      notes.push({ note: 'reshuffle', why: 'asked' });
    }
    // [R23] Not before the first deal, and not if the stack was shuffled since.
    hands.topWasSeen = last !== undefined && !state.reshuffle && hands.stack.size > 0;
    for (let seat = 0; seat < hands.seats; seat++) {
      for (let index = kept; index < HAND; index++) {
        hands.held[seat * HAND + index] = draw(hands, chance, notes);
      }
    }
    const dealt = Array.from({ length: hands.seats }, (_, seat) => handOf(hands, seat));
    return { cards: { kind: 'hands', hands: dealt }, notes };
  },

  cardsShape: ({ deck, options }) => handsShape(deck, options.players.length),
  impossible: (state, { cards, notes }) => {
    const asked: Note[] = state.reshuffle ? [{ note: 'reshuffle', why: 'asked' }] : [];
    const wrong = firstUnforeseen(
      notes,
      asked,
      (note) => note.note === 'reshuffle' && note.why === 'stack-empty',
    );
    return wrong ?? notPassed(state, handsIn(cards));
  },
  facts: (hands) => ({ left: [hands.stack.size], ...topOf(hands), discards: discarded(hands) }),
  cardsOf: (cards, seat) => handsIn(cards)[seat] ?? [],
  shown: (state, now, table, viewer) => {
    const finished = state.rounds.map((round) => ({ turns: round.turns, hands: handsAfter(round, viewer) }));
    const playing = { hands: handsNow(handsIn(now), viewer, table, state) };
    return spreadKnowledge([...finished, playing]).map((hands) => ({ kind: 'hands', hands }));
  },

  planPoints: (state, _notes, slot) => planPoints(state, slot),
  tempPoints: ({ rules }, counts) => rankTemps(counts, rules.layout.printed.tempRanks),
  ranking: ({ rules, sheets }, totals) => rankSeats(sheets, totals, rules.layout.rulings),
  ending: () => undefined,
};

/** [M4] [R8] Discards the used cards, seat by seat; the third card becomes the right neighbour's first. */
function passOn(hands: Hands, turns: readonly (readonly TurnStep[])[]): void {
  const passed = turns.map((turn, seat) => {
    const given = givenBy(turn) as number;
    for (let index = 0; index < HAND; index++) {
      if (index !== given) hands.discards.add(hands.card(seat, index));
    }
    return hands.card(seat, given);
  });
  passed.forEach((card, seat) => (hands.held[((seat + 1) % hands.seats) * HAND] = card));
}

/** [R9] Shuffles all cards except those passed on, which stay with their new owners. */
function dealAgain(hands: Hands, chance: Chance): void {
  const passed = new Set(Array.from({ length: hands.seats }, (_, seat) => hands.card(seat, 0)));
  hands.deal(
    [...hands.deck.numbers.keys()].filter((card) => !passed.has(card)),
    chance,
  );
}

/** [R15] [R16] The next card. An empty stack is refilled when a card is needed, not before. */
function draw(hands: Hands, chance: Chance, notes: Note[]): number {
  if (hands.stack.size === 0) {
    hands.refill(chance);
    notes.push({ note: 'reshuffle', why: 'stack-empty' });
  }
  return hands.stack.draw();
}

/**
 * [R22] [R23] During a round a seat sees its own hand. Of the other hands everyone sees the action of the
 * passed card, and of the card that was on top of the stack before the deal.
 */
function handsNow(hands: readonly Hand[], viewer: number | undefined, table: Hands, state: State): Hand[] {
  const drawn = firstDrawn(state);
  const isSeen = (seat: number, index: number): boolean =>
    index < drawn || (table.topWasSeen && seat === 0 && index === drawn);
  return hands.map((hand, seat) =>
    seat === viewer ? hand : hand.map((card, index) => (isSeen(seat, index) ? actionOnly(card) : null)),
  );
}

/** [R22] After the round all used cards are public; of a passed card only its action is. */
function handsAfter({ cards, turns }: Round, viewer: number | undefined): Hand[] {
  return handsIn(cards).map((hand, seat) => {
    if (seat === viewer) return hand;
    const given = givenBy(turns[seat] as readonly TurnStep[]);
    return hand.map((card, i) => (i === given ? actionOnly(card) : card));
  });
}

/** The index of the first drawn card in a hand: from the second round on, card 0 was passed. */
function firstDrawn({ rounds }: State): number {
  return rounds.length === 0 ? 0 : 1;
}

function giverTo(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

function handsIn(cards: RoundCards): readonly Hand[] {
  return cards.kind === 'hands' ? cards.hands : [];
}

/** [M4] The path of the first card that is not the one passed to its seat, as far as both are known. */
function notPassed({ rounds }: State, hands: readonly Hand[]): string | undefined {
  const last = rounds.at(-1);
  if (last === undefined) return undefined;
  const before = handsIn(last.cards);
  const wrong = hands.findIndex(([held], seat) => {
    const giver = giverTo(seat, hands.length);
    const passed = before[giver]?.[givenBy(last.turns[giver] as readonly TurnStep[]) as number];
    if (passed === null || passed === undefined || held === null || held === undefined) return false;
    const numbersDiffer = passed.number !== held.number && passed.number !== null && held.number !== null;
    return numbersDiffer || passed.action !== held.action;
  });
  return wrong < 0 ? undefined : `cards[${wrong}][0]`;
}
