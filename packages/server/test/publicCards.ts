// [R22] [R23] The cards that the messages of a running game may show, computed from the record of the game.

import type { Card, CardsRecord, GameRecord, Hand, TurnStep, TableFacts } from 'picket-engine';
import type { ServerMessage } from 'picket-protocol';
import { expect } from 'vitest';

/** Which card of which hand. */
interface Place {
  readonly round: number;
  readonly seat: number;
  readonly index: number;
}

type Shown = Place & { readonly card: Hand[number] };

/** The cards in a message during a round. */
interface Frame {
  readonly now: number;
  /** The seat it is for; undefined for everyone. */
  readonly viewer: number | undefined;
  /** The cards of hands. */
  readonly shown: readonly Shown[];
  readonly facts?: TableFacts;
}

/** Checks the messages to a seat, or to a spectator, until the game was over. */
export function expectPublicCards(
  messages: readonly ServerMessage[],
  viewer: number | undefined,
  record: GameRecord,
): void {
  const { mode } = record.options;
  for (const message of messages) {
    const frame = frameOf(message, viewer, mode === 'expert');
    if (frame === undefined) continue;
    if (mode !== 'standard' && frame.facts !== undefined) expectTop(frame.now, frame.facts, record);
    if (mode !== 'expert') continue;
    for (const shown of frame.shown) expectKnown(shown, frame, record);
    const discards = frame.facts?.discards ?? [];
    expectUsed(discards, frame.now, record);
    // No other card may be in the message.
    const known = frame.shown.filter(({ card }) => card !== null);
    expect(cardsIn(message)).toBe(known.length + discards.length);
  }
}

function frameOf(message: ServerMessage, viewer: number | undefined, hands: boolean): Frame | undefined {
  const allHands = (cards: CardsRecord, round: number) =>
    hands ? (cards as readonly Hand[]).flatMap((hand, seat) => shownOf(hand, round, seat)) : [];
  if (message.type === 'table' && message.view?.now) {
    const { record, now } = message.view;
    const round = record.rounds.length;
    const before = record.rounds.flatMap(({ cards }, i) => allHands(cards, i));
    return { now: round, viewer, shown: [...before, ...allHands(now.cards, round)], facts: now.facts };
  }
  if (message.type === 'round' && message.next !== null) {
    const { round, cards, next } = message;
    const shown = [...allHands(cards, round), ...allHands(next.cards, round + 1)];
    return { now: round + 1, viewer: undefined, shown, facts: next.facts };
  }
  if (message.type !== 'own') return undefined;
  const { round, cards, before } = message;
  const now = cards.flatMap(([seat, hand]) => shownOf(hand as Hand, round, seat));
  const last = before.flatMap(([seat, hand]) => shownOf(hand as Hand, round - 1, seat));
  return { now: round, viewer, shown: [...now, ...last] };
}

function shownOf(hand: Hand, round: number, seat: number): Shown[] {
  return hand.map((card, index) => ({ round, seat, index, card }));
}

/** Checks that a card shows everything the viewer may know, and nothing else. */
function expectKnown({ card, ...place }: Shown, { now, viewer }: Frame, record: GameRecord): void {
  const { number, action } = cardAt(record, place);
  const views = { nothing: null, action: { number: null, action }, all: { number, action } };
  const shown = views[knownOf(record, place, now, viewer)];
  expect(card, `to ${viewer} in round ${now}: ${JSON.stringify(place)}`).toEqual(shown);
}

function knownOf(
  record: GameRecord,
  place: Place,
  now: number,
  viewer: number | undefined,
): 'nothing' | 'action' | 'all' {
  const way = [...placesBefore(record, place), place, ...placesAfter(record, place, now)];
  const last = way.at(-1) ?? place;
  if (last.round < now || way.some(({ seat }) => seat === viewer)) return 'all';
  return way.length > 1 || layOnTop(record, way[0] ?? place) ? 'action' : 'nothing';
}

/** The hands that a card was in before it was passed on to this place. */
function placesBefore(record: GameRecord, { round, seat, index }: Place): Place[] {
  if (round === 0 || index > 0) return [];
  const giver = (seat + record.options.players.length - 1) % record.options.players.length;
  const before = { round: round - 1, seat: giver, index: givenBy(turnOf(record, round - 1, giver)) ?? -1 };
  return [...placesBefore(record, before), before];
}

/** The hands that it was passed on to, up to the current round. */
function placesAfter(record: GameRecord, { round, seat, index }: Place, now: number): Place[] {
  if (round >= now || givenBy(turnOf(record, round, seat)) !== index) return [];
  const after = { round: round + 1, seat: (seat + 1) % record.options.players.length, index: 0 };
  return [after, ...placesAfter(record, after, now)];
}

/** [R15] [R23] The first card drawn in a round lay on top since the deal before, unless the stack was empty or shuffled since. */
function layOnTop(record: GameRecord, { round, seat, index }: Place): boolean {
  if (round === 0 || seat !== 0 || index !== 1 || stackBefore(record, round) === 0) return false;
  return !(record.rounds[round]?.notes ?? []).some(
    (note) => note.note === 'reshuffle' && note.why === 'asked',
  );
}

const DECK = 81;
const HAND = 3;

/** How many cards the stack had before the deal of a round. */
function stackBefore({ rounds, options }: GameRecord, round: number): number {
  const seats = options.players.length;
  let left = DECK;
  for (const [i, { notes }] of rounds.slice(0, round + 1).entries()) {
    const reasons = notes.flatMap((note) => (note.note === 'reshuffle' ? [note.why] : []));
    // [R9] The cards passed on stay in their hands.
    if (reasons.includes('asked')) left = DECK - seats;
    if (i === round) break;
    const drawn = seats * (i === 0 ? HAND : HAND - 1);
    left = reasons.includes('stack-empty') ? DECK - seats * HAND : left - drawn;
  }
  return left;
}

/** [R23] The top card is public as long as there is one, and the next deal begins with it. */
function expectTop(now: number, { left, top }: TableFacts, record: GameRecord): void {
  expect(top !== undefined).toBe(left[0] !== 0);
  const next = record.rounds[now + 1];
  if (top === undefined || next === undefined) return;
  const { notes, cards } = next;
  const isShuffled = notes.some((note) => note.note === 'reshuffle' && note.why !== 'stack-empty');
  if (isShuffled) return;
  if (top === 'special') expect(notes.some(({ note }) => note !== 'reshuffle')).toBe(true);
  else {
    const isExpert = record.options.mode === 'expert';
    const first = isExpert ? cardAt(record, { round: now + 1, seat: 0, index: 1 }) : (cards[0] as Card);
    expect(first.action).toBe(top);
  }
}

/** [R22] Discards are cards that were used. */
function expectUsed(discards: readonly Card[], now: number, record: GameRecord): void {
  const used: string[] = [];
  for (let round = 0; round < now; round++) {
    for (const seat of record.options.players.keys()) {
      const given = givenBy(turnOf(record, round, seat));
      for (let index = 0; index < HAND; index++) {
        if (index !== given) used.push(JSON.stringify(cardAt(record, { round, seat, index })));
      }
    }
  }
  for (const card of discards) {
    const at = used.indexOf(JSON.stringify(card));
    expect(at, JSON.stringify(card)).toBeGreaterThanOrEqual(0);
    used.splice(at, 1);
  }
}

function cardAt({ rounds }: GameRecord, { round, seat, index }: Place): Card {
  const hands = (rounds[round]?.cards ?? []) as readonly (readonly Card[])[];
  return hands[seat]?.[index] as Card;
}

function turnOf({ rounds }: GameRecord, round: number, seat: number): readonly TurnStep[] {
  return rounds[round]?.turns[seat] ?? [];
}

/** Which card of the hand goes to the neighbour. */
function givenBy(turn: readonly TurnStep[]): number | undefined {
  for (const step of turn) {
    if (step.do === 'refuse') return step.give;
    if (step.do === 'choose' && 'number' in step) return HAND - step.number - step.action;
  }
  return undefined;
}

/** How many cards there are anywhere in a message. */
function cardsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const isCard = 'action' in value && typeof value.action === 'string';
  return Object.values(value).reduce<number>((sum, each) => sum + cardsIn(each), isCard ? 1 : 0);
}
