import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { MAX_SIZE } from '../types.ts';
import {
  scoreBis,
  scoreEstates,
  scorePark,
  scorePlan,
  scorePools,
  scoreRefusals,
  scoreRoundabouts,
  scoreTotal,
} from './columns.ts';

/** A player's score by column, as records write it; deductions are positive numbers. */
export interface Score {
  readonly plans: readonly number[];
  readonly parks: readonly number[];
  readonly pools: number;
  readonly temps: number;
  /** For sizes 1 to 6, value × count. */
  readonly estates: readonly number[];
  readonly bis: number;
  readonly refusals: number;
  readonly roundabouts: number;
  readonly total: number;
}

/** [S1] The score of a sheet, finished or not, given the points its temps earn among the players. */
export function scoreSheet(sheet: ReadonlySheet, temps: number): Score {
  return {
    plans: [0, 1, 2].map((slot) => scorePlan(sheet, slot)),
    parks: [0, 1, 2].map((street) => scorePark(sheet, street)),
    pools: scorePools(sheet),
    temps,
    estates: Array.from({ length: MAX_SIZE }, (_, i) => scoreEstates(sheet, i + 1)),
    bis: scoreBis(sheet),
    refusals: scoreRefusals(sheet),
    roundabouts: scoreRoundabouts(sheet),
    total: scoreTotal(sheet, temps),
  };
}
