import { expect, test } from 'vitest';
import {
  builtIn,
  opponentOf,
  recordOf,
  scoresOf,
  type Action,
  type Card,
  type EditionBlock,
  type Note,
  type Round,
  type State,
} from '../../src/index.ts';
import { pileEstates } from '../../src/mode/pile.ts';
import { finished, start } from '../kit.ts';
import { paper } from '../paper.ts';
import { against } from './modeKit.ts';

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
  expect(opponentOf(state)).toMatchObject({ tempRank: 0, estates: [] });
  const points = (temps: number): number | undefined =>
    scoresOf(state, [paper([], { temps }, { edition: '2023' })])[0]?.temps;
  expect([0, 1, 3, 4, 5, 6, 11].map(points)).toEqual([0, 1, 1, 4, 4, 7, 7]);
  expect(recordOf(finished(against('2023-aaa-0'), 'alone')).result?.ranking).toEqual([[0]]);
});

test('S7 M12 temps are ranked between the player and the AAA', () => {
  const state = givenPile('2018-aaa-1', ['temp', 'temp']);
  const points = (temps: number): number | undefined => scoresOf(state, [paper([], { temps })])[0]?.temps;
  expect(state.rules.mode.tempPoints(state, [3])).toEqual([7]);
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
