/** A point, in millimetres of the sheet or in pixels of the photo. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A 3 × 3 matrix, row by row, that maps points of a flat sheet to a photo. */
export type Homography = readonly number[];

export function project(h: Homography, x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0, i = 1] = h;
  const w = g * x + k * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The homography that maps four points to four others; undefined if three of them are collinear. */
export function homography(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i] as Point;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(rows);
  return solved && [...solved, 1];
}

/** Gauss–Jordan elimination with partial pivoting; the last number of a row is its right-hand side. */
function solve(rows: readonly (readonly number[])[]): number[] | undefined {
  const m = rows.map((row) => [...row]);
  for (let column = 0; column < m.length; column++) {
    const best = m
      .slice(column)
      .reduce(
        (most, row, i) => (Math.abs(row[column] ?? 0) > Math.abs(m[most]?.[column] ?? 0) ? column + i : most),
        column,
      );
    const pivot = m[best] as number[];
    m[best] = m[column] as number[];
    m[column] = pivot;
    const value = pivot[column] as number;
    if (Math.abs(value) < 1e-9) return undefined;
    for (let k = column; k < pivot.length; k++) pivot[k] = (pivot[k] as number) / value;
    for (const row of m) {
      const factor = row[column] as number;
      if (row === pivot || factor === 0) continue;
      for (let k = column; k < row.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return m.map((row) => row.at(-1) as number);
}
