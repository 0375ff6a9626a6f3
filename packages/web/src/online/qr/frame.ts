/** What stands in every QR code of a version, whatever it says. */

/** Undefined where what it says is to be written. */
export type Grid = (boolean | undefined)[][];

/** The centres of the small squares, by version. */
const ALIGNMENTS: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const VERSION_FROM = 7;

export function frameOf(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let i = 0; i < size; i++) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  const far = size - 4;
  square(grid, 3, 3, 4);
  square(grid, far, 3, 4);
  square(grid, 3, far, 4);
  const centres = ALIGNMENTS[version - 1] ?? [];
  const last = size - 7;
  for (const x of centres) {
    for (const y of centres) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!corner) square(grid, x, y, 2);
    }
  }
  writeFormat(grid, 0);
  if (version >= VERSION_FROM) writeVersion(grid, version);
  return grid;
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

/** Rings around a middle: with 4 a finder and its white edge, with 2 an alignment mark. */
function square(grid: Grid, x: number, y: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, x + dx, y + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

/** Level M is written as 00, so that only the mask is left; 10 bits guard it. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 12, 0x1f25);
}

function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}

export function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bit = (i: number) => ((formatBits(mask) >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    // Beside the upper left finder, around the corner and past the dotted line.
    const [x, y] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
    set(grid, x, y, bit(i));
    // And once more, half of it beside each of the other two.
    if (i < 8) set(grid, size - 1 - i, 8, bit(i));
    else set(grid, 8, size - 15 + i, bit(i));
  }
  set(grid, 8, size - 8, true);
}

function writeVersion(grid: Grid, version: number): void {
  const bits = versionBits(version);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    const [a, b] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    set(grid, a, b, dark);
    set(grid, b, a, dark);
  }
}
