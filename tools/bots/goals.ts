import type { LevelId } from 'picket-bots';

/**
 * Target scores of the levels, alone, in 2018 without the advanced rules, and their time limits in
 * milliseconds.
 */
export const GOALS: { readonly [L in LevelId]?: { standard?: number; solo?: number; ms?: number } } = {
  regular: { solo: 65 },
  club: { solo: 87, ms: 25 },
  master: { standard: 130, solo: 107, ms: 10 },
  architect: { standard: 137, solo: 113.5, ms: 500 },
};

/** The number of games for a mean, of deals for a win rate, and of both for the slowest level or without a target. */
export const GAMES = 2000;
export const DEALS = 1000;
export const FEW = 200;
/** One-player games of the slowest level. */
export const LONG = 400;
/** Games of the Master against each opponent of the AAA; the Architect plays `FEW` against the hardest and `FEWEST` against others. */
export const AGAINST = 500;
export const FEWEST = 50;
/** Games played by all levels at all kinds of tables. */
export const LEGAL = 100_000;
/** Compressed size of code and kernel, in bytes. */
export const SIZE = 30_000;
