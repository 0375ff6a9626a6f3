import type { Options } from 'picket-engine';
import { FEW } from '../goals.ts';
import { seats } from '../part.ts';
import { pairs } from './pairs.ts';

const TABLES: readonly [table: string, options: Partial<Options>][] = [
  ['2018, advanced', { advanced: true }],
  ['2018, four players', { players: seats(4) }],
  ['2018, expert', { mode: 'expert' }],
  ['2018, expert, advanced', { mode: 'expert', advanced: true }],
  ['2018, solo, advanced', { mode: 'solo', advanced: true, players: seats(1) }],
  ['2023', { edition: '2023' }],
  ['2023, advanced', { edition: '2023', advanced: true }],
  ['2023, blueprint', { edition: '2023', sheet: 'blueprint' }],
  ['2023, blueprint, advanced', { edition: '2023', sheet: 'blueprint', advanced: true }],
];

/** Whether the levels rank the same at other tables. */
export const tables = pairs(
  'tables',
  'At other tables',
  'The same for other editions, modes and numbers of players. With four players, each level has two seats.',
  TABLES.map(([table, options]) => ({
    table,
    series: { pair: ['master', 'club'], options: { players: seats(2), ...options }, deals: FEW },
    goal: 0.58,
  })),
);
