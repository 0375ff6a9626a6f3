import { describe, expect, test } from 'vitest';
import { secondsIn, warningBetween } from './countdown.ts';
import { online } from '../text/en/online.ts';

describe('a clock', () => {
  test.each([
    [-5, '0:00'],
    [1, '0:01'],
    [9_001, '0:10'],
    [245_000, '4:05'],
    [3_600_000, '1 h'],
    [7_800_000, '2 h 10 min'],
    [86_400_000, '1 d'],
    [273_600_000, '3 d 4 h'],
  ])('shows %d ms as %s', (ms, text) => {
    expect(online.table.clock.shown(secondsIn(ms))).toBe(text);
  });

  test('warns once at each mark, and not soon after the start of a round', () => {
    expect(warningBetween(30_500, 29_500, 60)).toBe(30);
    expect(warningBetween(29_500, 28_500, 60)).toBeUndefined();
    expect(warningBetween(30_500, 29_500, 30)).toBeUndefined();
    expect(warningBetween(10_500, 9_500, 30)).toBe(10);
    // After a tab slept, only the current warning is announced.
    expect(warningBetween(700_000, 25_000, 900)).toBe(30);
    expect(warningBetween(700_000, -1, 900)).toBeUndefined();
  });
});
