import { noColours, type Paint } from './paint.ts';

/** How much room there is, and how things look. */
export interface Look {
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  /** Whether there is room for empty lines between the parts. */
  readonly roomy: boolean;
}

/** How things look where nobody sits. */
export const PRINTED: Look = { paint: noColours, columns: 80, rows: Number.POSITIVE_INFINITY, roomy: true };
