import { expect, test } from 'vitest';
import { propertySeed, seedOfDay } from './seed.ts';

test('the seed is the date in UTC, whatever the time zone', () => {
  expect(seedOfDay(new Date('2026-11-16T23:30:00-05:00'))).toBe(20261117);
});

test('a run can be repeated with its seed', () => {
  expect(propertySeed('20260101')).toBe(20260101);
});

test.each(['', 'today', '-1', '1.5', '99999999999'])('%j is not a seed', (asked) => {
  expect(() => propertySeed(asked)).toThrow('PICKET_TEST_SEED must be a whole number');
});
