import type { Spot, Step } from 'picket-engine';
import type { StreetModel } from '../scene/sheetTypes.ts';

interface MomentHouse {
  readonly spot: Spot;
  readonly number?: number | undefined;
  readonly x: number;
  readonly w: number;
}

/** The maximum width of a house. */
const WIDEST = 31;
const EDGE = 12;
/** Room for a fence between two estates. */
const GAP = 9;

/** The houses of the estates that the last claimed plan uses, side by side, with fences around each estate. */
export function momentHouses(
  steps: readonly Step[],
  streets: readonly StreetModel[],
  width: number,
): { readonly houses: readonly MomentHouse[]; readonly fences: readonly number[] } {
  const estates = steps.findLast((step) => step.do === 'plan')?.estates ?? [];
  const count = estates.reduce((all, [, , size]) => all + size, 0);
  const cell = Math.min(WIDEST, (width - 2 * EDGE - GAP * estates.length) / Math.max(1, count));
  let at = EDGE;
  const houses: MomentHouse[] = [];
  const fences: number[] = [];
  for (const [street, first, size] of estates) {
    fences.push(at);
    at += GAP / 2;
    for (let house = first; house < first + size; house++) {
      const number = streets[street]?.lots[house]?.number;
      houses.push({ spot: [street, house], number, x: at + cell / 2, w: cell * 0.84 });
      at += cell;
    }
    at += GAP / 2;
  }
  return { houses, fences: estates.length === 0 ? [] : [...fences, at] };
}
