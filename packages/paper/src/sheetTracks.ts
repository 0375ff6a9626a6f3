import { SLOTS, type EditionId, type PrintedSheet, type SheetDescription } from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, cross, label, line, minus, oval, rect, type Box, type Mark } from './page.ts';

/** The tracks on the right of a sheet, 81 mm wide. */
export interface Tracks {
  readonly printed: PrintedSheet;
  readonly edition: EditionId;
  readonly words: Words;
  /** The marks of a finished sheet; absent on a blank one. */
  readonly filled?: SheetDescription | undefined;
}

const WIDTH = 81;
/** Where the tracks begin. */
export const TRACKS_AT = { x: 178, y: 14 };

/** The position of a plan's points. */
export function planBox(slot: number): Box {
  return { x: slot * 27.5, y: 5, width: 26, height: 11 };
}

/** Value k for estates of a size. */
export function estateBox(size: number, k: number): Box {
  return { x: (size - 1) * 13.6, y: 30.5 + k * 6, width: 11, height: 5.6 };
}

export type TrackName = 'pools' | 'temps' | 'bis' | 'refusals' | 'roundabouts';

/** The position of a track's title, and the width of the track. */
const TRACKS: {
  readonly [N in TrackName]: { readonly x: number; readonly y: number; readonly width: number };
} = {
  pools: { x: 0, y: 70, width: WIDTH },
  temps: { x: 0, y: 87.5, width: WIDTH },
  bis: { x: 0, y: 105, width: WIDTH },
  refusals: { x: 0, y: 122.5, width: 37 },
  roundabouts: { x: 44, y: 122.5, width: 37 },
};

/** Value k of a track with this many values. */
export function trackBox(name: TrackName, count: number, k: number): Box {
  const { x, y, width } = TRACKS[name];
  const step = Math.min(8.4, width / count);
  return { x: x + k * step, y: y + 2.4, width: step - 0.6, height: 7.2 };
}

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
  return [
    ...heading(3, words.columns.plans, words.paper.plans),
    ...SLOTS.flatMap((slot, i) => {
      const { x, y, width, height } = planBox(i);
      const points = filled?.plans[i];
      return [
        rect(x, y, width, height),
        label(x + 1.5, 9, words.slots[edition][slot].replace('n', 'N'), { size: 8.5, font: 'display' }),
        ...(points === undefined ? [] : [centred(x, y, width, height, points, { size: 14, font: 'hand' })]),
      ];
    }),
  ];
}

function estates({ printed, words, filled }: Tracks): Mark[] {
  return [
    ...heading(22.5, words.columns.estates, words.paper.estates),
    ...printed.estates.flatMap((values, i): Mark[] => {
      const column = estateBox(i + 1, 0);
      return [
        centred(column.x, 24, column.width, 6, i + 1, { size: 11, font: 'display' }),
        ...values.flatMap((value, k) => {
          const { x, y, width, height } = estateBox(i + 1, k);
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
  readonly name: TrackName;
  readonly title: string;
  readonly note: string;
  readonly values: readonly string[];
  readonly crossed: number;
  readonly round?: boolean;
  /** Every box counts; there is no last value. */
  readonly open?: boolean;
}

function rows({ printed, words, filled }: Tracks): Mark[] {
  const rows: readonly Row[] = [
    {
      name: 'pools',
      title: words.columns.pools,
      note: words.paper.pools,
      values: printed.pools.map(String),
      crossed: filled?.pools.crossed ?? 0,
      round: true,
    },
    {
      name: 'temps',
      title: words.columns.temps,
      note: words.paper.temps(printed.tempRanks),
      values: Array<string>(printed.tempBoxes).fill(''),
      crossed: filled?.temps.crossed ?? 0,
      open: true,
    },
    {
      name: 'bis',
      title: words.columns.bis,
      note: words.paper.bis,
      values: printed.bis.map(minus),
      crossed: filled?.bis.crossed ?? 0,
    },
    {
      name: 'refusals',
      title: words.columns.refusals,
      note: '',
      values: printed.refusals.map(minus),
      crossed: filled?.refusals.crossed ?? 0,
    },
    {
      name: 'roundabouts',
      title: words.columns.roundabouts,
      note: '',
      values: printed.roundabouts.map(minus),
      crossed: filled?.roundabouts.crossed ?? 0,
    },
  ];
  return rows.flatMap(track);
}

function track({ name, title, note, values, crossed, round = false, open = false }: Row): Mark[] {
  const { x, y, width } = TRACKS[name];
  return [
    label(x, y, title, { size: 11.5, font: 'display' }),
    label(x + width, y, note, { size: 7.5, align: 'end', grey: true }),
    ...values.flatMap((value, k): Mark[] => {
      const box = trackBox(name, values.length, k);
      const last = !open && k === values.length - 1;
      const frame = round
        ? oval(box.x + box.width / 2, y + 6, box.width / 2, 3.6)
        : rect(box.x, box.y, box.width, box.height);
      return [
        last ? line(box.x + 0.8, y + 9.6, box.x + box.width - 0.8, y + 9.6, { stroke: 0.5 }) : frame,
        centred(box.x, box.y, box.width, box.height, value, {
          size: last ? 10 : 9,
          font: last ? 'bold' : 'text',
        }),
        ...(k < crossed ? [cross(box.x, box.y, box.width, box.height)] : []),
      ];
    }),
  ];
}
