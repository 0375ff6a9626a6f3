/** The scale of the fence: the length of a point, and where the lines are. */
export interface Scale {
  /** The length of one point. */
  readonly point: number;
  /** The points that have a line, highest first. */
  readonly lines: readonly number[];
}

/** The least distance between lines, for their figures. */
const CLOSEST = 16;
const LINES = [2, 4, 8, 16, 32, 64];

/** A point has its usual length unless the fence wouldn't fit. */
export function scaleOf(highest: number, lowest: number, usual: number, room: number): Scale {
  const point = Math.min(usual, room / (highest - lowest));
  const apart = LINES.filter((points) => points * point >= CLOSEST);
  const up = apart.filter((points) => points < highest).toReversed();
  return { point, lines: [...up, ...apart.filter((points) => points < -lowest).map((points) => -points)] };
}
