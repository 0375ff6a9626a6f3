import { SLOTS, type EditionId, type PrintedSheet, type SheetDescription } from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, cross, label, line, minus, oval, rect, type Mark } from './page.ts';

/** The tracks on the right of a sheet, 81 mm wide. */
export interface Tracks {
  readonly printed: PrintedSheet;
  readonly edition: EditionId;
  readonly words: Words;
  /** The marks of a finished sheet; absent on a blank one. */
  readonly filled?: SheetDescription | undefined;
}

const WIDTH = 81;

export function tracks(sheet: Tracks): Mark[] {
  return [...plans(sheet), ...estates(sheet), ...rows(sheet)];
}

function heading(y: number, title: string, note: string): Mark[] {
  return [
    label(0, y, title, { size: 11.5, font: 'display' }),
    label(WIDTH, y, note, { size: 7.5, align: 'end', grey: true }),
  ];
}

function plans({ edition, words, filled }: Tracks): Mark[] {
  const width = 26;
  return [
    ...heading(3, words.columns.plans, words.paper.plans),
    ...SLOTS.flatMap((slot, i) => {
      const x = i * (width + 1.5);
      const points = filled?.plans[i];
      return [
        rect(x, 5, width, 11),
        label(x + 1.5, 9, words.slots[edition][slot].replace('n', 'N'), { size: 8.5, font: 'display' }),
        ...(points === undefined ? [] : [centred(x, 5, width, 11, points, { size: 14, font: 'hand' })]),
      ];
    }),
  ];
}

function estates({ printed, words, filled }: Tracks): Mark[] {
  const [step, width, height] = [13.6, 11, 5.6];
  return [
    ...heading(22.5, words.columns.estates, words.paper.estates),
    ...printed.estates.flatMap((values, i): Mark[] => {
      const x = i * step;
      return [
        centred(x, 24, width, 6, i + 1, { size: 11, font: 'display' }),
        ...values.flatMap((value, k) => {
          const y = 30.5 + k * (height + 0.4);
          const last = k === values.length - 1;
          return [
            ...(last
              ? [line(x + 1.5, y + height, x + width - 1.5, y + height, { stroke: 0.5 })]
              : [rect(x, y, width, height)]),
            centred(x, y, width, height, value, { size: 10.5, font: last ? 'bold' : 'text' }),
            ...((filled?.improve[i]?.crossed ?? 0) > k ? [cross(x, y, width, height)] : []),
          ];
        }),
      ];
    }),
  ];
}

interface Row {
  readonly title: string;
  readonly note: string;
  readonly values: readonly string[];
  readonly crossed: number;
  readonly round?: boolean;
  /** Every box counts, and there is no last value. */
  readonly open?: boolean;
}

function rows({ printed, words, filled }: Tracks): Mark[] {
  const list: readonly Row[] = [
    {
      title: words.columns.pools,
      note: words.paper.pools,
      values: printed.pools.map(String),
      crossed: filled?.pools.crossed ?? 0,
      round: true,
    },
    {
      title: words.columns.temps,
      note: words.paper.temps(printed.tempRanks),
      values: Array<string>(printed.tempBoxes).fill(''),
      crossed: filled?.temps.crossed ?? 0,
      open: true,
    },
    {
      title: words.columns.bis,
      note: words.paper.bis,
      values: printed.bis.map(minus),
      crossed: filled?.bis.crossed ?? 0,
    },
  ];
  const short: readonly Row[] = [
    {
      title: words.columns.refusals,
      note: '',
      values: printed.refusals.map(minus),
      crossed: filled?.refusals.crossed ?? 0,
    },
    {
      title: words.columns.roundabouts,
      note: '',
      values: printed.roundabouts.map(minus),
      crossed: filled?.roundabouts.crossed ?? 0,
    },
  ];
  return [
    ...list.flatMap((row, i) => track(row, 0, 70 + i * 17.5, WIDTH)),
    ...short.flatMap((row, i) => track(row, i * 44, 122.5, 37)),
  ];
}

function track(
  { title, note, values, crossed, round = false, open = false }: Row,
  x: number,
  y: number,
  width: number,
): Mark[] {
  const step = Math.min(8.4, width / values.length);
  return [
    label(x, y, title, { size: 11.5, font: 'display' }),
    label(x + width, y, note, { size: 7.5, align: 'end', grey: true }),
    ...values.flatMap((value, k): Mark[] => {
      const at = x + k * step;
      const box = step - 0.6;
      const last = !open && k === values.length - 1;
      const frame = round ? oval(at + box / 2, y + 6, box / 2, 3.6) : rect(at, y + 2.4, box, 7.2);
      return [
        last ? line(at + 0.8, y + 9.6, at + box - 0.8, y + 9.6, { stroke: 0.5 }) : frame,
        centred(at, y + 2.4, box, 7.2, value, { size: last ? 10 : 9, font: last ? 'bold' : 'text' }),
        ...(k < crossed ? [cross(at, y + 2.4, box, 7.2)] : []),
      ];
    }),
  ];
}
