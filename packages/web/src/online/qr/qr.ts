import { codewordsOf } from './codewords.ts';
import { frameOf, writeFormat, type Grid } from './frame.ts';
import { penalty } from './penalty.ts';

/** Which modules are turned over, so that no pattern misleads the reader. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code, row by row, true where it is dark; undefined if it is too long. */
export function qrOf(text: string): boolean[][] | undefined {
  const encoded = codewordsOf([...new TextEncoder().encode(text)]);
  if (encoded === undefined) return undefined;
  const frame = frameOf(encoded.version);
  const drawn = MASKS.map((turnsOver, mask) => draw(frame, encoded.codewords, mask, turnsOver));
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

function draw(
  frame: Grid,
  codewords: readonly number[],
  mask: number,
  turnsOver: (x: number, y: number) => boolean,
): boolean[][] {
  const grid = frame.map((row) => [...row]);
  let at = 0;
  for (const [x, y] of path(frame.length)) {
    const row = grid[y];
    if (row === undefined || row[x] !== undefined) continue;
    const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
    row[x] = (bit === 1) !== turnsOver(x, y);
    at++;
  }
  writeFormat(grid, mask);
  return grid.map((row) => row.map((dark) => dark === true));
}

/** In columns of two from the right, up and down in turn, stepping over the dotted line. */
function* path(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
    up = !up;
  }
}
