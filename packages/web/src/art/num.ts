export type Point = readonly [x: number, y: number];

/** A tenth of a unit is finer than any screen shows, and keeps paths short. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L');

export const polygon = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${joined(points)}Z`;

/** The entry of a list, modulo its length. */
export function around<T>(list: readonly [T, ...T[]], index: number): T {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}

/** Seeded random numbers from 0 to 1 (xorshift), for a hand-drawn look that never changes. */
export function wobble(seed: number): () => number {
  let t = (seed * 2654435761) >>> 0;
  return () => {
    t ^= t << 13;
    t >>>= 0;
    t ^= t >>> 17;
    t ^= t << 5;
    t >>>= 0;
    return t / 4294967296;
  };
}

/** The part of a shape right of a line: the shaded side. */
export function rightOf(points: readonly Point[], x: number): Point[] {
  const clipped: Point[] = [];
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] ?? b;
    if (a[0] < x !== b[0] < x) clipped.push([x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])]);
    if (b[0] >= x) clipped.push(b);
  });
  return clipped;
}

/** The highest point of a shape above `x`, as the eye sees it (y grows downwards). */
export function skyline(points: readonly Point[], x: number): number {
  let y = Infinity;
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] ?? b;
    if (a[0] === b[0] || x < Math.min(a[0], b[0]) || x > Math.max(a[0], b[0])) return;
    y = Math.min(y, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
  });
  return y;
}

const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 0.27,
  '·': 0.27,
  '/': 0.42,
  '✓': 0.85,
  '°': 0.4,
  i: 0.25,
  l: 0.25,
};

/** The approximate width of a text in ems, for sizing pills and boards without measuring. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS[letter] ?? (letter >= 'A' && letter <= 'Z' ? 0.68 : 0.57);
  return width;
}

/** Caches a shape for each size: streets repeat the same few. */
export function memoised<A extends readonly number[], S>(draw: (...size: A) => S): (...size: A) => S {
  const drawn = new Map<string, S>();
  return (...size) => {
    const key = size.join();
    const shape = drawn.get(key) ?? draw(...size);
    drawn.set(key, shape);
    return shape;
  };
}
