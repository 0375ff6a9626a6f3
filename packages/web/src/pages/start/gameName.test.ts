import { defaultOptions } from 'picket-engine';
import { beforeAll, expect, test } from 'vitest';
import type { Summary } from '../../authority/authority.ts';
import { speak } from '../../text/language.ts';
import { nameOf } from './gameName.ts';

beforeAll(() => speak('en'));

const summary = (more: Partial<Summary>): Summary => ({
  id: 'a',
  city: 'Linden Falls',
  options: defaultOptions,
  data: 1,
  rounds: 23,
  over: false,
  scores: [],
  towns: [],
  bots: [],
  played: 0,
  ...more,
});

test('a running game is named after its town and round', () => {
  expect(nameOf(summary({}))).toBe('Linden Falls · round 24');
});

test('a finished game has the points of its own town, not of the best one', () => {
  const over = (bots: Summary['bots']) => nameOf(summary({ over: true, scores: [61, 90], bots }));
  expect(over([null, 'casual'])).toBe('Linden Falls · 61 points');
  expect(over(['casual', null])).toBe('Linden Falls · 90 points');
  expect(over([])).toBe('Linden Falls · 61 points');
  expect(over(['casual', 'casual'])).toBe('Linden Falls · 61 points');
});
