/** The details that a screen leaves out when there is little room, in this order. */
const DROPPED = [
  /** Empty lines between the parts of the table. */
  'gaps',
  /** Empty lines under streets without a complete estate. */
  'blanks',
  /** Tracks as boxes, not as counts. */
  'boxes',
  /** The actions of the next round on their own line. */
  'next',
  /** The parts of the score; the total is in the first line. */
  'sum',
  /** More than one line for the AAA's pile, and for a plan. */
  'pile',
  'plans',
  /** What to do next. */
  'guide',
  /** What complete estates are worth. */
  'estates',
  /** The turn so far, in words. */
  'turn',
] as const;

type Part = (typeof DROPPED)[number];

/** Whether there is room for a detail. */
export type Detail = (part: Part) => boolean;

export const EVERYTHING: Detail = () => true;

/** The most detailed lines that fit; if none do, the first line and the last ones. */
export function fitting(rows: number, draw: (detail: Detail) => string[]): string[] {
  let lines: string[] = [];
  for (let dropped = 0; dropped <= DROPPED.length; dropped++) {
    lines = draw((part) => DROPPED.indexOf(part) >= dropped);
    if (lines.length <= rows) return lines;
  }
  return rows < 1 ? [] : lines.toSpliced(1, lines.length - rows);
}
