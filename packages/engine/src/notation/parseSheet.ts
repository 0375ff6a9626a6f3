import { EDITIONS, MODES, SHEETS } from '../edition/names.ts';
import type { HouseRecord, SheetRecord, StreetRecord } from '../record/sheetRecord.ts';
import type { Result } from '../result.ts';
import { MAX_HOUSES, MAX_SIZE, SLOTS, STREETS } from '../types.ts';
import type { NotationFault } from './fault.ts';
import { emptyMark, TRACKS, type TrackName } from './formatSheet.ts';
import { Reader, reading, stopAt } from './reader.ts';

/**
 * [N2] [N4] Reads a sheet from its line. Only the form is checked: `readSheet` decides whether the sheet is
 * possible.
 */
export function parseSheet(text: string): Result<SheetRecord, NotationFault> {
  return reading(() => readLine(new Reader(text)));
}

function readLine(reader: Reader): SheetRecord {
  const edition = reader.oneOf(EDITIONS, 'edition');
  reader.need(/\//y, 'slash');
  const sheet = reader.oneOf(SHEETS, 'sheet');
  const ruled = reader.take(/\//y) === undefined ? {} : readRuled(reader);
  reader.need(/:/y, 'colon');
  const streets = [readStreet(reader)];
  while (streets.length < STREETS) {
    reader.need(/\//y, 'comma', 'bar', 'slash');
    streets.push(readStreet(reader));
  }
  const { parks, value, temps, refusals, plans } = readTracks(reader);
  return {
    format: 'picket-sheet/1',
    edition,
    sheet,
    ...ruled,
    streets: streets.map((street, s) => ({ ...street, parks: parks[s] as number })),
    improve: value as number[],
    temps: temps[0] as number,
    refusals: refusals[0] as number,
    plans,
  };
}

/** The mode and rules version, for a sheet whose rulings differ from the edition's first ones. */
function readRuled(reader: Reader): Pick<Required<SheetRecord>, 'mode' | 'rules'> {
  const mode = reader.oneOf(MODES, 'mode');
  reader.need(/@/y, 'at');
  return { mode, rules: reader.number(4, 'rules') };
}

type Lists = Omit<StreetRecord, 'parks'>;

function readStreet(reader: Reader): Lists {
  const houses: HouseRecord[] = [];
  const street = { houses, fences: [] as number[], pools: [] as number[], used: [] as number[] };
  for (;;) {
    if (reader.take(/\./y) !== undefined) houses.push(...readEmpty(reader, MAX_HOUSES - houses.length));
    else if (reader.take(/c/iy) !== undefined) houses.push('roundabout');
    else readNumbered(reader, street);
    const gap = houses.length < MAX_HOUSES ? reader.take(/[,|]/y) : undefined;
    if (gap === undefined) return street;
    if (gap === '|') street.fences.push(houses.length - 1);
  }
}

function readEmpty(reader: Reader, room: number): null[] {
  const { at } = reader;
  const count = reader.sees(/\d/y) ? reader.number(2, 'empty-houses') : 1;
  return count > 0 && count <= room ? Array<null>(count).fill(null) : stopAt(at, ['empty-houses']);
}

function readNumbered(reader: Reader, { houses, pools, used }: { [L in keyof Lists]: Lists[L][number][] }) {
  const number = reader.number(2, 'cell');
  const house = houses.push(reader.take(/x/iy) === undefined ? number : `${number}bis`) - 1;
  if (reader.take(/o/iy) !== undefined) pools.push(house);
  if (reader.take(/\*/y) !== undefined) used.push(house);
}

const LENGTHS: { readonly [T in TrackName]: number } = {
  parks: STREETS,
  value: MAX_SIZE,
  temps: 1,
  refusals: 1,
  plans: SLOTS.length,
};

type Marks = (number | null)[];

/** The tracks, in any order; a missing one has no marks. */
function readTracks(reader: Reader): { [T in TrackName]: Marks } {
  const marks = (name: TrackName): Marks => Array<number | null>(LENGTHS[name]).fill(emptyMark(name));
  const tracks = {
    parks: marks('parks'),
    value: marks('value'),
    temps: marks('temps'),
    refusals: marks('refusals'),
    plans: marks('plans'),
  };
  const unread = new Set(TRACKS);
  while (unread.size > 0 && reader.take(/;/y) !== undefined) {
    const name = reader.oneOf([...unread], 'track');
    unread.delete(name);
    tracks[name] = readTrack(reader, name);
  }
  reader.finish(...(unread.size > 0 ? (['semicolon'] as const) : []));
  return tracks;
}

function readTrack(reader: Reader, name: TrackName): Marks {
  return Array.from({ length: LENGTHS[name] }, (_, i) => {
    if (i > 0) reader.need(/\./y, 'dot');
    if (name !== 'plans') return reader.number(2, 'boxes');
    return reader.take(/-/y) === undefined ? reader.number(10, 'points') : null;
  });
}
