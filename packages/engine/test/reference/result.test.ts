import { describe, expect, test } from 'vitest';
import type { Face } from './deal/dealt.ts';
import { opponentEntry, opponentScore } from './opponent.ts';
import { resultOf } from './result.ts';
import { setupOf } from './scenario.ts';
import type { Table } from './scenario.ts';
import { emptySheet } from './setup.ts';
import type { Setup } from './setup.ts';
import type { RefSheet } from './sheet.ts';
import type { Action } from './turn.ts';

const letters: { [letter: string]: Action } = {
  f: 'fence',
  v: 'improve',
  p: 'park',
  o: 'pool',
  t: 'temp',
  x: 'bis',
};

/** A pile of cards by the letters of their actions; spaces are for reading. */
function pileOf(text: string): Face[] {
  return text
    .replaceAll(' ', '')
    .split('')
    .map((letter) => ({ number: 1, action: letters[letter] ?? null }));
}

const first = {
  id: 'first',
  validates: [false, false, true],
  park: 1,
  pool: 1,
  temp: 1,
  fence: 1,
  bisHouses: 2,
  improveValue: 2,
};

test('the worked example of the 2018 AAA adds up to 55', () => {
  // Estates of 2, 2, 3 improved, 2 and a bis improved, 1, and 7 improved.
  const pile = pileOf('pp f pp f vpo f vox f p f tvtvvvv f');
  expect(opponentScore(first, pile, [null, null, null], 7)).toEqual({
    plans: [0, 0, 0],
    parks: 6,
    pools: 2,
    temps: 9,
    fences: 6,
    estates: [14, 8, 6, 2, 2],
    total: 55,
  });
});

test('the worked example of the 2023 AAA: an improved estate of three houses and an Extension worth two is 10', () => {
  expect(opponentScore(first, pileOf('vppx'), [null, null, null], 0).estates).toEqual([10]);
});

test('R19 every estate of the pile counts in a tie-break, those of 7 or more in no size', () => {
  const entry = opponentEntry(first, pileOf('ff p f vxpppp f xp'), 40);
  expect(entry).toEqual({ total: 40, estates: [1, 0, 1, 0, 0, 0], larger: 1 });
});

test('level 0 scores nothing; temps score by the positions on the card, without ranking', () => {
  const setup = setupOf({ rules: 2, edition: '2023', mode: 'aaa', opponent: 'closed' });
  for (const [temps, points] of [
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 4],
    [5, 4],
    [6, 7],
    [11, 7],
  ] as const) {
    const sheets = [{ ...emptySheet(setup), temps }];
    const result = resultOf({ setup, sheets, opponentPlans: [0, 0, null], pile: pileOf('ttpp') }, 'full');
    expect(result.scores[0]?.temps).toBe(points);
    expect(result.ranking).toEqual([[0]]);
    expect(result.opponent).toEqual({
      plans: [0, 0, 0],
      parks: 0,
      pools: 0,
      temps: 0,
      fences: 0,
      estates: [],
      total: 0,
    });
  }
});

/** A sheet with complete estates of these sizes, each in the longest street that has room. */
function sheetWith(setup: Setup, sizes: readonly number[], points: number): RefSheet {
  const sheet = emptySheet(setup);
  sheet.plans = [points, null, null];
  for (const size of sizes) {
    const street = sheet.streets.find(
      ({ houses }) => houses.filter((house) => house === null).length >= size,
    );
    const at = street?.houses.indexOf(null) ?? -1;
    if (street === undefined) throw new RangeError('too many estates');
    for (let h = at; h < at + size; h += 1) street.houses[h] = h;
    if (at + size < street.houses.length) street.fences.push(at + size - 1);
  }
  return sheet;
}

/** The ranking of players who all have 100 points. */
function ranked(table: Table, ...estates: number[][]): unknown {
  const setup = setupOf({ ...table, seats: estates.length });
  const sheets = estates.map((sizes) => sheetWith(setup, sizes, 0));
  const plain = resultOf({ setup, sheets, opponentPlans: [], pile: [] }, 'full');
  plain.scores.forEach(({ total }, seat) => sheets[seat]?.plans.splice(0, 1, 100 - total));
  return resultOf({ setup, sheets, opponentPlans: [], pile: [] }, 'full').ranking;
}

describe('ties among players', () => {
  const first = { rules: 1, edition: '2018', mode: 'standard' };
  const second = { rules: 1, edition: '2023', mode: 'standard' };

  test('2018: most estates, then most of size 1, of size 2, …, then shared', () => {
    expect(ranked(first, [2, 3], [1, 4], [2, 2, 2], [1, 4], [1, 3])).toEqual([[2], [4], [1, 3], [0]]);
  });

  test('2023: most estates, then shared', () => {
    expect(ranked(second, [2, 3], [1, 4], [2, 2, 2])).toEqual([[2], [0, 1]]);
  });

  test('R19 an estate of 7 or more counts in 2023 from rules 2 on, and nowhere else', () => {
    const sheets = [[1, 7], [1]];
    expect(ranked(second, ...sheets)).toEqual([[0, 1]]);
    expect(ranked({ ...second, rules: 2 }, ...sheets)).toEqual([[0], [1]]);
    expect(ranked({ ...first, rules: 2 }, ...sheets)).toEqual([[0, 1]]);
  });
});

/** The ranking of a player with these estates and as many points as the AAA with this pile. */
function against(table: Omit<Table, 'mode'>, sizes: readonly number[], pile: string): unknown {
  const setup = setupOf({ ...table, mode: 'aaa', opponent: 'all' });
  const final = (points: number) => {
    const sheets = [sheetWith(setup, sizes, points)];
    return resultOf({ setup, sheets, opponentPlans: [50, null, null], pile: pileOf(pile) }, 'full');
  };
  const { scores, opponent } = final(0);
  return final((opponent?.total ?? 0) - (scores[0]?.total ?? 0)).ranking;
}

describe('R13 a tie with the AAA', () => {
  const player = [[0], ['aaa']];
  const aaa = [['aaa'], [0]];

  test('2023, and 2018 under rules 1: the player needs more complete estates', () => {
    for (const table of [
      { rules: 1, edition: '2018' },
      { rules: 1, edition: '2023' },
      { rules: 2, edition: '2023' },
    ]) {
      expect(against(table, [1, 1], 'pfpp')).toEqual(aaa);
      expect(against(table, [1, 1], 'pp')).toEqual(player);
    }
  });

  test('R19 2023 from rules 2 on counts the player’s estates of 7 or more', () => {
    expect(against({ rules: 1, edition: '2023' }, [1, 8], 'pp')).toEqual(aaa);
    expect(against({ rules: 2, edition: '2023' }, [1, 8], 'pp')).toEqual(player);
  });

  test('2018 from rules 2 on: estates by size, and shared if all are equal', () => {
    const table = { rules: 2, edition: '2018' };
    expect(against(table, [1, 3], 'ppfpp')).toEqual(player);
    expect(against(table, [2, 2], 'pfppp')).toEqual(aaa);
    expect(against(table, [1, 3], 'pfppp')).toEqual([[0, 'aaa']]);
    expect(against(table, [1, 3], 'pfxp')).toEqual([[0, 'aaa']]);
  });

  test('2018 from rules 2 on: an estate of 7 or more counts only for the AAA, and in no size', () => {
    const table = { rules: 2, edition: '2018' };
    expect(against(table, [1, 8], 'pfxxxxp')).toEqual(aaa);
    expect(against(table, [1, 6], 'pfxxxxp')).toEqual(player);
  });
});
