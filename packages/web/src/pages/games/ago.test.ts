import { expect, test } from 'vitest';
import { agoIn } from './ago.ts';

const ago = agoIn('en');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOW = Date.UTC(2026, 5, 15, 12);

test.each([
  [0, 'now'],
  [59 * SECOND, 'now'],
  [60 * SECOND, '1 minute ago'],
  [2.9 * HOUR, '2 hours ago'],
  [24 * HOUR, 'yesterday'],
  [3 * 24 * HOUR, '3 days ago'],
  [15 * 24 * HOUR, '2 weeks ago'],
  [70 * 24 * HOUR, '2 months ago'],
  [800 * 24 * HOUR, '2 years ago'],
])('%d milliseconds are “%s”', (passed, said) => {
  expect(ago(NOW - passed, NOW)).toBe(said);
});

test('a game from the future counts as played now, since a clock may have been set back', () => {
  expect(ago(NOW + 5 * HOUR, NOW)).toBe('now');
});
