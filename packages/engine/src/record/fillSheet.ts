import { writeBis, bisSpots, FROM } from '../action/bis.ts';
import { popcount } from '../bits.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { MAX_NUMBER, STREETS, type ReadonlyInts } from '../types.ts';
import type { SheetRecord, StreetRecord } from './sheetRecord.ts';

/** Why a sheet is impossible: where, and in which way. */
function fault(path: string, why: Fault): Rejection {
  return rejection('impossible-sheet', { path, why });
}

/** The ways in which a sheet can be impossible. */
export const FAULTS = [
  'street-length',
  'number-range',
  'not-ascending',
  'bis-alone',
  'fence-place',
  'roundabout-unfenced',
  'too-many-roundabouts',
  'too-many-bis',
  'pool-place',
  'too-many-pools',
  'used-place',
  'too-many-parks',
  'too-many-boxes',
  'named-twice',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * [H6] Copies a recorded sheet onto an empty one, mark by mark, under the rules for each kind of mark. It
 * rejects marks nobody could have made; it does not check whether a whole game could lead to this sheet.
 */
export function fillSheet(sheet: Sheet, record: SheetRecord): Rejection | undefined {
  for (const [street, written] of record.streets.entries()) {
    const wrong = fillStreet(sheet, street, written, `streets[${street}]`);
    if (wrong !== undefined) return wrong;
  }
  const { layout } = sheet;
  if (sheet.roundaboutCount > layout.roundabouts.length - 1) return fault('streets', 'too-many-roundabouts');
  if (sheet.bisCount > layout.bis.length - 1) return fault('streets', 'too-many-bis');
  if (sheet.poolCount > layout.pools.length - 1) return fault('streets', 'too-many-pools');
  for (const [i, crossed] of record.improve.entries()) {
    if (crossed > (layout.columns[i + 1] as number)) return fault(`improve[${i}]`, 'too-many-boxes');
    sheet.setImproved(i + 1, crossed);
  }
  if (record.temps > layout.tempBoxes) return fault('temps', 'too-many-boxes');
  if (record.refusals > layout.refusals.length - 1) return fault('refusals', 'too-many-boxes');
  sheet.temps = record.temps;
  sheet.refusals = record.refusals;
  for (const [slot, points] of record.plans.entries()) if (points !== null) sheet.setPlan(slot, points);
  const used = new Int32Array(STREETS);
  for (const [street, written] of record.streets.entries()) used[street] = maskOf(written.used);
  sheet.markUsed(used);
  return undefined;
}

function fillStreet(
  sheet: Sheet,
  street: number,
  written: StreetRecord,
  path: string,
): Rejection | undefined {
  if (written.houses.length !== sheet.layout.lengths[street]) return fault(`${path}.houses`, 'street-length');
  for (const list of ['fences', 'pools', 'used'] as const) {
    if (popcount(maskOf(written[list])) !== written[list].length) {
      return fault(`${path}.${list}`, 'named-twice');
    }
  }
  return (
    fillHouses(sheet, street, written, path) ??
    fillFences(sheet, street, written, path) ??
    fillBis(sheet, street, written, path) ??
    fillPlots(sheet, street, written, path)
  );
}

/** [H1] [H2] Roundabouts first, since they divide the street; then every number that is not a bis. */
function fillHouses(
  sheet: Sheet,
  street: number,
  written: StreetRecord,
  path: string,
): Rejection | undefined {
  for (const [h, mark] of written.houses.entries()) {
    if (mark === 'roundabout') sheet.placeRoundabout(street, h);
  }
  for (const [h, mark] of written.houses.entries()) {
    const number = typeof mark === 'number' ? mark : undefined;
    if (number === undefined) continue;
    if (number < 0 || number > MAX_NUMBER) return fault(`${path}.houses[${h}]`, 'number-range');
    if (((sheet.fits(street, number) >> h) & 1) === 0) return fault(`${path}.houses[${h}]`, 'not-ascending');
    sheet.write(street, h, number);
  }
  return undefined;
}

/** Fences go between two houses, and on both sides of each roundabout. */
function fillFences(
  sheet: Sheet,
  street: number,
  written: StreetRecord,
  path: string,
): Rejection | undefined {
  const gaps = sheet.houses(street) >>> 1;
  const named = maskOf(written.fences);
  if ((named & ~gaps) !== 0) return fault(`${path}.fences`, 'fence-place');
  if ((sheet.fences(street) & gaps & ~named) !== 0) return fault(`${path}.fences`, 'roundabout-unfenced');
  for (const gap of written.fences) {
    if (((sheet.fences(street) >> gap) & 1) === 0) sheet.putFence(street, gap);
  }
  return undefined;
}

/** [A10] [A11] Writes the bis one after the other, each next to a house that already has its number. */
function fillBis(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection | undefined {
  const bis = written.houses.flatMap((mark, h) =>
    typeof mark === 'string' && mark !== 'roundabout' ? [{ h, number: Number.parseInt(mark, 10) }] : [],
  );
  while (bis.length > 0) {
    const next = bis.findIndex(({ h, number }) => sideOf(sheet, street, h, number) !== undefined);
    const one = bis[Math.max(next, 0)] as (typeof bis)[number];
    const side = sideOf(sheet, street, one.h, one.number);
    if (side === undefined) return fault(`${path}.houses[${one.h}]`, 'bis-alone');
    writeBis(sheet, street, one.h, side);
    bis.splice(next, 1);
  }
  return undefined;
}

/** The side on which a bis has its original. */
function sideOf(sheet: Sheet, street: number, h: number, number: number): number | undefined {
  return [FROM.LEFT, FROM.RIGHT].find((side) => {
    const original = side === FROM.LEFT ? h - 1 : h + 1;
    return ((bisSpots(sheet, street, side) >> h) & 1) === 1 && sheet.number(street, original) === number;
  });
}

/**
 * [A6] [A7] [P3] Marks that need numbered houses: pools (on plots whose number is not a bis), parks, plans.
 */
function fillPlots(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection | undefined {
  const originals = sheet.built(street) & ~sheet.bis(street);
  const pools = maskOf(written.pools);
  if ((pools & ~(originals & (sheet.layout.plots[street] as number))) !== 0) {
    return fault(`${path}.pools`, 'pool-place');
  }
  sheet.addPools(street, pools);
  if ((maskOf(written.used) & ~sheet.built(street)) !== 0) return fault(`${path}.used`, 'used-place');
  const boxes = (sheet.layout.parks[street] as ReadonlyInts).length - 1;
  if (written.parks > Math.min(boxes, popcount(originals))) return fault(`${path}.parks`, 'too-many-parks');
  sheet.setParks(street, written.parks);
  return undefined;
}

function maskOf(houses: readonly number[]): number {
  return houses.reduce((mask, h) => mask | (1 << h), 0);
}
