import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtIn, readSheet, writeSheet } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { formatSheet, parseSheet } from '../../src/notation.ts';
import { inventPosition } from '../invent.ts';
import { must, positionFor, start } from '../kit.ts';
import { fuzzSheets } from './fuzz.ts';
import { refused, seed, table } from './kit.ts';

test('N2 a sheet is read back as it was written', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const { rules, sheet } = inventPosition(options, new FastRandom(name));
      const record = writeSheet(sheet, rules);
      const text = formatSheet(record);
      for (const typed of [
        text,
        text.toUpperCase(),
        text.replaceAll(' ', ''),
        text.replaceAll(/[,./|;:]/g, ' $& '),
      ]) {
        const read = must(parseSheet(typed));
        expect(read).toEqual(record);
        expect(JSON.stringify(read)).toBe(JSON.stringify(record));
      }
      expect(must(readSheet(must(parseSheet(text)), builtIn)).equals(sheet)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('N2 a sheet’s text leaves out empty tracks', () => {
  const { sheet, rules } = positionFor(start(), 0);
  expect(formatSheet(writeSheet(sheet, rules))).toBe('2018/classic: .10 / .11 / .12');
});

test('N2 a sheet names its mode and rules version if its record does', () => {
  const record = must(parseSheet('2018/classic: .10 / .11 / .12'));
  const texts = [{ mode: 'expert', rules: 2 } as const, { rules: 2 }, { mode: 'solo' } as const].map(
    (ruled) => formatSheet({ ...record, ...ruled }),
  );
  expect(texts.map((text) => text.split(':')[0])).toEqual([
    '2018/classic/expert@2',
    '2018/classic/standard@2',
    '2018/classic/solo@1',
  ]);
  expect(must(parseSheet(texts[0] ?? ''))).toEqual({ ...record, mode: 'expert', rules: 2 });
});

test('N4 a sheet’s text never makes the parser throw, and what parses survives a round trip', () => {
  fuzzSheets(400);
});

test.for<[string, number, readonly string[]]>([
  ['2019', 0, ['edition']],
  ['2018', 4, ['slash']],
  ['2018/x', 5, ['sheet']],
  ['2018/classic', 12, ['colon']],
  ['2018/classic/x', 13, ['mode']],
  ['2018/classic/expert 2', 20, ['at']],
  ['2018/classic/expert@x', 20, ['rules']],
  ['2018/classic:', 13, ['cell']],
  ['2018/classic:k', 13, ['cell']],
  ['2018/classic:.0', 14, ['empty-houses']],
  ['2018/classic:.17', 14, ['empty-houses']],
  ['2018/classic:.16,', 16, ['comma', 'bar', 'slash']],
  ['2018/classic:1,.16', 16, ['empty-houses']],
  ['2018/classic:1 2', 15, ['comma', 'bar', 'slash']],
  ['2018/classic:./././', 18, ['semicolon', 'end']],
  ['2018/classic:./././.', 18, ['semicolon', 'end']],
  ['2018/classic:././.;parks 1', 26, ['dot']],
  ['2018/classic:././.;parks 1.x', 27, ['boxes']],
  ['2018/classic:././.;plans x', 25, ['points']],
  ['2018/classic:././.;temps 1;temps 2', 27, ['track']],
  ['2018/classic:././.;parks 1.1.1;value 1.1.1.1.1.1;temps 1;refusals 1,', 67, ['semicolon', 'end']],
  ['2018/classic:././.;parks 1.1.1;value 1.1.1.1.1.1;temps 1;refusals 1;plans 1.1.1;', 79, ['end']],
])('N4 an error in a sheet names the position and what was expected: %s', ([text, at, expected]) => {
  expect(refused(parseSheet(text))).toEqual({ at, expected });
});
