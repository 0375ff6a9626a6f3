// R22, R23, G7: what a `picket-view/1` may and must show, derived from the record of the finished game.

import { givenAway } from './hand.ts';
import { asList, at, field, own } from './json.ts';
import { judgeRecord } from './record.ts';

/** A card in an expert hand: the round, the seat, its place in the hand. */
type Spot = { round: number; seat: number; index: number };

type Finished = {
  mode: unknown;
  seats: number;
  rounds: readonly unknown[];
  /** the round in which the view was taken: all rounds before it are over */
  now: number;
  viewer: unknown;
};

/**
 * For a finished game, lists what a view shows beyond what it may ('more'), fails to show ('less') or shows
 * incorrectly ('wrong').
 */
export function viewScanner(record: unknown, components: unknown): (view: unknown) => string[] {
  const { faults, facts } = judgeRecord(record, components);
  if (faults.length > 0) throw new Error(`not a record by the rules: ${faults.join('; ')}`);
  const options = field(record, 'options');
  const mode = field(options, 'mode');
  const seats = asList(field(options, 'players')).length;
  const rounds = asList(field(record, 'rounds'));
  const tops = facts.map(({ top }) => top !== undefined);
  return (view) => {
    const seen = field(view, 'record');
    const now = asList(field(seen, 'rounds')).length;
    const viewer = field(view, 'seat');
    const frame = { format: 'picket-view/1', seat: viewer };
    if (field(view, 'now') === null) return compare({ ...frame, record, now: null }, view, 'view');
    const known: Finished = { mode, seats, rounds, now, viewer };
    const over = rounds.slice(0, now).map((round, r) => ({
      cards: cardsOf(known, tops, r),
      notes: field(round, 'notes'),
      turns: field(round, 'turns'),
    }));
    const expected = {
      ...frame,
      // `about` says nothing about the cards.
      record: { ...(record as object), about: field(seen, 'about'), seed: null, rounds: over, result: null },
      now: {
        cards: cardsOf(known, tops, now),
        notes: field(rounds[now], 'notes'),
        turn: ownTurn(known, view),
        in: field(field(view, 'now'), 'in'),
        facts: facts[now],
      },
    };
    return compare(expected, view, 'view');
  };
}

/** G7: a seat that has submitted sees its own turn, and nobody sees another's. */
function ownTurn({ viewer, rounds, now }: Finished, view: unknown): unknown {
  if (typeof viewer !== 'number') return null;
  const isIn = at(field(field(view, 'now'), 'in'), [viewer]);
  return isIn === true ? at(field(rounds[now], 'turns'), [viewer]) : null;
}

/** The cards of a round as the viewer knows them. Outside the expert game they are all visible. */
function cardsOf(known: Finished, tops: readonly boolean[], round: number): unknown {
  const cards = field(known.rounds[round], 'cards');
  if (known.mode !== 'expert') return cards;
  return asList(cards).map((hand, seat) =>
    asList(hand).map((card, index) => {
      const knows = knowledge(known, tops, { round, seat, index });
      if (knows === 'all') return card;
      return knows === 'action' ? { number: null, action: field(card, 'action') } : null;
    }),
  );
}

/** R22, R23: what the viewer knows by now about the card in this spot. */
function knowledge(known: Finished, tops: readonly boolean[], spot: Spot): 'all' | 'action' | 'nothing' {
  const way = wayOf(known, spot);
  const first = way[0] ?? spot;
  const last = way.at(-1) ?? spot;
  const wasUsed = last.round < known.now;
  if (wasUsed || way.some(({ seat }) => seat === known.viewer)) return 'all';
  const wasPassedOn = way.length > 1;
  return wasPassedOn || layOnTop(known, tops, first) ? 'action' : 'nothing';
}

/** Every hand that a card has been in since it was drawn, up to the one where it was used or is now. */
function wayOf(known: Finished, spot: Spot): Spot[] {
  const way = [spot];
  for (let first = spot; first.round > 0 && first.index === 0;) {
    const round = first.round - 1;
    const seat = (first.seat + known.seats - 1) % known.seats;
    first = { round, seat, index: givenIn(known, round, seat) };
    way.unshift(first);
  }
  for (let last = spot; last.round < known.now && givenIn(known, last.round, last.seat) === last.index;) {
    last = { round: last.round + 1, seat: (last.seat + 1) % known.seats, index: 0 };
    way.push(last);
  }
  return way;
}

function givenIn({ rounds }: Finished, round: number, seat: number): number {
  return givenAway(asList(at(field(rounds[round], 'turns'), [seat]))) ?? -1;
}

/**
 * R23: whether a card was on top of the stack between two deals. After the first deal, that is the first card
 * drawn in a round, unless the stack was empty before or shuffled in between.
 */
function layOnTop({ rounds }: Finished, tops: readonly boolean[], { round, seat, index }: Spot): boolean {
  if (round === 0 || seat !== 0 || index !== 1 || tops[round - 1] !== true) return false;
  return !asList(field(rounds[round], 'notes')).some((note) => field(note, 'why') === 'asked');
}

/** Differences between the expected and the actual view, whatever the order of keys. */
function compare(expected: unknown, found: unknown, path: string): string[] {
  if (expected === undefined || expected === null) {
    return found === undefined || found === null ? [] : [`more: ${path}: ${JSON.stringify(found)}`];
  }
  if (found === undefined || found === null) return [`less: ${path}: ${JSON.stringify(expected)}`];
  if (typeof expected !== 'object' || typeof found !== 'object') {
    if (Object.is(expected, found)) return [];
    return [`wrong: ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) => {
    const inner = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`;
    return compare(own(expected, key), own(found, key), inner);
  });
}
