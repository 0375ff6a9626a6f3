import { noColours, type Paint } from './paint.ts';

/** Size and style of the terminal. */
export interface Look {
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
}

/** The style without a terminal. */
export const PRINTED: Look = { paint: noColours, columns: 80, rows: Number.POSITIVE_INFINITY };
