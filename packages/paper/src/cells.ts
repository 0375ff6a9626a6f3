import { SLOTS, type PrintedSheet } from 'picket-engine';
import { movedBox, type Box } from './page.ts';
import { doorBox, gapBox, houseBox, parkBoxes, poolBox, STREETS_AT } from './sheetStreets.ts';
import { SUM_Y, sumGroups, type SumPart } from './sheetSum.ts';
import { estateBox, planBox, trackBox, TRACKS_AT, type TrackName } from './sheetTracks.ts';

/** A place on a sheet where players write, in millimetres of the area between the corner marks. */
export type Cell = { readonly box: Box; readonly index: number } & (
  | { readonly kind: 'house' | 'door' | 'fence' | 'pool' | 'park'; readonly street: number }
  | { readonly kind: 'plan' }
  | { readonly kind: 'estate'; readonly size: number }
  | { readonly kind: 'track'; readonly track: TrackName }
  | { readonly kind: 'sum'; readonly part: SumPart }
);

/** Every cell of a sheet, from the functions that draw it. The total is left out: it adds no information. */
export function cellsOf(printed: PrintedSheet): Cell[] {
  return [...streetCells(printed), ...trackCells(printed), ...sumCells(printed)];
}

function streetCells(printed: PrintedSheet): Cell[] {
  return printed.streets.flatMap(({ houses, pools }, street) => {
    const at = (box: Box): Box => movedBox(box, STREETS_AT.x, STREETS_AT.y + street * STREETS_AT.tier);
    const all = Array.from({ length: houses }, (_, index) => index);
    return [
      ...all.map((index): Cell => ({ kind: 'house', street, index, box: at(houseBox(index)) })),
      ...all.map((index): Cell => ({ kind: 'door', street, index, box: at(doorBox(index)) })),
      ...all.slice(1).map((_, index): Cell => ({ kind: 'fence', street, index, box: at(gapBox(index)) })),
      ...pools.map((index): Cell => ({ kind: 'pool', street, index, box: at(poolBox(index)) })),
      ...parkBoxes(printed, street).map((box, index): Cell => ({
        kind: 'park',
        street,
        index,
        box: at(box),
      })),
    ];
  });
}

function trackCells(printed: PrintedSheet): Cell[] {
  const at = (box: Box): Box => movedBox(box, TRACKS_AT.x, TRACKS_AT.y);
  // The last value of a track has no box.
  const tracks: readonly (readonly [TrackName, count: number, boxes: number])[] = [
    ['pools', printed.pools.length, printed.pools.length - 1],
    ['temps', printed.tempBoxes, printed.tempBoxes],
    ['bis', printed.bis.length, printed.bis.length - 1],
    ['refusals', printed.refusals.length, printed.refusals.length - 1],
    ['roundabouts', printed.roundabouts.length, printed.roundabouts.length - 1],
  ];
  return [
    ...SLOTS.map((_, index): Cell => ({ kind: 'plan', index, box: at(planBox(index)) })),
    ...printed.estates.flatMap((values, i) =>
      values
        .slice(1)
        .map((_, index): Cell => ({ kind: 'estate', size: i + 1, index, box: at(estateBox(i + 1, index)) })),
    ),
    ...tracks.flatMap(([track, count, boxes]) =>
      Array.from({ length: boxes }, (_, index): Cell => ({
        kind: 'track',
        track,
        index,
        box: at(trackBox(track, count, index)),
      })),
    ),
  ];
}

function sumCells(printed: PrintedSheet): Cell[] {
  return sumGroups(printed).flatMap(({ part, boxes }) =>
    boxes.map((box, index): Cell => ({ kind: 'sum', part, index, box: movedBox(box, 0, SUM_Y) })),
  );
}
