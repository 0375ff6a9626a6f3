import { expect, test } from 'vitest';
import { recordOf } from '../src/index.ts';
import { finished, nameOf, TABLES } from './kit.ts';
import { tamper } from './tamper.ts';

test.each(TABLES.map((table) => ({ table, name: nameOf(table) })))(
  'G5 any change in a record is noticed, with its path: $name',
  ({ table, name }) => {
    const game = finished({ players: ['Ada', 'Bob'], ...table }, `tamper ${name}`);
    const { derived, missed, turns } = tamper(recordOf(game), 6);
    expect(missed).toEqual([]);
    expect(derived).toBeGreaterThan(15);
    expect(turns).toBeGreaterThan(15);
  },
);
