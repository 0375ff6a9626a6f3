import type { LevelId } from 'picket-bots';

/**
 * Target scores of the levels, alone, in 2018 without the advanced rules, and their time limits in
 * milliseconds.
 */
export const GOALS: { readonly [L in LevelId]?: { standard?: number; solo?: number; ms?: number } } = {
  regular: { standard: 62, solo: 65 },
  club: { solo: 87, ms: 25 },
  master: { standard: 130, solo: 107, ms: 10 },
  architect: { standard: 126, solo: 106, ms: 500 },
};

/**
 * Number of games for a mean, of deals for a win rate, and of both for the slowest level or where there is no
 * target.
 */
export const GAMES = 2000;
export const DEALS = 1000;
export const FEW = 200;
/** Games played by all levels at all kinds of tables. */
export const LEGAL = 100_000;
/** Compressed size of code and kernel, in bytes. */
export const SIZE = 30_000;
