import type { EstateDescription, SheetDescription, StreetDescription, When } from 'picket-engine';
import { isCounted } from '../turn/counted.ts';

/** An estate that a plan needs, and whether the sheet has it. */
export interface Wanted {
  readonly size: number;
  readonly have: boolean;
}

/** For a plan on estates, one entry for each that it asks for; none for other plans. */
export function wantedEstates(when: When, { streets }: SheetDescription, claimed: boolean): Wanted[] {
  if (isCounted(when)) return [];
  switch (when.type) {
    case 'estates':
      return matched(when.sizes, usable(streets, when.poolsEach, when.bisEach), claimed);
    case 'estates-in-street':
      return matched(when.sizes, usable(streets.slice(when.street, when.street + 1)), claimed);
    case 'estates-in-one-street': {
      const each = streets.map((street) => matched(when.sizes, usable([street]), claimed));
      return each.toSorted((a, b) => count(b) - count(a))[0] ?? [];
    }
    case 'end-estates':
      return streets.flatMap(({ houses, estates }) =>
        [0, houses.length - when.size].map((first) => ({
          size: when.size,
          have:
            claimed ||
            estates.some((estate) => isFree(estate) && estate.first === first && estate.size === when.size),
        })),
      );
    case 'street-full':
    case 'end-houses':
      return [];
  }
}

/** Assigns a separate estate to each size, as long as there are any. */
function matched(
  sizes: readonly number[],
  estates: readonly EstateDescription[],
  claimed: boolean,
): Wanted[] {
  const left = estates.map(({ size }) => size);
  return sizes.map((size) => {
    const found = left.indexOf(size);
    if (found >= 0) left.splice(found, 1);
    return { size, have: claimed || found >= 0 };
  });
}

function count(wanted: readonly Wanted[]): number {
  return wanted.filter(({ have }) => have).length;
}

function isFree({ state, used }: EstateDescription): boolean {
  return state === 'complete' && !used;
}

/** [P4] [P6] Complete, unused, and with the required pools and bis. */
function usable(streets: readonly StreetDescription[], pools = 0, bis = 0): EstateDescription[] {
  return streets.flatMap(({ houses, estates }) =>
    estates.filter((estate) => {
      const own = houses.slice(estate.first, estate.first + estate.size);
      const built = own.filter(({ pool }) => pool === 'built').length;
      const copies = own.filter(({ kind }) => kind === 'bis').length;
      return isFree(estate) && built >= pools && copies >= bis;
    }),
  );
}
