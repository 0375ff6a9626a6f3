import { SLOTS, STREETS, type PrintedSheet, type Score } from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, label, line, rect, type Box, type Mark } from './page.ts';

/** The sum along the bottom of a sheet; the large box is the total. */

export const SUM_Y = 157.5;
const BOX = 11;

const PARTS = ['plans', 'parks', 'pools', 'temps', 'estates', 'bis', 'refusals', 'roundabouts'] as const;
export type SumPart = (typeof PARTS)[number];

const LOST: ReadonlySet<SumPart> = new Set(['bis', 'refusals', 'roundabouts']);

interface Group {
  readonly part: SumPart;
  readonly sign: string;
  readonly x: number;
  readonly width: number;
  readonly boxes: readonly Box[];
}

function countOf(part: SumPart, printed: PrintedSheet): number {
  if (part === 'plans') return SLOTS.length;
  if (part === 'parks') return STREETS;
  return part === 'estates' ? printed.estates.length : 1;
}

/** The position of each part of the sum. */
export function sumGroups(printed: PrintedSheet): Group[] {
  let next = 0;
  return PARTS.map((part, i) => {
    const count = countOf(part, printed);
    const x = next + (i === 0 ? 0 : 4);
    const width = Math.max(count * (BOX + 0.6), 12);
    next = x + width + 0.4;
    const boxes = Array.from({ length: count }, (_, k) => ({
      x: x + k * (BOX + 0.6),
      y: 7,
      width: BOX,
      height: BOX,
    }));
    return { part, sign: i === 0 ? '' : LOST.has(part) ? '–' : '+', x, width, boxes };
  });
}

function valuesOf(part: SumPart, score: Score): readonly number[] {
  const value = score[part];
  return typeof value === 'number' ? [value] : value;
}

export function sum(printed: PrintedSheet, words: Words, score: Score | undefined, width: number): Mark[] {
  const groups = sumGroups(printed);
  const end = groups.reduce((furthest, group) => Math.max(furthest, group.x + group.width + 0.4), 0);
  return [
    line(0, 0, width, 0, { stroke: 0.5 }),
    ...groups.flatMap((group): Mark[] => [
      ...(group.sign === '' ? [] : [sign(group.x - 4, group.sign)]),
      label(group.x + group.width / 2, 5.4, words.columns[group.part], { size: 7.5, align: 'middle' }),
      ...group.boxes.flatMap(({ x, y, width, height }, i): Mark[] => {
        const value = score && valuesOf(group.part, score)[i];
        return [
          rect(x, y, width, height),
          ...(value === undefined ? [] : [centred(x, y, width, height, value, { size: 13, font: 'hand' })]),
        ];
      }),
    ]),
    sign(end, '='),
    rect(width - 25, 4, 25, 14, { stroke: 0.7 }),
    label(width - 12.5, 7.4, words.columns.total, { size: 7.5, align: 'middle' }),
    label(width - 12.5, 15.6, score?.total ?? '', { size: 20, font: 'hand', align: 'middle' }),
  ];
}

function sign(x: number, text: string): Mark {
  return centred(x, 7, 4, BOX, text, { size: 12, font: 'bold' });
}
