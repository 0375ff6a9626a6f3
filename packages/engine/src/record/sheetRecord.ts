import { bitsOf } from '../bits.ts';
import { editionBlock } from '../edition/components.ts';
import { layoutOf } from '../edition/layout.ts';
import { EDITIONS, MODES, SHEETS, type EditionId, type ModeId, type SheetId } from '../edition/names.ts';
import { rulingsOf, type Rulings } from '../edition/rulings.ts';
import type { Components } from '../edition/types.ts';
import { modeOf } from '../mode/index.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check, integer, list, nullable, object, oneOf, type Shape, mismatch } from '../shape.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE, Sheet } from '../sheet/sheet.ts';
import type { Rules } from '../state/rules.ts';
import { MAX_HOUSES, MAX_SIZE, SLOTS, STREETS } from '../types.ts';
import { fillSheet } from './fillSheet.ts';

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

const house: Shape<HouseRecord> = (value, path) => {
  if (value === null || value === 'roundabout') return value;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  if (typeof value === 'string' && /^(0|[1-9]\d?)bis$/.test(value)) return value;
  return mismatch(path, { expected: 'house' });
};

const houses = list(integer(0, MAX_HOUSES - 1), 0, MAX_HOUSES);
const boxes = integer(0, 99);
/** The largest value a cell can hold; the sheet does not know what its plans pay. */
const MAX_POINTS = 0x7fffffff;

const sheetShape: Shape<SheetRecord> = object(
  {
    format: oneOf(['picket-sheet/1']),
    edition: oneOf(EDITIONS),
    sheet: oneOf(SHEETS),
    streets: list(
      object({
        houses: list(house, 1, MAX_HOUSES),
        fences: houses,
        pools: houses,
        used: houses,
        parks: boxes,
      }),
      STREETS,
      STREETS,
    ),
    improve: list(boxes, MAX_SIZE, MAX_SIZE),
    temps: boxes,
    refusals: boxes,
    plans: list(nullable(integer(0, MAX_POINTS)), SLOTS.length, SLOTS.length),
  },
  { mode: oneOf(MODES), rules: integer(1, 9999) },
);

/** The rulings that decide which marks are legal. */
const OF_MARKS = ['bisCrossesFences'] as const satisfies readonly (keyof Rulings)[];

function rulingsFor(edition: EditionId, mode: ModeId, version: number): Rulings {
  return rulingsOf(edition, version, modeOf(edition, mode)?.rulings);
}

/** What a sheet record must name so that it is read under the right rulings. */
function namedRulings(
  { edition, mode }: Rules['options'],
  rules: number,
): Pick<SheetRecord, 'mode' | 'rules'> {
  const first = rulingsFor(edition, MODES[0], 1);
  const mine = rulingsFor(edition, mode, rules);
  return OF_MARKS.some((ruling) => mine[ruling] !== first[ruling]) ? { mode, rules } : {};
}

/** A sheet with what is wrong with it; impossible marks are not on it. */
export interface Inspected {
  readonly sheet: Sheet;
  readonly faults: readonly Rejection[];
}

/** [H6] Reads a sheet, finished or not, and finds every mark that nobody could have made. */
export function inspectSheet(input: unknown, components: Components): Result<Inspected> {
  const shaped = check(sheetShape, input);
  if (!shaped.ok) return shaped;
  const { edition, sheet: name, mode = MODES[0], rules = 1 } = shaped.value;
  const printed = editionBlock(components, edition).sheets[name];
  if (printed === undefined) return reject(rejection('sheet-not-in-edition', { sheet: name, edition }));
  const sheet = new Sheet(layoutOf(printed, rulingsFor(edition, mode, rules)));
  return ok({ sheet, faults: fillSheet(sheet, shaped.value) });
}

/** [H6] Reads a sheet and checks that it is possible. */
export function readSheet(input: unknown, components: Components): Result<Sheet> {
  const inspected = inspectSheet(input, components);
  if (!inspected.ok) return inspected;
  const { sheet, faults } = inspected.value;
  const [fault] = faults;
  return fault === undefined ? ok(sheet) : reject(fault);
}

/** [H6] The same for a sheet of a game, whose printing and rules are known. */
export function readSheetOf({ layout, options }: Rules, input: unknown): Result<Sheet> {
  const shaped = check(sheetShape, input);
  if (!shaped.ok) return shaped;
  const { edition, sheet: name } = shaped.value;
  if (edition !== options.edition || name !== options.sheet) {
    return reject(rejection('sheet-not-in-edition', { sheet: name, edition: options.edition }));
  }
  const sheet = new Sheet(layout);
  const [fault] = fillSheet(sheet, shaped.value);
  return fault === undefined ? ok(sheet) : reject(fault);
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
