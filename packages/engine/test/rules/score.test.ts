import { expect, test } from 'vitest';
import { builtIn, rankTemps, resultOf, scoreSheet, scoresOf, type Options } from '../../src/index.ts';
import type { Sheet } from '../../src/fast.ts';
import { rulingsOf } from '../../src/edition/rulings.ts';
import { rankSeats } from '../../src/score/ranking.ts';
import { finished, start } from '../kit.ts';
import { paper } from '../paper.ts';

test('S1 S2 the total adds up the tracks: plans, parks, pools, temps, estates, minus bis, refusals, roundabouts', () => {
  const sheet = paper(['1 | 2 3* | o | 5 6 7* 8* |', '1 1b | 4'], {
    parks: [2, 0, 0],
    improve: [1, 1, 0, 0, 0, 0],
    temps: 3,
    refusals: 2,
    plans: [8, null, 7],
  });
  expect(scoreSheet(sheet, 4)).toEqual({
    plans: [8, 0, 7],
    parks: [4, 0, 0],
    pools: 9,
    temps: 4,
    estates: [3, 6, 0, 4, 0, 0],
    bis: 1,
    refusals: 3,
    roundabouts: 3,
    total: 38,
  });
});

test('S1 the printed example of 2023: 20 + 20 + 9 + 1 + 6 + 4 + 3 + 21 + 5 + 0 − 6 − 0 = 83', () => {
  const sheet = paper(
    ['1 | 2 | 3* 4 5 | 6 7 8 9 10', '1* 2 3 4* | 5 6 7 8 | . 10 .', '1 2 3 4 | 5 5b | 7 7b | . . 9 9b'],
    { parks: [3, 3, 2], improve: [1, 0, 0, 3, 0, 0], plans: [8, 12, null] },
    { edition: '2023' },
  );
  expect(scoreSheet(sheet, 1)).toEqual({
    plans: [8, 12, 0],
    parks: [10, 6, 4],
    pools: 9,
    temps: 1,
    estates: [6, 4, 3, 21, 5, 0],
    bis: 6,
    refusals: 0,
    roundabouts: 0,
    total: 83,
  });
});

test('S2 S4 parks and pools count the lowest value not crossed out, to the last', () => {
  const streets = ['1 2 3* 4 5 6 7* 8*', '1* 2 3 4* 5 6 7 8*', '1 2* 3 4 5 6 7* 8 9 10 11*'];
  const all = scoreSheet(paper(streets, { parks: [3, 4, 5] }), 0);
  expect(all.parks).toEqual([10, 14, 18]);
  expect(all.pools).toBe(36);
  expect(scoreSheet(paper(streets, { parks: [2, 3, 4] }), 0).parks).toEqual([4, 6, 8]);
  expect(scoreSheet(paper(['. . 3*']), 0)).toMatchObject({ parks: [0, 0, 0], pools: 3 });
  expect(scoreSheet(paper([]), 0).pools).toBe(0);
});

test('S3 a plan scores what was noted when it was claimed', () => {
  expect(scoreSheet(paper([], { plans: [6, null, 3] }), 0).plans).toEqual([6, 0, 3]);
});

test('S5 each complete estate is worth the lowest uncrossed value of its column', () => {
  expect(scoreSheet(paper(['1 2 | 3 4 |'], { improve: [0, 1, 0, 0, 0, 0] }), 0).estates).toEqual([
    0, 6, 0, 0, 0, 0,
  ]);
});

test('S6 bis, refusals and roundabouts are subtracted', () => {
  const score = scoreSheet(paper(['4 4b 4b | o | . | o |'], { refusals: 3 }), 0);
  expect([score.bis, score.refusals, score.roundabouts]).toEqual([3, 5, 8]);
});

test.each([
  [
    [5, 5, 1, 0],
    [7, 7, 4, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [3, 2, 1, 1, 0],
    [7, 4, 1, 1, 0],
  ],
  [
    [4, 3, 2, 1],
    [7, 4, 1, 0],
  ],
])('S7 temps are ranked, equal counts share a rank: %j', (counts, points) => {
  expect(rankTemps(counts, [7, 4, 1])).toEqual(points);
});

test('R20 alone, one temp box is first place', () => {
  expect(rankTemps([1], [7, 4, 1])).toEqual([7]);
});

function ranking(table: Partial<Options>, streets: readonly string[], rules = 2): number[][] {
  const sheets: Sheet[] = streets.map((street) => paper([street], {}, table));
  return rankSeats(
    sheets,
    sheets.map(() => 20),
    rulingsOf(table.edition ?? '2018', rules),
  );
}

test('S8 R19 2018: equal totals go to more complete estates of size 1 to 6, then more of size 1, 2, …', () => {
  expect(ranking({ edition: '2018' }, ['1 | 2 |', '1 2 |', '1 | 2 |'])).toEqual([[0, 2], [1]]);
  expect(ranking({ edition: '2018' }, ['1 2 | 3 4 |', '1 | 2 3 4 |'])).toEqual([[1], [0]]);
  expect(ranking({ edition: '2018' }, ['1 2 3 | 4 5 6 |', '1 | 2 3 |'])).toEqual([[1], [0]]);
  expect(ranking({ edition: '2018' }, ['1 2 3 4 5 6 7 | 8', '1 2 |'])).toEqual([[1], [0]]);
  expect(ranking({ edition: '2018' }, ['1 2 3 4 5 6 7 |', '1 2 3'], 1)).toEqual([[0, 1]]);
});

test('S9 2023: equal totals go to more complete estates, else they are shared', () => {
  expect(ranking({ edition: '2023' }, ['1 2 | 3 4 |', '1 | 2 3 4 |', '1 |'])).toEqual([[0, 1], [2]]);
});

test('R19 2023, rules 2: complete estates of seven or more break ties; under rules 1 and in 2018 they do not', () => {
  const towns = ['1 2 3 4 5 6 7 | 8 | .', '1 2 | .', '1 2 3 4 5 6 7 8 | 9'];
  expect(ranking({ edition: '2023' }, towns, 2)).toEqual([[0], [1, 2]]);
  expect(ranking({ edition: '2023' }, towns, 1)).toEqual([[0, 1], [2]]);
  expect(ranking({ edition: '2018' }, towns, 2)).toEqual([[0], [1], [2]]);
  const wellFenced = ['1 | 2 3 4 5 6 7 8 |', '1 2 3 4 5 6 | 7 |', '1 | 2 |', '1 2 | 3 4 5 |'];
  expect(ranking({ edition: '2023' }, wellFenced, 2)).toEqual([[0, 1, 2, 3]]);
});

test('S10 the live score counts temps as if the game ended now', () => {
  const { state } = start({ players: ['Ada', 'Bob'] });
  const sheets = [paper([], { temps: 2 }), paper([], { temps: 1 })];
  expect(scoresOf(state, sheets).map((score) => score.temps)).toEqual([7, 4]);
  expect(scoresOf(state, sheets).map((score) => score.total)).toEqual([7, 4]);
  const over = finished({ players: ['Ada', 'Bob'] }, 'live');
  expect(scoresOf(over.state)).toEqual(resultOf(over.state)?.scores);
});

test('S2 along every printed track values never fall, and all but estates start at 0', () => {
  for (const edition of Object.values(builtIn.editions)) {
    for (const { pools, bis, refusals, roundabouts, streets, estates } of Object.values(edition.sheets)) {
      const parks = streets.map((street) => street.parks);
      for (const track of [pools, bis, refusals, roundabouts, ...parks, ...estates]) {
        expect(track).toEqual(track.toSorted((a, b) => a - b));
      }
      for (const track of [pools, bis, refusals, roundabouts, ...parks]) expect(track[0]).toBe(0);
    }
  }
});
