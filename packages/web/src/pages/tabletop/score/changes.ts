import {
  builtIn,
  SLOTS,
  type EditionId,
  type HouseRecord,
  type PrintedSheet,
  type SheetId,
  type SheetRecord,
  type Spot,
  type StreetRecord,
} from 'picket-engine';

/** Edits a paper sheet that is typed in: any mark, possible or not. */

export function printedSheet(edition: EditionId, sheet: SheetId): PrintedSheet | undefined {
  return builtIn.editions[edition]?.sheets[sheet];
}

export function blankSheet(edition: EditionId, sheet: SheetId): SheetRecord {
  const printed = printedSheet(edition, sheet);
  return {
    format: 'picket-sheet/1',
    edition,
    sheet,
    streets: (printed?.streets ?? []).map(({ houses }) => ({
      houses: Array<null>(houses).fill(null),
      fences: [],
      pools: [],
      used: [],
      parks: 0,
    })),
    improve: (printed?.estates ?? []).map(() => 0),
    temps: 0,
    refusals: 0,
    plans: SLOTS.map(() => null),
  };
}

export function markAt(record: SheetRecord, [street, house]: Spot): HouseRecord {
  return record.streets[street]?.houses[house] ?? null;
}

/** Writes a number, a bis, or a roundabout with its fences; null empties the house. */
export function withHouse(record: SheetRecord, [street, house]: Spot, mark: HouseRecord): SheetRecord {
  return withStreet(record, street, (before) => ({
    houses: before.houses.with(house, mark),
    ...(typeof mark === 'number' ? {} : { pools: before.pools.filter((pool) => pool !== house) }),
    ...(mark === null ? { used: before.used.filter((used) => used !== house) } : {}),
    ...(mark === 'roundabout' ? { fences: fencedAround(before, house) } : {}),
  }));
}

function fencedAround({ houses, fences }: StreetRecord, house: number): number[] {
  const around = [house - 1, house].filter((gap) => gap >= 0 && gap < houses.length - 1);
  return ascending(new Set([...fences, ...around]));
}

/** What the bis key writes: a copy of the neighbour's number, or the number as a bis. */
export function bisAt(record: SheetRecord, spot: Spot): string | undefined {
  const [street, house] = spot;
  const own = numberOf(markAt(record, spot));
  const beside = [house - 1, house + 1].map((next) => numberOf(markAt(record, [street, next])));
  const number = own ?? beside[0] ?? beside[1];
  return number === undefined ? undefined : `${number}bis`;
}

/** The number of a house, bis or not. */
export function numberOf(mark: HouseRecord): number | undefined {
  if (mark === null || mark === 'roundabout') return undefined;
  return typeof mark === 'number' ? mark : Number.parseInt(mark, 10);
}

export function withFence(record: SheetRecord, [street, gap]: Spot): SheetRecord {
  return withStreet(record, street, ({ fences }) => ({ fences: toggled(fences, gap) }));
}

export function withPool(record: SheetRecord, [street, house]: Spot): SheetRecord {
  return withStreet(record, street, ({ pools }) => ({ pools: toggled(pools, house) }));
}

export function withParks(record: SheetRecord, street: number, parks: number): SheetRecord {
  return withStreet(record, street, () => ({ parks }));
}

export function withValue(record: SheetRecord, size: number, crossed: number): SheetRecord {
  return { ...record, improve: record.improve.with(size - 1, crossed) };
}

export function withPlan(record: SheetRecord, slot: number, points: number | null): SheetRecord {
  return { ...record, plans: record.plans.with(slot, points) };
}

function withStreet(
  record: SheetRecord,
  street: number,
  change: (before: StreetRecord) => Partial<StreetRecord>,
): SheetRecord {
  const before = record.streets[street];
  if (before === undefined) return record;
  return { ...record, streets: record.streets.with(street, { ...before, ...change(before) }) };
}

function toggled(list: readonly number[], item: number): number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : ascending([...list, item]);
}

const ascending = (list: Iterable<number>): number[] => [...list].toSorted((a, b) => a - b);
