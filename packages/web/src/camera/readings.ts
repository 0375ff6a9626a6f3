import { MAX_NUMBER, SLOTS, type EditionBlock, type PrintedSheet } from 'picket-engine';
import type { Box, Cell } from 'picket-paper';
import { believed, countsOf, givenCount, normal, type Sum } from './counts.ts';
import type { Evidence, NumberSeen } from './evidence.ts';
import type { Reading } from './reading.ts';
import { BIS, houseOf, houseProbabilities, isPlain, type HouseSeen } from './streetChain.ts';
import { windowOf } from './windows.ts';

/** Turns what the networks saw into readings, by the rules of the game. */

/** The player is asked about less likely readings. Photos with fonts of neither the training nor the tests decided how many. */
const SURE = 0.992;
/** And about those that the networks alone found less likely, however well the rules fit. */
const SEEN = 0.9;

interface Judged<T> {
  readonly value: T;
  readonly probability: number;
  readonly sure: boolean;
  readonly box: Box;
}

/** By the rules and by the networks alone. */
const judged = (probability: number, seen: number): Pick<Judged<unknown>, 'probability' | 'sure'> => ({
  probability,
  sure: probability > SURE && seen > SEEN,
});

export function readingsOf(
  cells: readonly Cell[],
  evidence: Evidence,
  printed: PrintedSheet,
  { plans }: Pick<EditionBlock, 'plans'>,
): Reading[] {
  const reader = new CellReader(cells, evidence);
  const tracks = reader.tracks(printed);
  const houses = readHouses(reader, printed, tracks);
  return [
    ...houses,
    ...reader.of('fence').map((cell): Reading => {
      const { street, index: house } = cell;
      return {
        kind: 'fence',
        street,
        house,
        ...reader.yesOrNo(reader.mark(cell), reader.mark(cell), windowOf(cell)),
      };
    }),
    ...printed.streets.map(({ parks }, street): Reading => {
      const boxes = reader.of('park').filter((cell) => cell.street === street);
      return { kind: 'parks', street, ...reader.count(boxes, reader.sum('parks', street, parks)) };
    }),
    ...printed.estates.map((_, i): Reading => {
      const boxes = reader.of('estate').filter(({ size }) => size === i + 1);
      return { kind: 'value', size: i + 1, ...reader.count(boxes) };
    }),
    { kind: 'temps', ...reader.count(reader.track('temps')) },
    {
      kind: 'refusals',
      ...reader.count(reader.track('refusals'), reader.sum('refusals', 0, printed.refusals)),
    },
    ...reader.of('plan').map((cell): Reading => {
      const paid = plans
        .filter(({ slot }) => slot === SLOTS[cell.index])
        .flatMap(({ high, low }) => [high, low]);
      return { kind: 'plan', slot: cell.index, ...reader.points(cell, paid) };
    }),
  ];
}

/** Houses and pools. */
function readHouses(
  reader: CellReader,
  printed: PrintedSheet,
  tracks: ReturnType<CellReader['tracks']>,
): Reading[] {
  const at = printed.streets.map((_, street) => reader.of('house').filter((cell) => cell.street === street));
  const doors = new Map(reader.of('door').map((cell) => [`${cell.street}.${cell.index}`, reader.mark(cell)]));
  const pools = reader.of('pool');
  const seen = at.map((street) =>
    street.map((cell) => {
      const pool = pools.find(({ street, index }) => street === cell.street && index === cell.index);
      const door = doors.get(`${cell.street}.${cell.index}`) ?? 0;
      return houseSeen(reader.number(cell), door, pool === undefined ? 0 : reader.mark(pool));
    }),
  );
  const found = houseProbabilities({
    streets: seen,
    bisCounts: tracks.bis,
    roundaboutCounts: tracks.roundabouts,
  });
  const built = pools.map((cell) => {
    const contents = found[cell.street]?.[cell.index] ?? [];
    const plain = contents.reduce((sum, chance, content) => sum + (isPlain(content) ? chance : 0), 0);
    return plain * reader.mark(cell);
  });
  const counted = givenCount(built, tracks.pools);
  return [
    ...at.flatMap((street, s) =>
      street.map((cell, house): Reading => {
        const contents = found[s]?.[house] ?? [];
        const best = contents.indexOf(Math.max(...contents));
        const likely = normal(flat(seen[s]?.[house] as HouseSeen));
        return {
          kind: 'house',
          street: s,
          house,
          value: houseOf(best),
          ...judged(contents[best] ?? 0, likely[best] ?? 0),
          box: windowOf(cell),
        };
      }),
    ),
    ...pools.map((cell, i): Reading => {
      const { street, index: house } = cell;
      return {
        kind: 'pool',
        street,
        house,
        ...reader.yesOrNo(counted[i] ?? 0, reader.mark(cell), windowOf(cell)),
      };
    }),
  ];
}

function houseSeen(cell: NumberSeen, door: number, pool: number): HouseSeen {
  const numbers = Array.from({ length: MAX_NUMBER + 1 }, (_, number) => cell.number(number));
  const dry = 1 - pool;
  return {
    empty: cell.empty * (1 - door) * dry,
    // A large ring may touch the door.
    roundabout: cell.roundabout * Math.max(0.3, 1 - door) * dry,
    plain: numbers.map((chance) => chance * (1 - door)),
    bis: numbers.map((chance) => chance * door * dry),
  };
}

/** How likely each content looks, indexed by content. */
function flat({ empty, roundabout, plain, bis }: HouseSeen): number[] {
  const list = [empty, roundabout, ...plain, ...bis];
  if (list.length !== BIS + MAX_NUMBER + 1) throw new Error('Contents are missing.');
  return list;
}

class CellReader {
  readonly #cells: readonly Cell[];
  readonly #evidence: Evidence;

  constructor(cells: readonly Cell[], evidence: Evidence) {
    this.#cells = cells;
    this.#evidence = evidence;
  }

  of<K extends Cell['kind']>(kind: K): (Cell & { readonly kind: K })[] {
    return this.#cells.filter((cell): cell is Cell & { readonly kind: K } => cell.kind === kind);
  }

  track(name: string): Cell[] {
    return this.of('track').filter(({ track }) => track === name);
  }

  mark(cell: Cell): number {
    return this.#evidence.marks.get(cell) ?? 0;
  }

  number(cell: Cell): NumberSeen {
    return this.#evidence.numbers.get(cell) as NumberSeen;
  }

  sum(part: string, index: number, values: readonly number[]): Sum | undefined {
    const cell = this.of('sum').find((sum) => sum.part === part && sum.index === index);
    return cell && { seen: this.number(cell), values };
  }

  /** The tracks that only repeat what is in the streets. */
  tracks({ bis, pools, roundabouts }: PrintedSheet) {
    const counts = (name: 'bis' | 'pools' | 'roundabouts', values: readonly number[]): number[] =>
      believed(
        countsOf(
          this.track(name).map((cell) => this.mark(cell)),
          this.sum(name, 0, values),
        ),
      );
    return {
      bis: counts('bis', bis),
      pools: counts('pools', pools),
      roundabouts: counts('roundabouts', roundabouts),
    };
  }

  yesOrNo(probability: number, seen: number, box: Box): Judged<boolean> {
    const value = probability > 0.5;
    const sureness = value ? probability : 1 - probability;
    return { value, ...judged(sureness, value ? seen : 1 - seen), box };
  }

  /** How many boxes of a row are crossed. */
  count(boxes: readonly Cell[], sum?: Sum): Judged<number> & { readonly boxes: number } {
    const crossed = boxes.map((cell) => this.mark(cell));
    const counts = countsOf(crossed, sum);
    const value = counts.indexOf(Math.max(...counts));
    const probability = counts[value] as number;
    const seen = Math.min(...crossed.map((chance, i) => (i < value ? chance : 1 - chance)));
    return { value, boxes: boxes.length, ...judged(probability, seen), box: around(boxes.map(windowOf)) };
  }

  /** The points of a plan; the sum repeats them. */
  points(cell: Cell & { readonly kind: 'plan' }, paid: readonly number[]): Judged<number | null> {
    const seen = this.number(cell);
    const sum = this.of('sum').find(({ part, index }) => part === 'plans' && index === cell.index);
    const again = sum && this.number(sum);
    const choices = [null, ...Array.from({ length: 20 }, (_, points) => points)];
    const weights = normal(
      choices.map((points) => {
        if (points === null) {
          return seen.empty * (again === undefined ? 1 : again.empty + again.number(0) + 0.01);
        }
        const likely = paid.includes(points) ? 1 : 0.02;
        return (
          likely * seen.number(points) * (again === undefined ? 1 : again.empty + again.number(points) + 0.01)
        );
      }),
    );
    const best = weights.indexOf(Math.max(...weights));
    const value = choices[best] ?? null;
    const probability = weights[best] as number;
    const own = value === null ? seen.empty : seen.number(value);
    return { value, ...judged(probability, own), box: windowOf(cell) };
  }
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
