import { expect, test } from 'vitest';
import { chanceOf } from '../../src/cards/chance.ts';
import type { Hands } from '../../src/cards/hands.ts';
import {
  ACTIONS,
  builtIn,
  componentsOf,
  isEstimated,
  newGame,
  opponentOf,
  readComponents,
  recordOf,
  resultOf,
  scoresOf,
  spreadKnowledge,
  submit,
  viewOf,
  worthToOpponent,
  type Action,
  type Card,
  type EditionBlock,
  type Game,
  type Hand,
  type Note,
  type Options,
  type Round,
  type RoundCards,
  type State,
  type Step,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { givenBy } from '../../src/mode/hand.ts';
import { pileEstates } from '../../src/mode/pile.ts';
import { finished, must, pickTurn, playOut, positionFor, seedOf, start } from '../kit.ts';
import { paper } from '../paper.ts';

const expertOf = (players: number): Partial<Options> => ({
  mode: 'expert',
  players: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
});
const solo: Partial<Options> = { mode: 'solo', players: ['Ada'] };
const against = (opponent: string): Partial<Options> => ({
  edition: opponent.startsWith('2018') ? '2018' : '2023',
  mode: 'aaa',
  opponent,
  players: ['Ada'],
});
const face = ({ number, action }: Card): string => `${number} ${action}`;
const handsIn = (cards: RoundCards | undefined): readonly Hand[] =>
  cards?.kind === 'hands' ? cards.hands : [];
/** The hands of a round without hidden cards. */
const handsOf = ({ cards }: Round): readonly (readonly Card[])[] =>
  handsIn(cards) as readonly (readonly Card[])[];
const handOf = ({ cards }: Round): readonly Card[] =>
  cards.kind === 'hand' ? (cards.hand as readonly Card[]) : [];
const given = (round: Round, seat: number): Card =>
  handsOf(round)[seat]?.[givenBy(round.turns[seat] ?? []) ?? 0] as Card;

/** How often each card is in the deck of an edition. */
function countsOf(cards: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function deckFaces(edition: '2018' | '2023'): string[] {
  const { deck } = builtIn.editions[edition] as EditionBlock;
  return Object.entries(deck.counts).flatMap(([number, row]) =>
    row.flatMap((count, i) => Array<string>(count).fill(`${number} ${deck.actions[i]}`)),
  );
}

function expectFromDeck(cards: readonly string[], edition: '2018' | '2023'): void {
  const deck = countsOf(deckFaces(edition));
  for (const [card, count] of countsOf(cards)) expect(count, card).toBeLessThanOrEqual(deck.get(card) ?? 0);
}

test('M1 M2 each edition has its modes, and each mode its number of players', () => {
  const opens = (options: Partial<Options>): boolean => {
    const all = { ...start().state.rules.options, ...options };
    return newGame({ options: all, seed: seedOf('opens') }).ok;
  };
  expect(opens({ ...expertOf(27) })).toBe(true);
  expect(opens({ ...expertOf(28) })).toBe(false);
  expect(opens({ ...expertOf(2), edition: '2023' })).toBe(false);
  expect(opens({ ...solo, edition: '2023' })).toBe(false);
  expect(opens(against('2023-aaa-0'))).toBe(true);
});

test('M3 M4 R15 everyone holds three cards, dealt seat by seat, and passes the third to the right', () => {
  const { state } = finished(expertOf(3), 'passing');
  const [first] = state.rounds;
  expect(first && handsOf(first).map((hand) => hand.length)).toEqual([3, 3, 3]);
  state.rounds.slice(1).forEach((round, i) => {
    const before = state.rounds[i] as Round;
    for (let seat = 0; seat < 3; seat++) {
      expect(handsOf(round)[(seat + 1) % 3]?.[0]).toEqual(given(before, seat));
    }
  });
  const { rules } = state;
  const stack = rules.mode.deal(rules, chanceOf(seedOf('passing'))) as Hands;
  const order = [...stack.stack.cards].slice(0, 9);
  expect([...(start(expertOf(3), 'passing').table as Hands).held]).toEqual(order);
});

test('M4 R16 with all cards in hands the stack is refilled from the discards when the next card is needed', () => {
  const game = finished(expertOf(27), 'full table');
  const [first, second] = game.state.rounds;
  expect(first?.notes).toEqual([]);
  expect(second?.notes).toEqual([{ note: 'reshuffle', why: 'stack-empty' }]);
  for (const round of game.state.rounds) expectFromDeck(handsOf(round).flat().map(face), '2018');
});

test('R8 with a refusal the player still chooses the card to pass', () => {
  expect(givenBy([{ do: 'refuse', give: 1 }])).toBe(1);
  expect(
    givenBy([
      { do: 'roundabout', at: [0, 0] },
      { do: 'choose', number: 2, action: 0 },
    ]),
  ).toBe(1);
  expect(givenBy([{ do: 'refuse' }])).toBeUndefined();
  expect(givenBy([])).toBeUndefined();
});

test('R9 after a reshuffle the passed cards stay with their new owners, and every other card is in the stack', () => {
  const game = finished(expertOf(2), 'asked 0');
  const asked = game.state.rounds.findIndex((round) =>
    round.notes.some((note) => note.note === 'reshuffle' && note.why === 'asked'),
  );
  const before = game.state.rounds[asked - 1] as Round;
  const after = game.state.rounds[asked] as Round;
  expect(asked).toBeGreaterThan(0);
  for (let seat = 0; seat < 2; seat++) {
    expect(handsOf(after)[(seat + 1) % 2]?.[0]).toEqual(given(before, seat));
  }
  const { table, state } = start(expertOf(2), 'all cards');
  const hands = table.copy() as Hands;
  const fold: State = { ...state, rounds: [before], reshuffle: true };
  state.rules.mode.reveal(hands, fold, () => new FastRandom('again'));
  expect(hands.stack.size).toBe(81 - 6);
  expect(hands.discards.size).toBe(0);
  expect(new Set([...hands.held, ...hands.stack.cards]).size).toBe(81);
});

/** What a viewer sees of a hand: whole cards, only actions, or nothing. */
const seen = (hand: Hand | undefined): string =>
  (hand ?? []).map((card) => (card === null ? '-' : card.number === null ? 'a' : 'w')).join('');

/** A running expert game, some rounds in. */
function running(players: number, rounds: number, seed: string): Game {
  let game = start(expertOf(players), seed);
  const random = new FastRandom(seed);
  while (game.state.rounds.length < rounds) {
    const round = game.state.rounds.length;
    for (let seat = 0; seat < players; seat++) {
      const { steps } = pickTurn(positionFor(game, seat), random, 'sensible');
      game = must(submit(game, { seat, round, steps }));
    }
  }
  return game;
}

test('R22 R23 before anything is passed on a seat sees its own hand and nothing of the others', () => {
  const game = running(3, 0, 'seen');
  expect(handsIn(viewOf(game, 1).now?.cards).map(seen)).toEqual(['---', 'www', '---']);
  expect(handsIn(viewOf(game).now?.cards).map(seen)).toEqual(['---', '---', '---']);
});

test('R22 R23 from the second round on everyone knows the action of a passed card and of the one that was on top', () => {
  const game = running(3, 4, 'passed');
  expect(handsIn(viewOf(game, 1).now?.cards).map(seen)).toEqual(['aa-', 'www', 'w--']);
  expect(handsIn(viewOf(game, 0).now?.cards).map(seen)).toEqual(['www', 'w--', 'a--']);
  expect(handsIn(viewOf(game).now?.cards).map(seen)).toEqual(['aa-', 'a--', 'a--']);
  const hidden = handsIn(viewOf(game).now?.cards)[2]?.[0];
  expect(hidden).toEqual({ number: null, action: handsIn(game.cards)[2]?.[0]?.action });
});

test('R22 a passed card is known to its giver and receiver, and to everyone once it is used', () => {
  const game = running(3, 6, 'used');
  const last = game.state.rounds.length - 1;
  const rounds = (viewer?: number) =>
    viewOf(game, viewer).state.rounds.map(({ cards }) => handsIn(cards).map(seen));
  const given = game.state.rounds[last]?.turns.map((turn) => givenBy(turn) as number) ?? [];
  const hides = (seat: number) => 'www'.slice(0, given[seat]) + 'a' + 'www'.slice((given[seat] ?? 0) + 1);
  expect(rounds()[last]).toEqual([0, 1, 2].map(hides));
  expect(rounds(1)[last]?.slice(0, 2)).toEqual(['www', 'www']);
  const reused = game.state.rounds.slice(0, last).every(({ turns }, i) =>
    turns.every((_, seat) => {
      const next = game.state.rounds[i + 1]?.turns[(seat + 1) % 3] ?? [];
      return givenBy(next) === 0 || seen(handsIn(viewOf(game).state.rounds[i]?.cards)[seat]) === 'www';
    }),
  );
  expect(reused).toBe(true);
});

test('R22 a card passed on repeatedly is known to everyone who held it, and to the others by its action', () => {
  const card: Card = { number: 7, action: 'pool' };
  const other: Card = { number: 9, action: 'park' };
  const pass = (index: 0 | 1): Step[] => [
    index === 0 ? { do: 'choose', number: 1, action: 2 } : { do: 'choose', number: 0, action: 2 },
  ];
  const whole: Hand = [card, other, other];
  const half: Hand = [{ number: null, action: 'pool' }, other, other];
  const spread = (first: Hand, last: Hand) =>
    spreadKnowledge([
      { hands: [first, [other, other, other], [other, other, other]], turns: [pass(0), pass(1), pass(1)] },
      { hands: [[other, other, other], half, [other, other, other]], turns: [pass(1), pass(0), pass(1)] },
      { hands: [[other, other, other], [other, other, other], last] },
    ]).map((hands) => hands.map(seen));
  const all = ['www', 'www', 'www'];
  expect(spread(whole, half)).toEqual([all, all, all]);
  expect(spread(half, whole)).toEqual([all, all, all]);
  expect(spread(half, half)).toEqual([
    ['aww', 'www', 'www'],
    ['www', 'aww', 'www'],
    ['www', 'www', 'aww'],
  ]);
});

test('R23 nothing was on top before the first deal, of a stack shuffled since, or of an empty one', () => {
  const table = (game: Game) => (game.table as Hands).topWasSeen;
  expect(table(running(3, 0, 'emptied'))).toBe(false);
  const game = running(3, 2, 'emptied');
  expect(table(game)).toBe(true);
  const deal = (state: State, prepare: (hands: Hands) => void = () => undefined): boolean => {
    const hands = game.table.copy() as Hands;
    prepare(hands);
    state.rules.mode.reveal(hands, state, () => new FastRandom('emptied'));
    return hands.copy().topWasSeen;
  };
  expect(deal(game.state)).toBe(true);
  expect(deal({ ...game.state, reshuffle: true })).toBe(false);
  expect(
    deal(game.state, (hands) => {
      while (hands.stack.size > 0) hands.discards.add(hands.stack.draw());
    }),
  ).toBe(false);
});

test.each([
  ['solo', solo],
  ['expert', expertOf(2)],
  ['2018 AAA', against('2018-aaa-3')],
  ['2023 AAA', against('2023-aaa-3')],
] as const)(
  'R23 %s: the action on top of the stack is public, or that it is a special card',
  (_, options) => {
    const game = start(options, 'top');
    const { deck, mode } = game.state.rules;
    const top = (table: Hands) => mode.facts(table, game.state).top;
    const hands = game.table.copy() as Hands;
    expect(viewOf(game).now?.facts.top).toBe(ACTIONS[deck.actions[hands.stack.cards[0] as number] as number]);
    expect(viewOf(game, 0).now?.facts.top).toBe(viewOf(game).now?.facts.top);
    hands.stack.clear();
    expect(mode.facts(hands, game.state)).not.toHaveProperty('top');
    if (hands.specials === 0) return;
    hands.stack.add(deck.size);
    expect(top(hands)).toBe('special');
  },
);

test('R23 three stacks are number side up, so they have no public top', () => {
  expect(viewOf(start()).now?.facts).toEqual({ left: [26, 26, 26] });
});

test('M5 solo deals three cards a round and no card twice, and ends when no three are left', () => {
  const game = finished(solo, 'deck 1');
  const cards = game.state.rounds.flatMap((round) => handOf(round).map(face));
  expect(resultOf(game.state)?.ending).toBe('deck');
  expect(cards).toHaveLength(81);
  expectFromDeck(cards, '2018');
});

test('M6 the Solo card comes up in the lower half, and from that round on plans are worth their low value', () => {
  const places = new Set<number>();
  for (let i = 0; i < 120; i++) {
    const { table } = start(solo, `solo ${i}`);
    const hands = table as Hands;
    const place = [...hands.stack.cards].indexOf(81);
    expect(place + 3).toBeGreaterThanOrEqual(41);
    places.add(place);
  }
  expect(places.size).toBeGreaterThan(25);
  const { state } = start(solo);
  const [plan] = state.rules.plans;
  expect(state.rules.mode.planPoints(state, [], 0)).toBe(plan?.card.high);
  expect(state.rules.mode.planPoints(state, [{ note: 'solo-card' }], 0)).toBe(plan?.card.low);
  const over = finished(solo, 'early 47');
  expect(over.state.firsts.every((round) => round >= 0 && round <= 13)).toBe(true);
});

test('M7 solo: six or more temp boxes are worth seven points, fewer nothing', () => {
  const { state } = start(solo);
  const points = (temps: number): number | undefined => scoresOf(state, [paper([], { temps })])[0]?.temps;
  expect([0, 5, 6, 11].map(points)).toEqual([0, 0, 7, 7]);
});

test('M5 M9 a view shows the size of the stack, the discards, the opponent’s pile and the special cards to come', () => {
  const alone = viewOf(start(solo)).now?.facts;
  expect(alone).toEqual({ left: [79], top: expect.any(String), discards: [], toCome: ['solo-card'] });
  const first = viewOf(start(against('2018-aaa-1'))).now?.facts;
  expect(first).toEqual({
    left: [81],
    top: expect.any(String),
    discards: [],
    pile: [],
    toCome: ['A', 'B', 'C'],
  });
  const second = viewOf(start(against('2023-aaa-1'))).now?.facts;
  expect(second).toEqual({
    left: [61],
    top: expect.any(String),
    discards: [],
    pile: [],
    toCome: ['A', 'B', 'C'],
  });
  const table = start(expertOf(2));
  expect(viewOf(table).now?.facts).toEqual({ left: [75], top: expect.any(String), discards: [] });
});

test('M6 M11 special cards that came up are no longer to come, in the stack or in the discards', () => {
  playOut(start(solo, 'early 47'), new FastRandom('early 47'), 'sensible', (game) => {
    const come = [...game.state.rounds.flatMap(({ notes }) => notes), ...game.notes].length > 0;
    expect(viewOf(game).now?.facts.toCome).toEqual(come ? [] : ['solo-card']);
  });
  for (const opponent of ['2018-aaa-2', '2023-aaa-2']) {
    playOut(start(against(opponent), 'come'), new FastRandom('come'), 'sensible', (game) => {
      const notes = [...game.state.rounds.flatMap((round) => round.notes), ...game.notes];
      const come = notes.flatMap((note) => (note.note === 'validation' ? [note.slot] : []));
      expect(viewOf(game).now?.facts.toCome).toEqual(
        (['A', 'B', 'C'] as const).filter((slot) => !come.includes(slot)),
      );
      expect(viewOf(game).now?.facts.pile).toHaveLength(game.state.rounds.length);
    });
  }
});

const validations = (notes: readonly Note[]): Extract<Note, { note: 'validation' }>[] =>
  notes.filter((note) => note.note === 'validation');

test('M10 2018: the opponent’s card says which of the Completed Plan cards, in the order drawn, it scores', () => {
  for (const { id, validates } of (builtIn.editions['2018'] as EditionBlock).architects) {
    const { rounds } = finished(against(id), 'order').state;
    const scored = validations(rounds.flatMap(({ notes }) => notes)).map((note) => note.scored);
    expect(scored, id).toEqual(validates.slice(0, scored.length));
  }
});

test('M10 2018: a plan the player claims in the same round is worth its high value to both', () => {
  const { state } = start(against('2018-aaa-2'));
  const notes: Note[] = [{ note: 'validation', slot: 'A', scored: true, points: 8 }];
  expect(state.rules.mode.planPoints(state, notes, 0)).toBe(state.rules.plans[0]?.card.high);
});

test('M10 2018: after the first claim, by either side, the discards are shuffled into the stack, once', () => {
  let seen = 0;
  for (let i = 0; i < 30; i++) {
    const { rounds, firsts } = finished(against('2018-aaa-3'), `forced ${i}`).state;
    const forced = rounds.flatMap(({ notes }, round) =>
      notes.some((note) => note.note === 'reshuffle') ? [round] : [],
    );
    const first = Math.min(...firsts.filter((round) => round >= 0));
    const expected = Number.isFinite(first) && first + 1 < rounds.length ? [first + 1] : [];
    expect(forced).toEqual(expected);
    for (const round of forced) {
      expect(rounds[round]?.notes[0]).toEqual({ note: 'reshuffle', why: 'first-plan' });
    }
    seen += forced.length;
  }
  expect(seen).toBeGreaterThan(5);
});

test('R17 the forced reshuffle comes before checking whether the stack can deal three cards', () => {
  const { state } = start(against('2018-aaa-2'));
  const rounds = Array.from({ length: 27 }, (): Round => ({
    cards: { kind: 'hand', hand: [] },
    notes: [],
    turns: [[]],
  }));
  expect(state.rules.mode.ending({ ...state, rounds })).toBe('deck');
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 26, -1] })).toBeUndefined();
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 0, -1] })).toBe('deck');
  expect(state.rules.mode.ending({ ...state, rounds, firsts: [-1, 1, -1] })).toBeUndefined();
});

test('M11 R12 a plan claimed by a Validation card is high for the player in that round from rules 2 on, low under rules 1', () => {
  const notes: Note[] = [{ note: 'validation', slot: 'B', scored: true, points: 9 }];
  const unscored: Note[] = [{ note: 'validation', slot: 'B', scored: false, points: 0 }];
  for (const rules of [1, 2]) {
    const { state } = start(against('2023-aaa-2'), 'validation', rules);
    const { mode, plans } = state.rules;
    const [first, second] = plans.map(({ card }) => card);
    expect(mode.planPoints(state, notes, 1)).toBe(rules === 1 ? second?.low : second?.high);
    expect(mode.planPoints(state, notes, 0)).toBe(first?.high);
    expect(mode.planPoints(state, unscored, 1)).toBe(second?.high);
    expect(mode.planPoints({ ...state, firsts: [-1, 0, -1] }, [], 1)).toBe(second?.low);
  }
});

test('M11 2023: the opponent’s card says which slots it claims, and each Validation card comes up once', () => {
  for (const { id, validates, scores } of (builtIn.editions['2023'] as EditionBlock).architects) {
    const { rounds } = finished(against(id), 'slots').state;
    const notes = validations(rounds.flatMap((round) => round.notes));
    expect(new Set(notes.map(({ slot }) => slot)).size).toBe(notes.length);
    for (const note of notes) {
      expect(note.scored, id).toBe(validates[['A', 'B', 'C'].indexOf(note.slot)]);
      if (scores === false) expect(note.points).toBe(0);
    }
  }
});

test('M11 R16 2023: an empty deck is refilled from the discards, and the AAA’s cards never return', () => {
  const game = playOut(start(against('2023-aaa-3'), 'never back'), new FastRandom('never back'), 'sensible');
  const { rounds } = game.state;
  const pile: string[] = [];
  for (const round of rounds) {
    expectFromDeck([...pile, ...handOf(round).map(face)], '2023');
    pile.push(face(handOf(round)[givenBy(round.turns[0] ?? []) ?? 0] as Card));
  }
  const { mode } = game.state.rules;
  expect(mode.ending({ ...game.state, rounds: Array<Round>(61).fill(rounds[0] as Round) })).toBe('deck');
});

/** A table whose next cards are these, by id. */
function withNext(game: Game, ids: readonly number[]): Hands {
  const hands = game.table.copy() as Hands;
  hands.stack.clear();
  for (const id of ids) hands.stack.add(id);
  return hands;
}

test('M11 2023: the AAA scores low if a plan was claimed in an earlier round', () => {
  const game = start(against('2023-aaa-2'));
  const { mode, deck, plans } = game.state.rules;
  const state: State = { ...game.state, firsts: [0, -1, -1] };
  const { notes } = mode.reveal(
    withNext(game, [deck.size, deck.size + 1, 1, 2, 3]),
    state,
    () => new FastRandom('x'),
  );
  expect(validations(notes).map(({ points }) => points)).toEqual([plans[0]?.card.low, plans[1]?.card.high]);
});

test('M10 M13 2018: two Completed Plan cards in one round are resolved in order; level 0 scores nothing', () => {
  const game = start(against('2018-aaa-5'));
  const { mode, deck, plans, edition } = game.state.rules;
  const cards = [deck.size + 2, 1, deck.size, deck.size + 1, 2, 3];
  const chance = (): FastRandom => new FastRandom('x');
  const notes = validations(mode.reveal(withNext(game, cards), game.state, chance).notes);
  expect(notes.map(({ slot, scored }) => [slot, scored])).toEqual([
    ['C', true],
    ['A', true],
    ['B', false],
  ]);
  expect(notes.map(({ points }) => points)).toEqual([plans[2]?.card.high, plans[0]?.card.high, 0]);
  const closed = edition.architects.map((card) => ({ ...card, scores: false, tempPositions: [6, 4, 1] }));
  const state: State = {
    ...game.state,
    rules: { ...game.state.rules, edition: { ...edition, architects: closed } },
  };
  expect(
    validations(mode.reveal(withNext(game, cards), state, chance).notes).map(({ points }) => points),
  ).toEqual([0, 0, 0]);
});

test('M12 without an opponent a card is worth nothing', () => {
  expect(worthToOpponent(start().state, { number: 1, action: 'park' })).toBe(0);
});

/** A game in which this opponent was given these actions, in order. */
function givenPile(opponent: string, actions: readonly Action[], rules = 2): State {
  const { state } = start(against(opponent), 'pile', rules);
  const rounds = actions.map((action): Round => ({
    cards: {
      kind: 'hand',
      hand: [
        { number: 1, action },
        { number: 2, action: 'park' },
        { number: 3, action: 'park' },
      ],
    },
    notes: [],
    turns: [[{ do: 'choose', number: 1, action: 2 }]],
  }));
  return { ...state, rounds };
}

/** The worked example of 2018: six estates, of which five count. */
const EXAMPLE: readonly Action[] = [
  ...(['park', 'pool', 'fence', 'park', 'park', 'fence', 'improve', 'park', 'temp', 'fence'] as const),
  ...(['improve', 'pool', 'bis', 'fence', 'park', 'fence', 'fence'] as const),
  ...(['improve', 'improve', 'improve', 'improve', 'improve', 'park', 'temp'] as const),
];

test('M12 2018, first architect: 6 + 2 + (7 + 2) + 6 + (2 + 2 + 6 + 8 + 14) = 55', () => {
  const state = givenPile('2018-aaa-1', EXAMPLE);
  const described = opponentOf({ ...state, sheets: [paper([], { temps: 2 })] });
  expect(described?.score).toEqual({
    plans: [0, 0, 0],
    parks: 6,
    pools: 2,
    temps: 9,
    fences: 6,
    estates: [14, 8, 6, 2, 2],
    total: 55,
  });
  expect(described?.estates.map(({ houses, points, counts }) => [houses, points, counts])).toEqual([
    [2, 2, true],
    [2, 2, true],
    [3, 6, true],
    [4, 8, true],
    [1, 1, false],
    [7, 14, true],
  ]);
  expect(described?.tempRank).toBe(7);
  expect(described?.cards.fence).toBe(6);
});

test('M12 2023: three houses and an Extension worth two, improved at 2, make 5 × 2 = 10', () => {
  const sam = (builtIn.editions['2023'] as EditionBlock).architects[1];
  const pile: Card[] = (['park', 'improve', 'pool', 'bis'] as const).map((action) => ({ number: 1, action }));
  expect(sam && pileEstates(pile, sam).map(({ points }) => points)).toEqual([10]);
});

test('M12 the AAA scores the plans it claimed; in 2023 also one that came up in this round', () => {
  const note: Note = { note: 'validation', slot: 'A', scored: true, points: 8 };
  const noted = (opponent: string): State => {
    const state = givenPile(opponent, ['park']);
    return { ...state, rounds: state.rounds.map((round) => ({ ...round, notes: [note] })) };
  };
  expect(opponentOf(noted('2018-aaa-2'))?.score.plans).toEqual([8, 0, 0]);
  expect(opponentOf(givenPile('2018-aaa-2', ['park']), [note])?.score.plans).toEqual([0, 0, 0]);
  expect(opponentOf(givenPile('2023-aaa-2', ['park']), [note])?.score.plans).toEqual([8, 0, 0]);
});

test('M13 level 0 scores nothing, ranks nobody, and scores the player’s temps by its own positions', () => {
  const state = givenPile('2023-aaa-0', EXAMPLE);
  expect(opponentOf(state)?.score).toEqual({
    plans: [0, 0, 0],
    parks: 0,
    pools: 0,
    temps: 0,
    fences: 0,
    estates: [],
    total: 0,
  });
  const points = (temps: number): number | undefined =>
    scoresOf(state, [paper([], { temps }, { edition: '2023' })])[0]?.temps;
  expect([0, 1, 3, 4, 5, 6, 11].map(points)).toEqual([0, 1, 1, 4, 4, 7, 7]);
  expect(recordOf(finished(against('2023-aaa-0'), 'alone')).result?.ranking).toEqual([[0]]);
});

test('S7 M12 temps are ranked between the player and the AAA', () => {
  const state = givenPile('2018-aaa-1', ['temp', 'temp']);
  const points = (temps: number): number | undefined => scoresOf(state, [paper([], { temps })])[0]?.temps;
  expect([0, 1, 2, 3].map(points)).toEqual([0, 4, 7, 7]);
});

/** The ranking of a player with these streets, this many points ahead of the AAA. */
function ranked(state: State, streets: readonly string[], ahead = 0): unknown {
  const now: State = { ...state, sheets: [paper(streets, {}, state.rules.options)] };
  const opponent = opponentOf(now)?.score;
  return now.rules.mode.ranking(now, [(opponent?.total ?? 0) + ahead], opponent);
}

const WON = [[0], ['aaa']];
const LOST = [['aaa'], [0]];
const SHARED = [[0, 'aaa']];

test.each([
  ['2018-aaa-1', 1],
  ['2023-aaa-1', 1],
  ['2023-aaa-1', 2],
] as const)(
  'R13 %s, rules %i: the player wins a tie only with more complete estates than the AAA',
  (...row) => {
    const [opponent, rules] = row;
    const state = givenPile(opponent, ['park', 'fence', 'park'], rules);
    expect(ranked(state, ['1 | 2 | 3 |'])).toEqual(WON);
    expect(ranked(state, ['1 | 2 |'])).toEqual(LOST);
    expect(ranked(state, [], 1)).toEqual(WON);
    expect(ranked(state, ['1 | 2 | 3 |'], -1)).toEqual(LOST);
  },
);

test('R13 R19 2023, rules 2: an estate of seven counts for the player in a tie', () => {
  const large = ['1 2 3 4 5 6 7 | . |', '1 2 |'];
  expect(ranked(givenPile('2023-aaa-1', ['park'], 2), large)).toEqual(WON);
  expect(ranked(givenPile('2023-aaa-1', ['park'], 1), large)).toEqual(LOST);
});

test('R13 2018, rules 2: a tie is broken as between players, and shared if nothing breaks it', () => {
  const state = givenPile('2018-aaa-1', ['park', 'fence', 'park', 'park']);
  expect(ranked(state, ['1 | 2 | 3 |'])).toEqual(WON);
  expect(ranked(state, ['1 |'])).toEqual(LOST);
  expect(ranked(state, ['1 | 2 3 |'])).toEqual(SHARED);
  expect(ranked(state, ['1 | 2 |'])).toEqual(WON);
  expect(ranked(state, ['1 2 | 3 4 |'])).toEqual(LOST);
});

test('R13 R19 2018, rules 2: an estate of the AAA with seven houses counts among its estates but in no size', () => {
  const seven: readonly Action[] = ['park', 'park', 'park', 'park', 'park', 'park', 'park'];
  expect(ranked(givenPile('2018-aaa-1', seven), [])).toEqual(LOST);
  expect(ranked(givenPile('2018-aaa-1', seven), ['1 2 3 4 5 6 | . |'])).toEqual(WON);
});

test('M8 a mode with an opponent needs one of its edition, and other modes have none', () => {
  const options = { ...start().state.rules.options, ...against('2018-aaa-ben') };
  expect(newGame({ options, seed: seedOf('ben') }).ok).toBe(true);
  expect(newGame({ options: { ...options, opponent: 'nobody' }, seed: seedOf('ben') })).toMatchObject({
    rejection: { code: 'choose-an-opponent' },
  });
});

test('E3 values that no source prints are marked, field by field, and a user’s block removes the mark', () => {
  const edition = builtIn.editions['2023'] as EditionBlock;
  expect(isEstimated(edition, 'sheets.blueprint.pools')).toBe(true);
  expect(isEstimated(edition, 'sheets.classic.tempRanks')).toBe(false);
  expect(isEstimated(edition, 'plans.2023-B-6.high')).toBe(false);
  expect(isEstimated(edition, 'plans.2023-B-6.low')).toBe(true);
  expect(isEstimated(edition, 'architects.2023-aaa-1.park')).toBe(false);
  expect(isEstimated(edition, 'architects.2023-aaa-2.park')).toBe(true);
  expect(isEstimated(edition, 'deck.counts')).toBe(false);
  expect(isEstimated(edition, 'solo.temps')).toBe(false);
  expect(isEstimated(edition, 'nothing.of.this')).toBe(false);
  const { house: _house, ...own } = edition.sheets['blueprint'] ?? {};
  const file = JSON.stringify({
    format: 'picket-components/1',
    editions: { 2023: { sheets: { blueprint: own } } },
  });
  const components = componentsOf(must(readComponents(file)));
  expect(isEstimated(components.editions['2023'] as EditionBlock, 'sheets.blueprint.pools')).toBe(false);
});
