import { r1 } from './num.ts';

const edge = (teeth: number, dx: number, dy: number, bite: readonly [number, number]): string =>
  `q${r1(dx / teeth / 2 + bite[0])} ${r1(dy / teeth / 2 + bite[1])} ${r1(dx / teeth)} ${r1(dy / teeth)}`.repeat(
    teeth,
  );

/** A stamp of 88 × 104 with perforated edges, its top left corner at 4, 4. */
export const STAMP =
  'M4 4' +
  edge(11, 88, 0, [0, 3.2]) +
  edge(13, 0, 104, [-3.2, 0]) +
  edge(11, -88, 0, [0, -3.2]) +
  edge(13, 0, -104, [3.2, 0]) +
  'Z';

/** The waves of a postmark, beside a double circle around 40, 40. */
export const POSTMARK =
  'M78 22q14-8 28 0t28 0 28 0 24 0M80 34q14-8 28 0t28 0 28 0 22 0M80 46q14-8 28 0t28 0 28 0 22 0M78 58q14-8 28 0t28 0 28 0 24 0';
