import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Action } from '../types.ts';
import { bisSpots, hasBisBox, writeBis } from './bis.ts';
import { fenceGaps } from './fence.ts';
import { improvableSizes, improve } from './improve.ts';
import { crossPark, hasParkBox } from './park.ts';
import { circlePool, hasPlot, hasPoolBox } from './pool.ts';

const FENCE = 0;
const IMPROVE = 1;
const PARK = 2;
const POOL = 3;
const TEMP = 4;
const BIS = 5;

/** The action codes on cards and in packed steps: indexes into `ACTIONS`. */
export const ACTION = { FENCE, IMPROVE, PARK, POOL, TEMP, BIS } as const satisfies {
  readonly [A in Uppercase<Action>]: number;
};
export type ActionCode = (typeof ACTION)[keyof typeof ACTION];

/** The maximum number of rows of targets. */
export const MAX_ROWS = 6;

/** Where this turn's number was written, which parks and pools depend on. */
export interface Written {
  readonly street: number;
  readonly house: number;
}

/**
 * Lists the targets of an action once the number is written, as rows of masks, and returns the number of
 * rows. A fence has one row of gaps for each street; a bis two rows for each street (original on the left, on
 * the right); improve one row of sizes; a park or pool one row with at most one target. A temp comes before
 * the number, so it has no rows.
 */
export function listTargets(
  sheet: ReadonlySheet,
  action: ActionCode,
  written: Written,
  rows: Int32Array,
): number {
  switch (action) {
    case FENCE:
      rows[0] = fenceGaps(sheet, 0);
      rows[1] = fenceGaps(sheet, 1);
      rows[2] = fenceGaps(sheet, 2);
      return 3;
    case IMPROVE:
      rows[0] = improvableSizes(sheet);
      return 1;
    case PARK:
      rows[0] = hasParkBox(sheet, written.street) ? 1 : 0;
      return 1;
    case POOL:
      rows[0] = hasPlot(sheet, written.street, written.house) && hasPoolBox(sheet) ? 1 : 0;
      return 1;
    case TEMP:
      return 0;
    case BIS:
      if (!hasBisBox(sheet)) return 0;
      for (let row = 0; row < 6; row++) rows[row] = bisSpots(sheet, row >> 1, row & 1);
      return 6;
  }
}

/** Applies an action to one of its targets. */
export function act(sheet: Sheet, action: ActionCode, row: number, target: number, written: Written): void {
  switch (action) {
    case FENCE:
      return sheet.putFence(row, target);
    case IMPROVE:
      return improve(sheet, target);
    case PARK:
      return crossPark(sheet, written.street);
    case POOL:
      return circlePool(sheet, written.street, written.house);
    case TEMP:
      return;
    case BIS:
      return writeBis(sheet, row >> 1, target, row & 1);
  }
}
