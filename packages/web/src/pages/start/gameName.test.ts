import { beforeAll, expect, test } from 'vitest';
import type { Summary } from '../../authority/authority.ts';
import { testSummary } from '../../authority/testSummary.ts';
import { speak } from '../../text/language.ts';
import { nameOf } from './gameName.ts';

beforeAll(() => speak('en'));

test('a running game is named after its town and round', () => {
  expect(nameOf(testSummary({ rounds: 23 }))).toBe('Linden Falls · round 24');
});

test('a finished game has the points of its own town, not of the best one', () => {
  const over = (bots: Summary['bots']) => nameOf(testSummary({ over: true, scores: [61, 90], bots }));
  expect(over([null, 'casual'])).toBe('Linden Falls · 61 points');
  expect(over(['casual', null])).toBe('Linden Falls · 90 points');
  expect(over([])).toBe('Linden Falls · 61 points');
  expect(over(['casual', 'casual'])).toBe('Linden Falls · 61 points');
});
