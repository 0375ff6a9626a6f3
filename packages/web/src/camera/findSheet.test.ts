import { en } from 'picket-words';
import { AREA, PRINTED_SHEETS, sheetPage } from 'picket-paper';
import { describe, expect, test } from 'vitest';
import { findSheet } from './findSheet.ts';
import type { Grey } from './grey.ts';
import { homography, project, type Point } from './homography.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly black: boolean;
}

/** Everything solid on a sheet: the marks and the code. */
function solids(number: number): Rectangle[] {
  const { edition, sheet } = PRINTED_SHEETS[number] ??
    PRINTED_SHEETS[0] ?? { edition: '2018', sheet: 'classic' };
  const page = sheetPage({ paper: 'a4', edition, sheet, words: en });
  return page.marks.flatMap((mark) => {
    if (mark.kind === 'text' || mark.fill === 'none') return [];
    const [x = 0, y = 0, width = 0, height = 0] = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const left = x - (page.width - AREA.width) / 2;
    const top = y - (page.height - AREA.height) / 2;
    return [{ x: left, y: top, width, height, black: mark.fill === 'ink' }];
  });
}

/** A photo of a sheet whose corners are at four points, clockwise from the top left one. */
function photoOf(rectangles: readonly Rectangle[], corners: readonly Point[], light = 220): Grey {
  const [width, height] = [1000, 760];
  const sheet = [
    { x: -10, y: -10 },
    { x: AREA.width + 10, y: -10 },
    { x: AREA.width + 10, y: AREA.height + 10 },
    { x: -10, y: AREA.height + 10 },
  ];
  const back = homography(corners, sheet);
  if (back === undefined) throw new Error('Three corners are on a line.');
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    // The mean of two points, as a lens would blur it.
    let sum = 0;
    for (const d of [0.25, 0.75]) {
      const { x, y } = project(back, (i % width) + d, Math.floor(i / width) + d);
      const onPaper = x > -10 && x < AREA.width + 10 && y > -10 && y < AREA.height + 10;
      const solid = rectangles.findLast(
        (one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height,
      );
      sum += solid?.black === true ? light / 6 : onPaper ? light : 90;
    }
    data[i] = sum / 2;
  }
  return { width, height, data };
}

const SKEWED = [
  { x: 60, y: 90 },
  { x: 930, y: 40 },
  { x: 960, y: 700 },
  { x: 30, y: 640 },
];

describe('a sheet is found in perspective', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [0, 3],
  ])('sheet %i, turned by %i quarters', (number, turns) => {
    const corners = SKEWED.map((_, i) => SKEWED[(i + turns) % 4] as Point);
    const found = findSheet(photoOf(solids(number), corners));
    if (typeof found === 'string') throw new Error(found);
    expect(found.number).toBe(number);
    const truth = homography(
      [
        { x: -10, y: -10 },
        { x: AREA.width + 10, y: -10 },
        { x: AREA.width + 10, y: AREA.height + 10 },
        { x: -10, y: AREA.height + 10 },
      ],
      corners,
    );
    for (const [x, y] of [
      [40, 60],
      [130, 95],
      [220, 150],
    ] as const) {
      const [here, there] = [project(found.place, x, y), project(truth ?? [], x, y)];
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeLessThan(2);
    }
  });
});

describe('a photo that can’t be read is rejected with its reason', () => {
  test('no marks', () => {
    expect(findSheet(photoOf([], SKEWED))).toBe('no-marks');
    // One corner is covered.
    expect(
      findSheet(
        photoOf(
          solids(0).filter(({ x, y }) => x < 200 || y < 150),
          SKEWED,
        ),
      ),
    ).toBe('no-marks');
  });

  test('a sheet with an unknown code', () => {
    expect(
      findSheet(
        photoOf(
          solids(0).filter(({ width }) => width !== 2),
          SKEWED,
        ),
      ),
    ).toBe('other-sheet');
  });

  test('a sheet that is too far away', () => {
    const far = SKEWED.map(({ x, y }) => ({ x: 300 + x / 2.2, y: 200 + y / 2.2 }));
    expect(findSheet(photoOf(solids(0), far))).toBe('blurred');
  });
});
