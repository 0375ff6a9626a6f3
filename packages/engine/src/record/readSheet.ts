import { editionBlock } from '../edition/components.ts';
import { layoutOf } from '../edition/layout.ts';
import { EDITIONS, MODES, SHEETS } from '../edition/names.ts';
import type { Components } from '../edition/types.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check, integer, list, nullable, object, oneOf, type Shape, mismatch } from '../shape.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { Rules } from '../state/rules.ts';
import { MAX_HOUSES, MAX_SIZE, SLOTS, STREETS } from '../types.ts';
import { fillSheet } from './fillSheet.ts';
import { rulingsFor, type HouseRecord, type SheetRecord } from './sheetRecord.ts';

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

/** A sheet with its faults; impossible marks are not on it. */
export interface Inspected {
  readonly sheet: Sheet;
  readonly faults: readonly Rejection[];
}

/** [H6] Reads a sheet, finished or not, and finds every impossible mark. */
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

/** [H6] The same for a sheet of a game, whose layout and rules are known. */
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
