import { describe, expect, test } from 'vitest';
import { behindOf, binsOf, excerptOf, lastDays, levelOf, passedIn, placeOf, sharesOf } from './figures.ts';

describe('the standing', () => {
  test('counts the others with fewer points, not ties', () => {
    expect(behindOf([[90, 1]], 90)).toBeUndefined();
    expect(behindOf([[80, 6], [90, 3], [95, 2]], 90)).toBe(60); // prettier-ignore
    expect(behindOf([[70, 10], [99, 1]], 99)).toBe(100); // prettier-ignore
  });

  test('a score with nobody behind it has a rank but no percentage', () => {
    expect(behindOf([[90, 2]], 90)).toBeUndefined();
    expect(placeOf([[90, 2]], 90)).toEqual({ rank: 1, of: 2 });
    expect(placeOf([[80, 1], [90, 3]], 80)).toEqual({ rank: 4, of: 4 }); // prettier-ignore
  });

  test('the histogram has every game once, without gaps', () => {
    const scores = [[-3, 1], [0, 1], [4, 2], [21, 1]] as const; // prettier-ignore
    const bins = binsOf(scores);
    expect(bins.map(({ from }) => from)).toEqual([-5, 0, 5, 10, 15, 20]);
    expect(bins.map(({ games }) => games)).toEqual([1, 3, 0, 0, 0, 1]);
    expect(binsOf(scores, 33).at(-1)).toEqual({ from: 30, to: 34, games: 0 });
    expect(binsOf([], 33)).toEqual([]);
  });
});

test('the street of a streak ends today, in UTC', () => {
  const days = lastDays([{ deal: '2026-11-18' }, { deal: '2026-W47' }], Date.UTC(2026, 10, 18, 23, 59));
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ day: 18, deal: '2026-11-18', played: true });
  expect(days[0]).toEqual({ day: 5, deal: '2026-11-05', played: false });
});

test('a ghost is passed in the round from which the player kept the lead', () => {
  expect(passedIn([1, -2, 0, 3, 4])).toBe(4);
  expect(passedIn([1, 2])).toBeUndefined();
  expect(passedIn([1, -2])).toBeUndefined();
  expect(passedIn([1, 0])).toBeUndefined();
  expect(passedIn([])).toBeUndefined();
});

test('shares count only games that reached the round', () => {
  const built = { games: 10, rounds: [{ games: 8, streets: [[0, 4], [], [2]] }] };
  expect(sharesOf(built, 0, [3, 1, 2])).toEqual({
    streets: [[0, 50, 0], [0], [25, 0]],
    nothing: 25,
  });
  expect(sharesOf(built, 5, [1])).toEqual({ streets: [[0]], nothing: 0 });
  expect([0, 1, 2, 3, 5, 6, 9, 10, 100].map(levelOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test('a gap in the list marks entries that are left out', () => {
  const entry = (rank: number, mine = false) =>
    ({ rank, table: `t${rank}`, name: 'Ada', score: 90 - rank, mine }) as never;
  const gaps = (ranks: readonly number[], own: number, first: number) =>
    excerptOf(
      ranks.map((rank) => entry(rank, rank === own)),
      first,
    ).map(({ rank, gap }) => (gap ? `|${rank}` : String(rank)));
  expect(gaps([1, 2, 3, 4], 2, 5)).toEqual(['1', '2', '3', '4']);
  // Left out by the page.
  expect(gaps([1, 2, 3, 4, 5, 6, 7, 8], 7, 3)).toEqual(['1', '2', '3', '|5', '6', '7', '8']);
  // Left out by the server, which sends the best and those around the player.
  expect(gaps([1, 2, 3, 6, 7], 7, 5)).toEqual(['1', '2', '3', '|6', '7']);
  // Shared ranks leave nobody out.
  expect(gaps([1, 1, 3, 4], 4, 5)).toEqual(['1', '1', '3', '4']);
});
