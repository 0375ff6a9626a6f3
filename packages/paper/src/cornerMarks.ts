import type { EditionId, SheetId } from 'picket-engine';
import { rect, type Mark } from './page.ts';

/** The marks that let a camera find and identify a sheet, in millimetres of the area. */

/** The same area is centred on both paper sizes, so photos of both have the same geometry. */
export const AREA = { width: 259, height: 190 };

/** A mark is a black ring around a white ring around a black core. */
const SIZE = 8;

/** The centre of each corner mark, clockwise from the top left. */
export const CORNERS: readonly { readonly x: number; readonly y: number }[] = [
  { x: SIZE / 2, y: SIZE / 2 },
  { x: AREA.width - SIZE / 2, y: SIZE / 2 },
  { x: AREA.width - SIZE / 2, y: AREA.height - SIZE / 2 },
  { x: SIZE / 2, y: AREA.height - SIZE / 2 },
];

/** The core of the first one is flatter, so people see which way is up; the camera reads that from the code. */
export function cornerMarks(): Mark[] {
  return CORNERS.flatMap(({ x, y }, i) => [
    rect(x - 4, y - 4, SIZE, SIZE, { stroke: 0, fill: 'ink' }),
    rect(x - 2.6, y - 2.6, 5.2, 5.2, { stroke: 0, fill: 'white' }),
    rect(x - 1.4, y - (i === 0 ? 0.6 : 1.4), 2.8, i === 0 ? 2 : 2.8, { stroke: 0, fill: 'ink' }),
  ]);
}

/** A sheet's index in this list is its code on paper, so never change the order or reuse an index. */
export const PRINTED_SHEETS: readonly { readonly edition: EditionId; readonly sheet: SheetId }[] = [
  { edition: '2018', sheet: 'classic' },
  { edition: '2023', sheet: 'classic' },
  { edition: '2023', sheet: 'blueprint' },
];

/** The code: a black square at each end, and between them a number in three bits and its complement. */
const BITS = 3;
const SQUARE = 2;
const STEP = 3;

/** The centre of each square of the code, from the left. */
export const CODE: readonly { readonly x: number; readonly y: number }[] = Array.from(
  { length: 2 * BITS + 2 },
  (_, i) => ({ x: 224 + i * STEP, y: 179.5 }),
);

function bitsOf(number: number): boolean[] {
  const bits = Array.from({ length: BITS }, (_, i) => ((number >> (BITS - 1 - i)) & 1) === 1);
  return [true, ...bits, ...bits.map((bit) => !bit), true];
}

export function code(edition: EditionId, sheet: SheetId): Mark[] {
  const number = PRINTED_SHEETS.findIndex((other) => other.edition === edition && other.sheet === sheet);
  const black = bitsOf(number);
  return CODE.filter((_, i) => black[i]).map(({ x, y }) =>
    rect(x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE, { stroke: 0, fill: 'ink' }),
  );
}

/** Decodes black and white squares; undefined if the code is invalid. */
export function numberIn(black: readonly boolean[]): number | undefined {
  for (let number = 0; number < 1 << BITS; number++) {
    if (bitsOf(number).every((bit, i) => bit === black[i])) return number;
  }
  return undefined;
}
