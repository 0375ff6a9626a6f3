import { ACTIONS, isWhole, type Card, type Hand, type RoundCards, type View } from '@picket/engine';

/** A card as its number and, in the lowest bits, its action. */
const ACTION_BITS = 3;
export const CARD_CODES = 256;

export const codeOf = (number: number, action: number): number => (number << ACTION_BITS) | action;
export const numberOf = (code: number): number => code >> ACTION_BITS;
export const actionOf = (code: number): number => code & ((1 << ACTION_BITS) - 1);

/** How many cards of each kind a whole deck holds. */
export function deckCounts({ state }: View): Int32Array {
  const counts = new Int32Array(CARD_CODES);
  const { numbers, actions, size } = state.rules.deck;
  for (let i = 0; i < size; i++) add(counts, codeOf(numbers[i] as number, actions[i] as number), 1);
  return counts;
}

/** How many cards of each kind may still come before cards are shuffled again, as far as the viewer can tell. */
export function cardsLeft(view: View): Int32Array {
  const counts = deckCounts(view);
  const isOffers = view.now?.cards.kind === 'offers';
  for (const code of isOffers ? turnedOver(view) : outOfStack(view)) {
    add(counts, code, -1);
  }
  return counts.map((count) => Math.max(0, count));
}

/** The cards whose numbers were on offer since the stacks were made, this round's included. */
function* turnedOver({ state, now }: View): Generator<number> {
  const rounds = now === undefined ? state.rounds : [...state.rounds, now];
  const last = rounds.findLastIndex(({ notes }) => notes.some(({ note }) => note === 'reshuffle'));
  for (const { cards } of rounds.slice(Math.max(0, last))) {
    if (cards.kind !== 'offers') continue;
    for (const { number, next } of cards.offers) yield codeOf(number, ACTIONS.indexOf(next));
  }
}

/** The cards that were discarded, given away, or are known to be in a hand: the viewer's own, or one it passed on. */
function* outOfStack({ now }: View): Generator<number> {
  if (now === undefined) return;
  const { discards = [], pile = [] } = now.facts;
  const known = [...discards, ...pile, ...cardsInHand(now.cards)].filter(isWhole);
  for (const card of known) yield cardCode(card);
}

/** All cards in hands, as far as the viewer knows them. */
export function cardsInHand(cards: RoundCards): Hand {
  switch (cards.kind) {
    case 'offers':
      return [];
    case 'hand':
      return cards.hand;
    case 'hands':
      return cards.hands.flat();
  }
}

function cardCode({ number, action }: Card): number {
  return codeOf(number, ACTIONS.indexOf(action));
}

function add(counts: Int32Array, code: number, by: number): void {
  counts[code] = (counts[code] as number) + by;
}
