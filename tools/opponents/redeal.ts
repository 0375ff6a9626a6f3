// Redeals what a player can't know: the same game with other hidden cards.
import { ACTIONS, type Card, type Game, type Offer, type Random, type RoundCards } from 'picket-engine';
import { Stacks } from 'picket-engine/fast';
import { Hands, HAND } from '../../packages/engine/src/cards/hands.ts';

/** A card as a byte of the stacks: the number, and the action in the lowest three bits. */
const byteOf = (number: number, action: string): number =>
  (number << 3) | ACTIONS.findIndex((one) => one === action);

/** What `viewer` knows stays the same; later shuffles differ, too. */
export function redealt(game: Game, viewer: number, random: Random): Game {
  const seed = `${game.seed.slice(0, -6)}${String(random.below(1 << 15)).padStart(6, '0')}`;
  const { table } = game;
  if (table instanceof Stacks) return { ...game, seed, table: redealtStacks(game, table, random) };
  if (table instanceof Hands) return { ...game, seed, ...redealtHands(game, table, viewer, random) };
  throw new Error('This kind of table cannot be redealt.');
}

/** Each offer shows its number and the action of the same card, so that only cards below are hidden. */
function redealtStacks({ state, cards }: Game, table: Stacks, random: Random): Stacks {
  const rounds = [...state.rounds, { cards, notes: [] }];
  const since = Math.max(
    0,
    state.rounds.findLastIndex(({ notes }) => notes.some(({ note }) => note === 'reshuffle')),
  );
  const shown = rounds.slice(since).map((round) => offersIn(round.cards));
  const hidden = new Map<number, number>();
  const { numbers, actions } = table.deck;
  for (const [i, number] of numbers.entries()) add(hidden, (number << 3) | (actions[i] as number), 1);
  for (const offers of shown) for (const { number, next } of offers) add(hidden, byteOf(number, next), -1);
  const rest = [...hidden].flatMap(([card, count]) => Array.from({ length: Math.max(0, count) }, () => card));
  // Of the card turned over first, only the action is known.
  const firsts = (shown[0] ?? []).map(({ action }) => takeWith(rest, ACTIONS.indexOf(action), random));
  const order = [0, 1, 2].flatMap((stack) => {
    const known = shown.map((offers) => byteOf(offers[stack]?.number ?? 0, offers[stack]?.next ?? 'fence'));
    const below = Array.from({ length: table.height - 1 - known.length }, () => takeAny(rest, random));
    return [firsts[stack] as number, ...known, ...below];
  });
  const stacks = table.copy();
  const arranged = { shuffle: (all: Uint8Array) => all.set(order) } as unknown as Random;
  stacks.deal(() => arranged);
  for (let turned = 0; turned < shown.length; turned++) stacks.turnOver(() => random);
  return stacks;
}

/** The top of the stack and the places of special cards stay, and so do cards of other hands with a known action. */
function redealtHands(
  game: Game,
  table: Hands,
  viewer: number,
  random: Random,
): Pick<Game, 'table' | 'cards'> {
  const hands = table.copy();
  const stack = [...hands.stack.cards];
  const isHidden = (card: number, i: number) => i > 0 && !hands.isSpecial(card);
  const held = [...hands.held.keys()].filter((at) => isUnseen(game, hands, viewer, at));
  const cards = [...stack.filter(isHidden), ...held.map((at) => hands.held[at] as number)];
  for (const at of held) hands.held[at] = takeAny(cards, random);
  hands.stack.clear();
  stack.forEach((card, i) => hands.stack.add(isHidden(card, i) ? takeAny(cards, random) : card));
  return { table: hands, cards: withHands(game.cards, hands) };
}

/** Whether a card in another hand is hidden completely. */
function isUnseen({ cards, state }: Game, hands: Hands, viewer: number, at: number): boolean {
  const seat = Math.floor(at / HAND);
  if (cards.kind !== 'hands' || seat === viewer) return false;
  const drawn = state.rounds.length === 0 ? 0 : 1;
  return at % HAND >= drawn && !(hands.topWasSeen && seat === 0 && at % HAND === drawn);
}

function withHands(cards: RoundCards, hands: Hands): RoundCards {
  if (cards.kind !== 'hands') return cards;
  const { numbers, actions } = hands.deck;
  const cardOf = (id: number) => ({ number: numbers[id], action: ACTIONS[actions[id] as number] }) as Card;
  return {
    kind: 'hands',
    hands: cards.hands.map((hand, seat) => hand.map((_, i) => cardOf(hands.card(seat, i)))),
  };
}

function offersIn(cards: RoundCards): readonly Offer[] {
  return cards.kind === 'offers' ? cards.offers : [];
}

function add(counts: Map<number, number>, card: number, by: number): void {
  counts.set(card, (counts.get(card) ?? 0) + by);
}

function takeAny(cards: number[], random: Random): number {
  return cards.splice(random.below(cards.length), 1)[0] as number;
}

function takeWith(cards: number[], action: number, random: Random): number {
  const matching = cards.flatMap((card, i) => ((card & 7) === action ? [i] : []));
  return cards.splice(matching[random.below(matching.length)] ?? 0, 1)[0] as number;
}
