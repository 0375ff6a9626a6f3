import { expect, test } from 'vitest';
import { FastRandom } from '../src/fast.ts';
import { inventPosition } from './invent.ts';
import { HANDS, nameOf, positions, STANDARD } from './kit.ts';
import { disagreements, turnDisagreements } from './secondOpinion.ts';

// The full counts are in `npm run prove -- engine`.
const tables = STANDARD.map((table) => ({ table, name: nameOf(table) }));

test.each(tables)(
  'T2 T6 every next step in positions from games agrees with the reference: $name',
  ({ table, name }) => {
    const random = new FastRandom(`played ${name}`);
    for (const position of positions(table, 10, 'second')) {
      expect(disagreements(position, random)).toEqual([]);
    }
  },
);

test.each(tables)(
  'P1 P4 R5 every next step in random positions agrees with the reference: $name',
  ({ table, name }) => {
    const random = new FastRandom(`invented ${name}`);
    for (let i = 0; i < 10; i++) expect(disagreements(inventPosition(table, random), random)).toEqual([]);
  },
);

test.each(tables.filter(({ table }) => !table.advanced))(
  'T1 T2 the complete turns of a position agree with the reference: $name',
  ({ table }) => {
    for (const position of positions(table, 1, 'whole')) expect(turnDisagreements(position)).toEqual([]);
  },
);

test.each(HANDS.map((table) => ({ table, name: nameOf(table) })))(
  'T4 T5 M3 M5 M9 every next step with a hand agrees with the reference: $name',
  ({ table, name }) => {
    const random = new FastRandom(`hands ${name}`);
    for (const position of positions(table, 3, 'hands')) expect(disagreements(position, random)).toEqual([]);
    for (let i = 0; i < 3; i++) expect(disagreements(inventPosition(table, random), random)).toEqual([]);
  },
);
