import { MODES } from '../edition/names.ts';
import type { HouseRecord, SheetRecord, StreetRecord } from '../record/sheetRecord.ts';

/** The tracks of a sheet, in the order of the notation. */
export const TRACKS = ['parks', 'value', 'temps', 'refusals', 'plans'] as const;
export type TrackName = (typeof TRACKS)[number];

/**
 * [N2] A sheet as one line: `2018/classic: 1,2o|.8 / .11 / .12; parks 1.0.0`. Exact for every possible sheet.
 */
export function formatSheet(record: SheetRecord): string {
  const { edition, sheet, mode, rules, streets, improve, temps, refusals, plans } = record;
  const marks: { readonly [T in TrackName]: readonly (number | null)[] } = {
    parks: streets.map((street) => street.parks),
    value: improve,
    temps: [temps],
    refusals: [refusals],
    plans,
  };
  const tracks = TRACKS.filter((name) => marks[name].some((mark) => mark !== emptyMark(name))).map(
    (name) => `; ${name} ${marks[name].map((mark) => mark ?? '-').join('.')}`,
  );
  const ruled = mode === undefined && rules === undefined ? '' : `/${mode ?? MODES[0]}@${rules ?? 1}`;
  return `${edition}/${sheet}${ruled}: ${streets.map(formatStreet).join(' / ')}${tracks.join('')}`;
}

/** The value of an unmarked track; such tracks are left out. */
export function emptyMark(track: TrackName): number | null {
  return track === 'plans' ? null : 0;
}

function formatStreet({ houses, fences, pools, used }: StreetRecord): string {
  let text = '';
  for (let h = 0; h < houses.length; h++) {
    if (h > 0) text += fences.includes(h - 1) ? '|' : ',';
    const marks = (pools.includes(h) ? 'o' : '') + (used.includes(h) ? '*' : '');
    const first = h;
    while (houses[h] === null && houses[h + 1] === null && !fences.includes(h)) h++;
    const run = h - first + 1;
    text += run > 1 ? `.${run}` : formatHouse(houses[h] ?? null) + marks;
  }
  return text;
}

function formatHouse(house: HouseRecord): string {
  if (house === null) return '.';
  return house === 'roundabout' ? 'c' : String(house).replace('bis', 'x');
}
