import { popcount, span } from '../bits.ts';
import { MAX_SIZE, SLOTS, STREETS } from '../types.ts';
import { NONE } from './cells.ts';
import type { ReadonlySheet } from './readonlySheet.ts';

/** A sheet described for display, so that no page, terminal or text view has to read masks. */
export interface SheetDescription {
  readonly streets: readonly StreetDescription[];
  readonly pools: Track;
  /** Temps have no printed values: players are ranked by them. */
  readonly temps: Tally;
  /** The columns of estate sizes 1 to 6. */
  readonly improve: readonly Track[];
  readonly bis: Track;
  readonly refusals: Track;
  readonly roundabouts: Track;
  /** The points of plans A, B and C. */
  readonly plans: readonly (number | undefined)[];
}

export interface StreetDescription {
  readonly houses: readonly HouseDescription[];
  /** Whether there is a fence after each house but the last. */
  readonly fences: readonly boolean[];
  readonly estates: readonly EstateDescription[];
  readonly parks: Track;
}

export interface HouseDescription {
  readonly kind: 'empty' | 'number' | 'bis' | 'roundabout';
  readonly number?: number;
  /**
   * `plot`: can still become a pool. `missed`: the house was numbered, or made a roundabout, without its
   * pool.
   */
  readonly pool: 'none' | 'plot' | 'built' | 'missed';
  readonly used: boolean;
}

export interface EstateDescription {
  readonly first: number;
  readonly size: number;
  /** How many of its houses have no number yet. */
  readonly missing: number;
  /** Whether a plan used it, or any of its houses. */
  readonly used: boolean;
  /** `complete` scores, `open` is not complete yet, `too-large` can only score once a fence divides it. */
  readonly state: 'complete' | 'open' | 'too-large';
  /** What it is worth now, or will be when complete. */
  readonly value: number;
}

interface Tally {
  readonly crossed: number;
  readonly boxes: number;
}

export interface Track extends Tally {
  /** The value with 0, 1, 2, … boxes crossed. */
  readonly values: readonly number[];
  readonly value: number;
}

export function describeSheet(sheet: ReadonlySheet): SheetDescription {
  const { printed, tempBoxes } = sheet.layout;
  return {
    streets: Array.from({ length: STREETS }, (_, street) => describeStreet(sheet, street)),
    pools: track(printed.pools, sheet.poolCount),
    temps: { crossed: sheet.temps, boxes: tempBoxes },
    improve: printed.estates.map((values, i) => track(values, sheet.improved(i + 1))),
    bis: track(printed.bis, sheet.bisCount),
    refusals: track(printed.refusals, sheet.refusals),
    roundabouts: track(printed.roundabouts, sheet.roundaboutCount),
    plans: SLOTS.map((_, slot) => (sheet.plan(slot) === NONE ? undefined : sheet.plan(slot))),
  };
}

function describeStreet(sheet: ReadonlySheet, street: number): StreetDescription {
  const length = sheet.layout.lengths[street] as number;
  return {
    houses: Array.from({ length }, (_, house) => describeHouse(sheet, street, house)),
    fences: Array.from({ length: length - 1 }, (_, gap) => has(sheet.fences(street), gap)),
    estates: [...estates(sheet, street)],
    parks: track(sheet.layout.printed.streets[street]?.parks ?? [], sheet.parks(street)),
  };
}

function describeHouse(sheet: ReadonlySheet, street: number, house: number): HouseDescription {
  const number = sheet.number(street, house);
  const used = has(sheet.used(street), house);
  const pool = poolState(sheet, street, house);
  if (has(sheet.roundabouts(street), house)) return { kind: 'roundabout', pool, used };
  if (number === NONE) return { kind: 'empty', pool, used };
  return { kind: has(sheet.bis(street), house) ? 'bis' : 'number', number, pool, used };
}

function poolState(sheet: ReadonlySheet, street: number, house: number): HouseDescription['pool'] {
  if (!has(sheet.layout.plots[street] as number, house)) return 'none';
  if (has(sheet.pools(street), house)) return 'built';
  return has(sheet.empty(street), house) ? 'plot' : 'missed';
}

/** [H4] [H5] The runs between fences, without roundabouts. */
function* estates(sheet: ReadonlySheet, street: number): Generator<EstateDescription> {
  for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
    const last = sheet.runEnd(street, first);
    const run = span(first, last);
    if ((run & sheet.roundabouts(street)) === 0) {
      const size = last - first + 1;
      const missing = popcount(run & ~sheet.built(street));
      const open = missing === 0 ? 'complete' : 'open';
      yield {
        first,
        size,
        missing,
        used: (run & sheet.used(street)) !== 0,
        state: size > MAX_SIZE ? 'too-large' : open,
        value: sheet.layout.printed.estates[size - 1]?.[sheet.improved(size)] ?? 0,
      };
    }
    first = last + 1;
  }
}

function track(values: readonly number[], crossed: number): Track {
  return { crossed, boxes: values.length - 1, values, value: values[crossed] ?? 0 };
}

function has(mask: number, index: number): boolean {
  return ((mask >> index) & 1) === 1;
}
