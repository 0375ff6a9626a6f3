import {
  SLOTS,
  type EditionId,
  type HouseRecord,
  type SheetId,
  type SheetRecord,
  type StreetRecord,
} from 'picket-engine';
import type { Box } from 'picket-paper';

/** One thing that was read from a photo. */
export type Reading = What & {
  /** Whether it is certain enough that the player isn't asked. */
  readonly sure: boolean;
  readonly probability: number;
  /** Where it is on the sheet, in millimetres. */
  readonly box: Box;
};

type What =
  | { readonly kind: 'house'; readonly street: number; readonly house: number; readonly value: HouseRecord }
  | {
      readonly kind: 'fence' | 'pool';
      readonly street: number;
      readonly house: number;
      readonly value: boolean;
    }
  | { readonly kind: 'parks'; readonly street: number; readonly value: number; readonly boxes: number }
  | { readonly kind: 'value'; readonly size: number; readonly value: number; readonly boxes: number }
  | { readonly kind: 'temps' | 'refusals'; readonly value: number; readonly boxes: number }
  | { readonly kind: 'plan'; readonly slot: number; readonly value: number | null };

/** The sheet that was read. Roundabouts add their fences, and pools are only kept at houses with a number. */
export function recordOf(readings: readonly Reading[], edition: EditionId, sheet: SheetId): SheetRecord {
  const count = (kind: 'temps' | 'refusals'): number =>
    readings.reduce((found, reading) => (reading.kind === kind ? reading.value : found), 0);
  const streets = new Set(readings.flatMap((reading) => (reading.kind === 'house' ? [reading.street] : [])));
  return {
    format: 'picket-sheet/1',
    edition,
    sheet,
    streets: [...streets].map((street) => streetOf(readings, street)),
    improve: readings.flatMap((reading) => (reading.kind === 'value' ? [reading.value] : [])),
    temps: count('temps'),
    refusals: count('refusals'),
    plans: SLOTS.map((_, slot) =>
      readings.reduce<number | null>(
        (found, reading) => (reading.kind === 'plan' && reading.slot === slot ? reading.value : found),
        null,
      ),
    ),
  };
}

function streetOf(readings: readonly Reading[], street: number): StreetRecord {
  const houses: HouseRecord[] = [];
  const [fences, pools] = [new Set<number>(), new Set<number>()];
  let parks = 0;
  for (const reading of readings) {
    if (!('street' in reading) || reading.street !== street) continue;
    if (reading.kind === 'house') houses[reading.house] = reading.value;
    else if (reading.kind === 'parks') parks = reading.value;
    else if (reading.value) (reading.kind === 'fence' ? fences : pools).add(reading.house);
  }
  for (const [house, mark] of houses.entries()) {
    if (mark !== 'roundabout') continue;
    if (house > 0) fences.add(house - 1);
    if (house < houses.length - 1) fences.add(house);
  }
  const ascending = (list: Iterable<number>): number[] => [...list].toSorted((a, b) => a - b);
  return {
    houses,
    fences: ascending(fences),
    pools: ascending(pools).filter((house) => typeof houses[house] === 'number'),
    used: [],
    parks,
  };
}
