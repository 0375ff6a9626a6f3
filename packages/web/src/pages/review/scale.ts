/** The scale of the fence: points as lengths, and where it has lines. */
export interface Scale {
  /** The length of one point. */
  readonly point: number;
  /** The points that have a line, from the highest. */
  readonly lines: readonly number[];
}

/** Lines that are closer to each other than this can't have their figures. */
const CLOSEST = 16;
const LINES = [2, 4, 8, 16, 32, 64];

/** A point has its usual length unless the fence would then be longer than there is room for. */
export function scaleOf(highest: number, lowest: number, usual: number, room: number): Scale {
  const point = Math.min(usual, room / (highest - lowest));
  const apart = LINES.filter((points) => points * point >= CLOSEST);
  const up = apart.filter((points) => points < highest).toReversed();
  return { point, lines: [...up, ...apart.filter((points) => points < -lowest).map((points) => -points)] };
}
