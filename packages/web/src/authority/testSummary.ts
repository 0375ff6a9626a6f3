import { defaultOptions } from 'picket-engine';
import type { Summary } from './authority.ts';

/** A game in the list of games, for tests. */
export const testSummary = (more: Partial<Summary> = {}): Summary => ({
  id: 'a',
  city: 'Linden Falls',
  options: defaultOptions,
  data: 1,
  rounds: 3,
  over: false,
  scores: [],
  towns: [],
  bots: [],
  played: 0,
  ...more,
});
