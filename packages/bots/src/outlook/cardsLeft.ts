import { ACTIONS, isWhole, type Card, type Hand, type RoundCards, type View } from 'picket-engine';

/**
 * A card code is the number with the action in the lowest three bits: an 8 with a pool (3) is 8 << 3 | 3 =
 * 67; 67 >> 3 = 8 and 67 & 7 = 3 give them back.
 */
const ACTION_BITS = 3;
export const CARD_CODES = 256;

export const codeOf = (number: number, action: number): number => (number << ACTION_BITS) | action;
export const numberOf = (code: number): number => code >> ACTION_BITS;
export const actionOf = (code: number): number => code & ((1 << ACTION_BITS) - 1);

/** How many cards of each code the whole deck has. */
export function deckCounts({ state }: View): Int32Array {
  const counts = new Int32Array(CARD_CODES);
  const { numbers, actions, size } = state.rules.deck;
  for (let i = 0; i < size; i++) add(counts, codeOf(numbers[i] as number, actions[i] as number), 1);
  return counts;
}

/** How many cards of each code may still come before the next shuffle, as far as the viewer can know. */
export function cardsLeft(view: View): Int32Array {
  const counts = deckCounts(view);
  const isOffers = view.now?.cards.kind === 'offers';
  for (const code of isOffers ? turnedOver(view) : outOfStack(view)) {
    add(counts, code, -1);
  }
  return counts.map((count) => Math.max(0, count));
}

/** The cards whose numbers were on offer since the last shuffle, including this round. */
function* turnedOver({ state, now }: View): Generator<number> {
  const rounds = now === undefined ? state.rounds : [...state.rounds, now];
  const last = rounds.findLastIndex(({ notes }) => notes.some(({ note }) => note === 'reshuffle'));
  for (const { cards } of rounds.slice(Math.max(0, last))) {
    if (cards.kind !== 'offers') continue;
    for (const { number, next } of cards.offers) yield codeOf(number, ACTIONS.indexOf(next));
  }
}

/**
 * The discards, the cards given away, and the cards known to be in a hand: the viewer's own, or one it passed
 * on.
 */
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
