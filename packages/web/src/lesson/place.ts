/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Everything that decides where a slip goes. */
export interface Surroundings {
  /** Slips stay within it. */
  readonly page: Box;
  /** What must not be covered: the targets, and Confirm. */
  readonly clear: readonly Box[];
  /** What should not be covered if there is room nearby. */
  readonly quiet: readonly Box[];
  /** The same, but less important. */
  readonly free: readonly Box[];
  /** Words and numbers: cut in half by a slip they look broken, however small they are. */
  readonly words: readonly Box[];
}

/** The distance between a slip and its target, other things it avoids, and the edge of the page. */
const GAP = 10;
const CLOSE = 3;
const EDGE = 6;
/** How far away a slip may go rather than cover something completely. */
const COVERS = { clear: 1e6, quiet: 240, free: 80 };
/** How far away a slip may go rather than cut through words, or hide them. */
const CUTS = 60;
const HIDES = 30;

/** Where a slip of this size goes: near its targets, covering none of them. */
export function placeSlip(size: Size, targets: readonly Box[], around: Surroundings): Box {
  const whole = boundsOf(targets);
  const { page } = around;
  const spots = [
    ...[whole, ...targets].flatMap((box) => beside(size, box, whole, page, GAP)),
    ...[...around.clear, ...around.words].flatMap((box) => beside(size, box, whole, page, CLOSE)),
  ];
  const [best] = spots
    .filter(({ top, height }) => top >= page.top + EDGE && top + height <= page.top + page.height - EDGE)
    .map((spot) => ({ spot, cost: costOf(spot, whole, around) }))
    .toSorted((a, b) => a.cost - b.cost);
  const { width, height } = size;
  return best?.spot ?? { width, height, left: page.left + EDGE, top: page.top + EDGE };
}

/** The bounding box. */
export function boundsOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Candidates: above and below a box, aligned with the targets, and left and right of it. */
function beside({ width, height }: Size, box: Box, whole: Box, page: Box, gap: number): Box[] {
  const least = page.left + EDGE;
  const most = Math.max(least, page.left + page.width - width - EDGE);
  const within = (left: number): number => Math.min(most, Math.max(least, left));
  const level = box.top + (box.height - height) / 2;
  const room = whole.width - width;
  return [
    ...[room / 2, 0, room].flatMap((aside) => {
      const left = within(whole.left + aside);
      return [
        { width, height, left, top: box.top - height - gap },
        { width, height, left, top: box.top + box.height + gap },
      ];
    }),
    { width, height, left: within(box.left - width - gap), top: level },
    { width, height, left: within(box.left + box.width + gap), top: level },
  ];
}

function costOf(spot: Box, whole: Box, around: Surroundings): number {
  const covered = (boxes: readonly Box[]): number =>
    boxes.reduce((area, box) => area + overlap(spot, box), 0);
  const share = (kind: keyof typeof COVERS): number =>
    (COVERS[kind] * covered(around[kind])) / (spot.width * spot.height);
  return (
    share('clear') +
    share('quiet') +
    share('free') +
    around.words.reduce((sum, word) => sum + cutCost(spot, word), 0) +
    distance(spot, whole)
  );
}

function cutCost(spot: Box, word: Box): number {
  const hidden = overlap(spot, word) / (word.width * word.height);
  return hidden === 0 ? 0 : hidden > 0.95 ? HIDES : CUTS;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

/** An arrow from the edge of a slip to the nearest target; none if they touch. */
export function arrowFrom(slip: Box, targets: readonly Box[]): Arrow | undefined {
  const arrows = targets.map((target) => {
    const to = nearest(target, centreOf(slip));
    const from = nearest(slip, to);
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const [arrow] = arrows.toSorted((a, b) => a.length - b.length);
  return arrow === undefined || arrow.length < EDGE ? undefined : arrow;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The point of a box nearest to another point. */
function nearest({ left, top, width, height }: Box, { x, y }: Point): Point {
  return { x: Math.min(left + width, Math.max(left, x)), y: Math.min(top + height, Math.max(top, y)) };
}
