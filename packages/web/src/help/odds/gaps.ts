import { MAX_NUMBER, type SheetDescription } from 'picket-engine';

/** A run of empty houses. All of them take the same numbers: those between its neighbours. */
export interface Gap {
  readonly street: number;
  /** Its first house, and its number of houses. */
  readonly first: number;
  readonly size: number;
  /** The lowest and the highest number that fits. */
  readonly from: number;
  readonly to: number;
}

/** [H1] [H2] Every run of empty houses, street by street. Numbers start again after a roundabout. */
export function gapsIn({ streets }: Pick<SheetDescription, 'streets'>): Gap[] {
  return streets.flatMap(({ houses }, street) => {
    const gaps: Gap[] = [];
    for (let first = 0; first < houses.length; first++) {
      if (houses[first]?.kind !== 'empty') continue;
      let end = first;
      while (houses[end]?.kind === 'empty') end++;
      gaps.push({
        street,
        first,
        size: end - first,
        from: (houses[first - 1]?.number ?? -1) + 1,
        to: (houses[end]?.number ?? MAX_NUMBER + 1) - 1,
      });
      first = end;
    }
    return gaps;
  });
}

export function isIn({ street, first, size }: Gap, [at, house]: readonly [number, number]): boolean {
  return street === at && house >= first && house < first + size;
}

export function fits({ from, to }: Gap, number: number): boolean {
  return number >= from && number <= to;
}
