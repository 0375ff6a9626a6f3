// Sheets as text, for tests: `1 2* | . 4b  o  7^`. A house is `.` empty, a number, a bis `4b`, or a
// roundabout `o`; `*` its pool is circled, `^` a plan used it; `|` is a fence.

import {
  builtIn,
  defaultOptions,
  readSheet,
  RULES_VERSION,
  writeSheet,
  type Options,
  type ReadonlySheet,
  type SheetRecord,
} from '../src/index.ts';
import type { Sheet } from '../src/fast.ts';
import { must } from './kit.ts';

export type Marks = Partial<Pick<SheetRecord, 'improve' | 'temps' | 'refusals' | 'plans'>> & {
  readonly parks?: readonly number[];
};

const EMPTY: { readonly [sheet: string]: readonly number[] } = {
  classic: [10, 11, 12],
  blueprint: [9, 12, 12],
};

/** A sheet from the text of its streets; an omitted street is empty. */
export function paper(
  streets: readonly string[],
  marks: Marks = {},
  { edition = '2018', sheet = 'classic' }: Partial<Options> = {},
): Sheet {
  const { parks = [0, 0, 0], ...others } = marks;
  const record = {
    format: 'picket-sheet/1',
    edition,
    sheet,
    streets: [0, 1, 2].map((s) => {
      const length = EMPTY[sheet]?.[s] ?? 0;
      return { ...readStreet(streets[s] ?? '', length), parks: parks[s] ?? 0 };
    }),
    improve: [0, 0, 0, 0, 0, 0],
    temps: 0,
    refusals: 0,
    plans: [null, null, null],
    ...others,
  };
  return must(readSheet(record, builtIn));
}

/** Houses omitted at the end are empty. */
function readStreet(text: string, length: number): Omit<SheetRecord['streets'][number], 'parks'> {
  const houses: (number | string | null)[] = [];
  const fences: number[] = [];
  const pools: number[] = [];
  const used: number[] = [];
  for (const token of text.split(/\s+/).filter((part) => part !== '')) {
    if (token === '|') {
      fences.push(houses.length - 1);
      continue;
    }
    if (token.includes('*')) pools.push(houses.length);
    if (token.includes('^')) used.push(houses.length);
    houses.push(readHouse(token.replace(/[*^]/g, '')));
  }
  while (houses.length < length) houses.push(null);
  return { houses, fences, pools, used };
}

function readHouse(token: string): number | string | null {
  if (token === '.') return null;
  if (token === 'o') return 'roundabout';
  return token.endsWith('b') ? `${token.slice(0, -1)}bis` : Number(token);
}

/** The streets of a sheet as text, one line each. */
export function paint(sheet: ReadonlySheet): string[] {
  const { streets } = writeSheet(sheet, { options: defaultOptions, version: RULES_VERSION });
  return streets.map(({ houses, fences, pools, used }) =>
    houses
      .map((house, h) => {
        const mark = house === null ? '.' : house === 'roundabout' ? 'o' : String(house).replace('bis', 'b');
        const text = mark + (pools.includes(h) ? '*' : '') + (used.includes(h) ? '^' : '');
        return text + (fences.includes(h) ? ' |' : '');
      })
      .join(' '),
  );
}
