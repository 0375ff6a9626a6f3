import { expect, test } from 'vitest';
import { FastRandom } from '../src/fast.ts';
import { inventPosition } from './invent.ts';
import { HANDS, nameOf, STANDARD } from './kit.ts';
import { disagreements } from './secondOpinion.ts';

// A sample for the quick loop, one table for each way to choose cards; secondOpinion.test.ts tries many more
// positions.
const tables = [...STANDARD, ...HANDS.filter(({ mode }) => mode !== 'aaa')];

test.each(tables.map((table) => ({ table, name: nameOf(table) })))(
  'T2 T6 every next step in two positions agrees with the reference: $name',
  ({ table, name }) => {
    const random = new FastRandom(`sample ${name}`);
    for (let i = 0; i < 2; i++) expect(disagreements(inventPosition(table, random), random)).toEqual([]);
  },
);
