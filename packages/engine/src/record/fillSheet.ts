import { writeBis, bisSpots, FROM } from '../action/bis.ts';
import { popcount } from '../bits.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { MAX_NUMBER, STREETS, type ReadonlyInts } from '../types.ts';
import type { HouseRecord, SheetRecord, StreetRecord } from './sheetRecord.ts';

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
 * [H6] Copies a recorded sheet onto an empty one, mark by mark, under the rules for each kind of mark, and
 * returns its faults. Impossible marks are left out; whether a whole game could lead to this sheet is not
 * checked.
 */
export function fillSheet(sheet: Sheet, record: SheetRecord): Rejection[] {
  const faults = record.streets.flatMap((written, street) =>
    fillStreet(sheet, street, written, `streets[${street}]`),
  );
  const { layout } = sheet;
  faults.push(...tooMany(sheet, record));
  for (const [i, crossed] of record.improve.entries()) {
    const boxes = layout.columns[i + 1] as number;
    if (crossed > boxes) faults.push(fault(`improve[${i}]`, 'too-many-boxes'));
    sheet.setImproved(i + 1, Math.min(crossed, boxes));
  }
  const refusals = layout.refusals.length - 1;
  if (record.temps > layout.tempBoxes) faults.push(fault('temps', 'too-many-boxes'));
  if (record.refusals > refusals) faults.push(fault('refusals', 'too-many-boxes'));
  sheet.temps = Math.min(record.temps, layout.tempBoxes);
  sheet.refusals = Math.min(record.refusals, refusals);
  for (const [slot, points] of record.plans.entries()) if (points !== null) sheet.setPlan(slot, points);
  const used = new Int32Array(STREETS);
  for (const [street, written] of record.streets.entries()) {
    used[street] = maskOf(written.used) & sheet.built(street);
  }
  sheet.markUsed(used);
  return faults;
}

/** Marks of a kind that the track of the whole sheet has no box for. */
function tooMany(sheet: Sheet, { streets }: SheetRecord): Rejection[] {
  const { layout } = sheet;
  const written = streets.flatMap(({ houses }) => houses);
  const roundabouts = written.filter((mark) => mark === 'roundabout').length;
  const bis = written.filter(isBis).length;
  const pools = streets.reduce((sum, street) => sum + street.pools.length, 0);
  return [
    ...(roundabouts > layout.roundabouts.length - 1 ? [fault('streets', 'too-many-roundabouts')] : []),
    ...(bis > layout.bis.length - 1 ? [fault('streets', 'too-many-bis')] : []),
    ...(pools > layout.pools.length - 1 ? [fault('streets', 'too-many-pools')] : []),
  ];
}

function fillStreet(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection[] {
  if (written.houses.length !== sheet.layout.lengths[street]) {
    return [fault(`${path}.houses`, 'street-length')];
  }
  const twice = (['fences', 'pools', 'used'] as const)
    .filter((list) => popcount(maskOf(written[list])) !== written[list].length)
    .map((list) => fault(`${path}.${list}`, 'named-twice'));
  return [
    ...twice,
    ...fillHouses(sheet, street, written, path),
    ...fillFences(sheet, street, written, path),
    ...fillBis(sheet, street, written, path),
    ...fillPlots(sheet, street, written, path),
  ];
}

/** [H1] [H2] Roundabouts first, since they divide the street; then every number that is not a bis. */
function fillHouses(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection[] {
  const boxes = sheet.layout.roundabouts.length - 1;
  for (const [h, mark] of written.houses.entries()) {
    if (mark === 'roundabout' && sheet.roundaboutCount < boxes) sheet.placeRoundabout(street, h);
  }
  const faults: Rejection[] = [];
  for (const [h, mark] of written.houses.entries()) {
    const number = typeof mark === 'number' ? mark : undefined;
    if (number === undefined) continue;
    const inRange = number >= 0 && number <= MAX_NUMBER;
    if (inRange && ((sheet.fits(street, number) >> h) & 1) === 1) sheet.write(street, h, number);
    else faults.push(fault(`${path}.houses[${h}]`, inRange ? 'not-ascending' : 'number-range'));
  }
  return faults;
}

/** Fences go between two houses, and on both sides of each roundabout. */
function fillFences(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection[] {
  const gaps = sheet.houses(street) >>> 1;
  const named = maskOf(written.fences);
  const faults: Rejection[] = [];
  if ((named & ~gaps) !== 0) faults.push(fault(`${path}.fences`, 'fence-place'));
  if ((sheet.fences(street) & gaps & ~named) !== 0) {
    faults.push(fault(`${path}.fences`, 'roundabout-unfenced'));
  }
  for (const gap of written.fences) {
    if (((gaps >> gap) & 1) === 1 && ((sheet.fences(street) >> gap) & 1) === 0) sheet.putFence(street, gap);
  }
  return faults;
}

/** [A10] [A11] Writes the bis one after the other, each next to a house that already has its number. */
function fillBis(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection[] {
  const boxes = sheet.layout.bis.length - 1;
  let bis = written.houses.flatMap((mark, h) =>
    isBis(mark) ? [{ h, number: Number.parseInt(mark, 10) }] : [],
  );
  for (;;) {
    const next = bis.find(({ h, number }) => sideOf(sheet, street, h, number) !== undefined);
    if (next === undefined) return bis.map(({ h }) => fault(`${path}.houses[${h}]`, 'bis-alone'));
    const side = sideOf(sheet, street, next.h, next.number) as number;
    if (sheet.bisCount < boxes) writeBis(sheet, street, next.h, side);
    bis = bis.filter((one) => one !== next);
  }
}

function isBis(mark: HouseRecord): mark is string {
  return typeof mark === 'string' && mark !== 'roundabout';
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
function fillPlots(sheet: Sheet, street: number, written: StreetRecord, path: string): Rejection[] {
  const faults: Rejection[] = [];
  const originals = sheet.built(street) & ~sheet.bis(street);
  const possible = originals & (sheet.layout.plots[street] as number);
  const most = sheet.layout.pools.length - 1;
  for (const house of written.pools) {
    if (((possible >> house) & 1) === 1 && sheet.poolCount < most) sheet.addPools(street, 1 << house);
  }
  if ((maskOf(written.pools) & ~possible) !== 0) faults.push(fault(`${path}.pools`, 'pool-place'));
  if ((maskOf(written.used) & ~sheet.built(street)) !== 0) faults.push(fault(`${path}.used`, 'used-place'));
  const boxes = Math.min((sheet.layout.parks[street] as ReadonlyInts).length - 1, popcount(originals));
  if (written.parks > boxes) faults.push(fault(`${path}.parks`, 'too-many-parks'));
  sheet.setParks(street, Math.min(written.parks, boxes));
  return faults;
}

function maskOf(houses: readonly number[]): number {
  return houses.reduce((mask, h) => mask | (1 << h), 0);
}
