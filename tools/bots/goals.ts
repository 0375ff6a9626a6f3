import type { LevelId } from 'picket-bots';

/** What levels are to reach, alone at 2018 tables without the advanced rules, and in how many milliseconds. */
export const GOALS: { readonly [L in LevelId]?: { standard?: number; solo?: number; ms?: number } } = {
  regular: { standard: 62, solo: 65 },
  club: { solo: 87, ms: 25 },
  master: { standard: 122, solo: 103, ms: 10 },
  architect: { standard: 126, solo: 106, ms: 500 },
};

/** Games for a mean, deals for a share, and both for the level that thinks longest or where nothing is promised. */
export const GAMES = 2000;
export const DEALS = 1000;
export const FEW = 200;
/** Games of all levels at all tables. */
export const LEGAL = 100_000;
/** Bytes of code and kernel, compressed. */
export const SIZE = 30_000;
