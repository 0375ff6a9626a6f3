import type { EstateModel, GapModel, LotModel, SheetModel, StreetModel } from '../src/scene/sheetTypes.ts';

/** A fixed position for the gallery, without rules. */
type Mark = number | 'R' | `${number}b` | null;
export interface Position {
  readonly town: string;
  readonly score: number;
  readonly marks: readonly (readonly Mark[])[];
  readonly fences: readonly (readonly number[])[];
  readonly pools: readonly (readonly number[])[];
  readonly parks: readonly number[];
  readonly used?: readonly (readonly [number, number])[];
  readonly fresh?: readonly [number, number];
}

const NAMES = ['Alder Street', 'Birch Street', 'Cedar Street'];
const PLOTS = [[2, 6, 7], [0, 3, 7], [1, 6, 10]]; // prettier-ignore
const PARKS = [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]; // prettier-ignore

export const LINDEN: Position = {
  town: 'Linden Falls',
  score: 53,
  marks: [
    [2, 3, 5, 6, 7, null, null, 11, 13, 15],
    [1, 4, '4b', 7, null, 10, 'R', 3, 6, null, 12],
    [1, 3, 4, 6, null, null, 9, null, null, 12, null, 16],
  ],
  fences: [[2, 4, 8], [2, 5, 6], [1, 6]], // prettier-ignore
  pools: [[2], [0, 7], [1, 6]],
  parks: [1, 2, 3],
  used: [[0, 9], [0, 3], [1, 0], [2, 0]], // prettier-ignore
};

export const LINDEN_DONE: Position = {
  ...LINDEN,
  score: 103,
  marks: [
    [2, 3, 5, 6, 7, 8, 9, 11, 13, 15],
    [1, 4, '4b', 7, 8, 10, 'R', 3, 6, 9, 12],
    [1, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14, 16],
  ],
  pools: [[2, 6], [0, 7], [1, 6, 10]], // prettier-ignore
  parks: [2, 3, 4],
};

function lotOf(position: Position, street: number, house: number, mark: Mark): LotModel {
  const plot = PLOTS[street]?.includes(house) ?? false;
  const built = position.pools[street]?.includes(house) ?? false;
  const fresh = position.fresh?.[0] === street && position.fresh[1] === house;
  return {
    spot: [street, house],
    kind: mark === null ? 'empty' : mark === 'R' ? 'roundabout' : typeof mark === 'string' ? 'bis' : 'number',
    ...(mark === null || mark === 'R' ? {} : { number: Number.parseInt(String(mark)) }),
    ink: fresh ? 'fresh' : 'settled',
    pool: !plot ? 'none' : built ? 'built' : mark === null ? 'plot' : 'missed',
    poolInk: fresh ? 'fresh' : 'settled',
    rings: [],
    tempRings: [],
    lit: false,
    label: `${NAMES[street] ?? ''}, house ${house + 1}`,
  };
}

function estatesOf(position: Position, street: number, marks: readonly Mark[]): EstateModel[] {
  const estates: EstateModel[] = [];
  let first = 0;
  marks.forEach((mark, house) => {
    if (mark === 'R') {
      first = house + 1;
      return;
    }
    if (house < marks.length - 1 && !position.fences[street]?.includes(house)) return;
    const row = marks.slice(first, house + 1);
    const size = row.length;
    const missing = row.filter((m) => m === null).length;
    const used = position.used?.some(([s, f]) => s === street && f === first) ?? false;
    const plate = used ? `${size} · N°3` : missing === 0 ? `${size} ✓` : `${size - missing}/${size}`;
    const state = missing === 0 ? 'complete' : 'open';
    estates.push({ first, size, missing, state, plate, used, preview: false, lit: false });
    first = house + 1;
  });
  return estates;
}

export function sheetOf(position: Position): SheetModel {
  const streets = position.marks.map((marks, street): StreetModel => {
    const crossed = position.parks[street] ?? 0;
    const values = PARKS[street] ?? [0];
    const gaps = marks.slice(0, -1).map((_, house): GapModel => ({
      at: [street, house],
      fence: position.fences[street]?.includes(house) ? 'settled' : 'none',
      target: false,
      label: `Fence after house ${house + 1}`,
    }));
    return {
      name: NAMES[street] ?? '',
      line: '',
      lots: marks.map((mark, house) => lotOf(position, street, house, mark)),
      gaps,
      estates: estatesOf(position, street, marks),
      park: {
        values,
        crossed,
        fresh: 0,
        lit: false,
        label: `Park of ${NAMES[street] ?? ''}`,
        sign: `Park · ${values[crossed] ?? 0} pts`,
        word: 'Park',
      },
    };
  });
  return { town: position.town, score: position.score, caption: 'points so far', streets };
}

/** A copy with every lot, gap and estate mapped. */
export function retouched(
  model: SheetModel,
  hand: {
    readonly lot?: (lot: LotModel) => LotModel;
    readonly gap?: (gap: GapModel) => GapModel;
    readonly street?: (street: StreetModel, index: number) => StreetModel;
  },
): SheetModel {
  const same = <T>(x: T): T => x;
  return {
    ...model,
    streets: model.streets.map((street, i) =>
      (hand.street ?? same)(
        { ...street, lots: street.lots.map(hand.lot ?? same), gaps: street.gaps.map(hand.gap ?? same) },
        i,
      ),
    ),
  };
}
