import type { Text } from '../text/text.ts';
import { noColours, type Paint } from './paint.ts';

/** Size, style and language of the terminal. */
export interface Look {
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  readonly text: Text;
}

/** The style without a terminal. */
export function printed(text: Text): Look {
  return { paint: noColours, columns: 80, rows: Number.POSITIVE_INFINITY, text };
}
