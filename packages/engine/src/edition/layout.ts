import { MAX_SIZE, type ReadonlyInts } from '../types.ts';
import type { Rulings } from './rulings.ts';
import type { PrintedSheet } from './types.ts';

/** A printed sheet prepared for the fast path, with the rulings that apply to it. */
export interface Layout {
  readonly printed: PrintedSheet;
  readonly rulings: Rulings;
  /** The number of houses in each street. */
  readonly lengths: ReadonlyInts;
  /** A mask of all houses of each street. */
  readonly houses: ReadonlyInts;
  /** A mask of the houses with a pool plot, for each street. */
  readonly plots: ReadonlyInts;
  readonly parks: readonly [ReadonlyInts, ReadonlyInts, ReadonlyInts];
  readonly pools: ReadonlyInts;
  /** The estate values by size; entry 0 is empty. */
  readonly estates: readonly ReadonlyInts[];
  /** How many boxes the column of each size has. */
  readonly columns: ReadonlyInts;
  readonly tempBoxes: number;
  readonly bis: ReadonlyInts;
  readonly roundabouts: ReadonlyInts;
  readonly refusals: ReadonlyInts;
}

export function layoutOf(printed: PrintedSheet, rulings: Rulings): Layout {
  const [top, middle, bottom] = printed.streets.map((street) => Int32Array.from(street.parks));
  const none = Int32Array.of(0);
  return {
    printed,
    rulings,
    lengths: Int32Array.from(printed.streets, (street) => street.houses),
    houses: Int32Array.from(printed.streets, (street) => (1 << street.houses) - 1),
    plots: Int32Array.from(printed.streets, (street) => street.pools.reduce((mask, h) => mask | (1 << h), 0)),
    parks: [top ?? none, middle ?? none, bottom ?? none],
    pools: Int32Array.from(printed.pools),
    estates: Array.from({ length: MAX_SIZE + 1 }, (_, size) =>
      Int32Array.from(printed.estates[size - 1] ?? []),
    ),
    columns: Int32Array.from([[0], ...printed.estates], (column) => column.length - 1),
    tempBoxes: printed.tempBoxes,
    bis: Int32Array.from(printed.bis),
    roundabouts: Int32Array.from(printed.roundabouts),
    refusals: Int32Array.from(printed.refusals),
  };
}
