import { builtIn } from 'picket-engine';
import { en } from 'picket-words';
import { expect, test } from 'vitest';
import { cellsOf, CODE, numberIn, PRINTED_SHEETS, sheetPage, type Page } from './index.ts';

const A4_MARGIN = { x: (297 - 259) / 2, y: (210 - 190) / 2 };

/** Whether a shape of a page begins at a point of the area; paths have two decimals. */
function beginsAt({ marks }: Page, x: number, y: number): boolean {
  return marks.some((mark) => {
    const [, left, top] = (mark.kind === 'path' && /^M(-?[\d.]+) (-?[\d.]+)/.exec(mark.d)) || [];
    return Math.abs(Number(left) - A4_MARGIN.x - x) < 0.02 && Math.abs(Number(top) - A4_MARGIN.y - y) < 0.02;
  });
}

test.each(PRINTED_SHEETS)('$edition $sheet: every cell is where it is drawn', ({ edition, sheet }) => {
  const printed = builtIn.editions[edition]?.sheets[sheet];
  if (printed === undefined) throw new Error('There is no such sheet.');
  const page = sheetPage({ paper: 'a4', edition, sheet, words: en });
  const cells = cellsOf(printed);
  for (const { kind, box, ...rest } of cells) {
    // Pools and their track are ovals, whose paths begin at the middle of their left side.
    const oval = kind === 'pool' || ('track' in rest && rest.track === 'pools');
    const found = beginsAt(page, box.x, box.y + (oval ? box.height / 2 : 0));
    expect(found, JSON.stringify({ kind, ...rest })).toBe(true);
  }
  const houses = printed.streets.reduce((sum, street) => sum + street.houses, 0);
  expect(cells.filter(({ kind }) => kind === 'house')).toHaveLength(houses);
  expect(cells.filter(({ kind }) => kind === 'fence')).toHaveLength(houses - printed.streets.length);
});

test('the code of a sheet identifies it, and other squares are rejected', () => {
  for (const [number, { edition, sheet }] of PRINTED_SHEETS.entries()) {
    const page = sheetPage({ paper: 'a4', edition, sheet, words: en });
    const black = CODE.map(({ x, y }) => beginsAt(page, x - 1, y - 1));
    expect(numberIn(black)).toBe(number);
    for (const i of black.keys()) expect(numberIn(black.with(i, !black[i]))).toBeUndefined();
  }
});
