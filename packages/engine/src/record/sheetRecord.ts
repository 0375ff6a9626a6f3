import { bitsOf } from '../bits.ts';
import { MODES, type EditionId, type ModeId, type SheetId } from '../edition/names.ts';
import { rulingsOf, type Rulings } from '../edition/rulings.ts';
import { modeOf } from '../mode/index.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE } from '../sheet/sheet.ts';
import type { Rules } from '../state/rules.ts';
import { MAX_SIZE, SLOTS, STREETS } from '../types.ts';

/** A single sheet, as `picket-sheet/1` writes it. */
export interface SheetRecord {
  readonly format: 'picket-sheet/1';
  readonly edition: EditionId;
  readonly sheet: SheetId;
  /** Only present if mode and rules version allow other marks than the edition did at first. */
  readonly mode?: ModeId;
  readonly rules?: number;
  readonly streets: readonly StreetRecord[];
  readonly improve: readonly number[];
  readonly temps: number;
  readonly refusals: number;
  readonly plans: readonly (number | null)[];
}

export interface StreetRecord {
  readonly houses: readonly HouseRecord[];
  readonly fences: readonly number[];
  readonly pools: readonly number[];
  readonly used: readonly number[];
  readonly parks: number;
}

/** Empty, a number, a bis such as `"4bis"`, or `"roundabout"`. */
export type HouseRecord = number | string | null;

/** The rulings that decide which marks are legal. */
const OF_MARKS = ['bisCrossesFences'] as const satisfies readonly (keyof Rulings)[];

export function rulingsFor(edition: EditionId, mode: ModeId, version: number): Rulings {
  return rulingsOf(edition, version, modeOf(edition, mode)?.rulings);
}

/** What a sheet record must name to be read under the right rulings. */
function namedRulings(
  { edition, mode }: Rules['options'],
  rules: number,
): Pick<SheetRecord, 'mode' | 'rules'> {
  const first = rulingsFor(edition, MODES[0], 1);
  const mine = rulingsFor(edition, mode, rules);
  return OF_MARKS.some((ruling) => mine[ruling] !== first[ruling]) ? { mode, rules } : {};
}

/** The record of a sheet from a game under these rules. */
export function writeSheet(
  sheet: ReadonlySheet,
  { options, version }: Pick<Rules, 'options' | 'version'>,
): SheetRecord {
  const streets = Array.from({ length: STREETS }, (_, street) => street);
  return {
    format: 'picket-sheet/1',
    edition: options.edition,
    sheet: options.sheet,
    ...namedRulings(options, version),
    streets: streets.map((street) => ({
      houses: Array.from({ length: sheet.layout.lengths[street] as number }, (_, h) =>
        writeHouse(sheet, street, h),
      ),
      fences: bitsOf(sheet.fences(street) & (sheet.houses(street) >>> 1)),
      pools: bitsOf(sheet.pools(street)),
      used: bitsOf(sheet.used(street)),
      parks: sheet.parks(street),
    })),
    improve: Array.from({ length: MAX_SIZE }, (_, i) => sheet.improved(i + 1)),
    temps: sheet.temps,
    refusals: sheet.refusals,
    plans: SLOTS.map((_, slot) => (sheet.plan(slot) === NONE ? null : sheet.plan(slot))),
  };
}

function writeHouse(sheet: ReadonlySheet, street: number, h: number): HouseRecord {
  const bit = 1 << h;
  if ((sheet.roundabouts(street) & bit) !== 0) return 'roundabout';
  if ((sheet.built(street) & bit) === 0) return null;
  const number = sheet.number(street, h);
  return (sheet.bis(street) & bit) !== 0 ? `${number}bis` : number;
}
