import {
  builtIn,
  describeSheet,
  type EditionId,
  type PrintedSheet,
  type ReadonlySheet,
  type Score,
  type SheetId,
} from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, label, line, moved, rect, sizeOf, type Mark, type Page, type PaperId } from './page.ts';
import { street, TIER } from './sheetStreets.ts';
import { tracks } from './sheetTracks.ts';

/** One area, centred on either paper, so that a photo of both has the same geometry. */
const AREA = { width: 259, height: 190 };
const SIDE = 178;

/** What is written on a sheet of a finished game. */
interface Filled {
  readonly sheet: ReadonlySheet;
  readonly score: Score;
  readonly player: string;
  readonly deal: string;
}

export interface SheetChoice {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly words: Words;
  readonly filled?: Filled;
}

/** A blank or a filled-in sheet, on one page. */
export function sheetPage(choice: SheetChoice): Page {
  const { paper, edition, sheet, words, filled } = choice;
  const printed = builtIn.editions[edition]?.sheets[sheet];
  if (printed === undefined) throw new Error('This edition has no such sheet.');
  const described = filled && describeSheet(filled.sheet);
  const drawn = { printed, edition, words, filled: described };
  const { width, height } = sizeOf(paper, true);
  const marks = [
    ...corners(),
    ...head(choice),
    ...[0, 1, 2].flatMap((index) => moved(street(drawn, index), 2, 13 + index * TIER)),
    ...moved(tracks(drawn), SIDE, 14),
    ...moved(sum(printed, words, filled?.score), 0, 157.5),
    label(12, 186, words.paper.foot[0], { size: 7.5 }),
    label(12, 189.4, words.paper.foot[1], { size: 7.5 }),
  ];
  return {
    width,
    height,
    title: `${words.editions[edition]}, ${words.sheets[sheet]}`,
    marks: moved(marks, (width - AREA.width) / 2, (height - AREA.height) / 2),
  };
}

/** Rings of 8 mm with a white ring inside; the core of the first one is a house, so that a camera knows which way is up. */
function corners(): Mark[] {
  return [
    [0, 0],
    [AREA.width - 8, 0],
    [0, AREA.height - 8],
    [AREA.width - 8, AREA.height - 8],
  ].flatMap(([x = 0, y = 0], i) => [
    rect(x, y, 8, 8, { stroke: 0, fill: 'ink' }),
    rect(x + 1.4, y + 1.4, 5.2, 5.2, { stroke: 0, fill: 'white' }),
    rect(x + 2.6, y + (i === 0 ? 3.4 : 2.6), 2.8, i === 0 ? 2 : 2.8, { stroke: 0, fill: 'ink' }),
  ]);
}

function head({ edition, sheet, words, filled }: SheetChoice): Mark[] {
  const fields = [
    { x: 48, width: 74, name: words.paper.player, value: filled?.player ?? '' },
    { x: 126, width: 44, name: words.paper.date, value: '' },
    { x: 174, width: 44, name: words.paper.deal, value: filled?.deal ?? '' },
  ];
  return [
    label(12, 7, 'PICKET', { size: 20, font: 'display' }),
    ...fields.flatMap(({ x, width, name, value }) => [
      label(x, 6.8, name, { size: 9 }),
      line(x + 4 + name.length * 1.7, 7.4, x + width, 7.4),
      label(x + 5 + name.length * 1.7, 6.6, value, { size: 10 }),
    ]),
    label(AREA.width - 10, 3.4, words.editions[edition], { size: 8.5, align: 'end', font: 'bold' }),
    label(AREA.width - 10, 7.2, words.sheets[sheet], { size: 8.5, align: 'end' }),
  ];
}

/** The sum along the foot; the total is the large box. */
function sum(printed: PrintedSheet, words: Words, score: Score | undefined): Mark[] {
  const groups: readonly { name: string; sign: string; values: readonly (number | undefined)[] }[] = [
    { name: words.columns.plans, sign: '', values: score?.plans ?? [undefined, undefined, undefined] },
    { name: words.columns.parks, sign: '+', values: score?.parks ?? [undefined, undefined, undefined] },
    { name: words.columns.pools, sign: '+', values: [score?.pools] },
    { name: words.columns.temps, sign: '+', values: [score?.temps] },
    {
      name: words.columns.estates,
      sign: '+',
      values: score?.estates ?? printed.estates.map(() => undefined),
    },
    { name: words.columns.bis, sign: '–', values: [score?.bis] },
    { name: words.columns.refusals, sign: '–', values: [score?.refusals] },
    { name: words.columns.roundabouts, sign: '–', values: [score?.roundabouts] },
  ];
  const box = 11;
  const marks: Mark[] = [line(0, 0, AREA.width, 0, { stroke: 0.5 })];
  let x = 0;
  for (const { name, sign, values } of groups) {
    if (sign !== '') marks.push(centred(x, 7, 4, box, sign, { size: 12, font: 'bold' }));
    const start = x + (sign === '' ? 0 : 4);
    const width = Math.max(values.length * (box + 0.6), 12);
    marks.push(label(start + width / 2, 5.4, name, { size: 7.5, align: 'middle' }));
    values.forEach((value, i) => {
      const at = start + i * (box + 0.6);
      marks.push(rect(at, 7, box, box));
      if (value !== undefined) marks.push(centred(at, 7, box, box, value, { size: 13, font: 'hand' }));
    });
    x = start + width + 0.4;
  }
  marks.push(centred(x, 7, 4, box, '=', { size: 12, font: 'bold' }));
  marks.push(rect(AREA.width - 25, 4, 25, 14, { stroke: 0.7 }));
  marks.push(label(AREA.width - 12.5, 7.4, words.columns.total, { size: 7.5, align: 'middle' }));
  const total = score?.total ?? '';
  marks.push(label(AREA.width - 12.5, 15.6, total, { size: 20, font: 'hand', align: 'middle' }));
  return marks;
}
