import type { Card, Note, Offer, Rules } from 'picket-engine';
import { countOf, deckOf, listed, sizeOf, without, type Cards } from './cards.ts';
import type { Source, World } from './chance.ts';
import type { Coming } from './coming.ts';

/** The cards of a round with three stacks, and why the stacks were shuffled before it. */
export interface StackRound {
  readonly offers: readonly Offer[];
  readonly shuffle: Extract<Note, { note: 'reshuffle' }>['why'] | undefined;
}

/** A card whose number is on offer; its action follows next round. */
const cardsIn = ({ offers }: StackRound): Card[] =>
  offers.map(({ number, next }) => ({ number, action: next }));

/**
 * [K2] [R6] Each round shows the number of one card of each stack. Of the first three cards after a deal only
 * the actions are public. When the stacks run out, all cards but the three just turned over are shuffled:
 * together, or each stack's own.
 */
export function stacksIn(rules: Rules, rounds: readonly StackRound[]): Coming {
  const deck = deckOf(rules.edition.deck);
  const height = sizeOf(deck) / 3;
  const dealt = rounds.slice(
    Math.max(
      0,
      rounds.findLastIndex(({ shuffle }) => shuffle === 'asked'),
    ),
  );
  const cycles = cyclesOf(dealt);
  const now = cycles.at(-1) ?? [];
  const last = now.at(-1);
  const hidden = height - 1 - now.length;
  const isFirst = cycles.length === 1;
  if (last === undefined) return { left: deck, elsewhere: 0, worlds: [] };
  // The next round is dealt from reshuffled stacks.
  if (hidden === 0) {
    const left = without(deck, cardsIn(last));
    if (rules.layout.rulings.refillsTogether) return { left, elsewhere: 0, worlds: [one(left)] };
    return { left, elsewhere: 0, worlds: worldsOf(deck, [...cycles, []]) };
  }
  const left = without(deck, [...kept(cycles), ...now.flatMap(cardsIn)]);
  if (isFirst) {
    const gone = (dealt[0]?.offers ?? []).map(({ action }) => action);
    return { left, elsewhere: gone.length, worlds: [one(left, gone)] };
  }
  const together = rules.layout.rulings.refillsTogether;
  return { left, elsewhere: 0, worlds: together ? [one(left)] : worldsOf(deck, cycles) };
}

type Cycle = readonly StackRound[];

/** The rounds between shuffles. */
function cyclesOf(rounds: readonly StackRound[]): Cycle[] {
  const starts = [...rounds.keys()].filter((i) => i > 0 && rounds[i]?.shuffle === 'stack-empty');
  return [0, ...starts].map((from, i) => rounds.slice(from, starts[i] ?? rounds.length));
}

/** The three cards that were turned over last before the shuffle, which stay out of the current stacks. */
function kept(cycles: readonly Cycle[]): Card[] {
  const before = cycles.at(-2)?.at(-1);
  return before === undefined ? [] : cardsIn(before);
}

/** Stacks that were shuffled together: three cards each round. */
function one(cards: Cards, gone: Source['gone'] = []): World {
  return { weight: 1, sources: [{ cards, gone, next: 3, all: sizeOf(cards) - gone.length }] };
}

/**
 * Stacks that are shuffled separately: after the first cycle, everything but the numbers of the first three
 * cards is known. Each way to assign them is a world, weighted by the likelihood of the cards seen since then.
 */
function worldsOf(deck: Cards, cycles: readonly Cycle[]): World[] {
  const [first = [], ...later] = cycles;
  const unseen = listed(without(deck, first.flatMap(cardsIn)));
  const actions = (first[0]?.offers ?? []).map(({ action }) => action);
  return orders(unseen)
    .filter((order) => order.every((card, stack) => card.action === actions[stack]))
    .map((order) => worldOf(deck, order, first, later));
}

function worldOf(deck: Cards, order: readonly Card[], first: Cycle, later: readonly Cycle[]): World {
  let weight = 1;
  const sources = order.map((card, stack) => {
    const shown = (cycle: Cycle): Card[] => cycle.map((round) => cardsIn(round)[stack] as Card);
    const whole = [card, ...shown(first)];
    let before = shown(first).at(-1);
    let left: Cards = [];
    for (const cycle of later) {
      left = only(deck, before === undefined ? whole : withoutOne(whole, before));
      for (const drawn of shown(cycle)) {
        weight *= countOf(left, drawn);
        left = without(left, [drawn]);
        before = drawn;
      }
    }
    return { cards: left, gone: [], next: 1, all: sizeOf(left) };
  });
  return { weight, sources };
}

/** These cards, counted like the deck. */
function only(deck: Cards, cards: readonly Card[]): Cards {
  const rest = without(deck, cards);
  return deck.map((row, number) => row.map((count, action) => count - (rest[number]?.[action] ?? 0)));
}

function withoutOne(cards: readonly Card[], gone: Card): Card[] {
  const at = cards.findIndex(({ number, action }) => number === gone.number && action === gone.action);
  return cards.filter((_, i) => i !== at);
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]));
}
