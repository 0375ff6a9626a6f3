// Random and mutated texts: nothing throws, and what parses survives a round trip. `npm test` tries
// some, `npm run prove -- engine` many.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isComplete, recordOf, writeSheet } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { formatGame, formatSheet, formatTurn, parseGame, parseSheet, parseTurn } from '../../src/notation.ts';
import { inventPosition } from '../invent.ts';
import { finished, must, pickTurn, TABLES } from '../kit.ts';
import { seed, table, underWay } from './kit.ts';

const noise = fc.constantFrom(
  ...Array.from('0123456789tmbfvpoxcglrnABCs+-/()!,.;:=~*?^| %'),
  'é',
  '\u{1f3e0}',
  '\ud800',
);

/** The text with one character removed, inserted or replaced. */
const changed = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom(0, 1), noise, fc.boolean())
    .map(([at, removed, put, silent]) => text.slice(0, at) + (silent ? '' : put) + text.slice(at + removed));

export function fuzzTurns(numRuns: number): void {
  const near = fc.tuple(table, seed).chain(([options, name]) => {
    const position = inventPosition(options, new FastRandom(name));
    const text = formatTurn(pickTurn(position, new FastRandom(name), 'wild').steps);
    return fc.tuple(fc.constant(position), changed(text));
  });
  const far = fc.tuple(
    table.map((options) => inventPosition(options, new FastRandom('far'))),
    fc.oneof(fc.string({ unit: noise, maxLength: 12 }), fc.string({ unit: 'binary' })),
  );
  fc.assert(
    fc.property(fc.oneof(near, far), fc.boolean(), ([position, text], partial) => {
      const read = parseTurn(text, position, { partial });
      if (!read.ok) {
        const { at, expected, rejection } = read.rejection;
        assert.ok(at <= text.length);
        assert.ok(expected.length > 0 || rejection !== undefined);
        return;
      }
      assert.ok(partial || isComplete(read.value));
      const again = parseTurn(formatTurn(read.value.steps), position, { partial });
      assert.deepEqual(must(again).steps, read.value.steps);
    }),
    { numRuns },
  );
}

export function fuzzSheets(numRuns: number): void {
  const near = fc.tuple(table, seed).chain(([options, name]) => {
    const { rules, sheet } = inventPosition(options, new FastRandom(name));
    return changed(formatSheet(writeSheet(sheet, rules)));
  });
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: noise })), (text) => {
      const read = parseSheet(text);
      if (read.ok) assert.deepEqual(must(parseSheet(formatSheet(read.value))), read.value);
      else assert.ok(read.rejection.expected.length > 0);
    }),
    { numRuns },
  );
}

export function fuzzGames(numRuns: number): void {
  const games = TABLES.flatMap((options) => [
    formatGame(recordOf(finished({ players: ['Ada', 'Bob'], ...options }, 'fuzz'))),
    formatGame(recordOf(underWay(options, 'fuzz', 5))),
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...games).chain(changed), fc.string({ unit: noise })), (text) => {
      const read = parseGame(text);
      if (read.ok) assert.deepEqual(must(parseGame(formatGame(read.value))), read.value);
      else assert.ok(read.rejection.at <= text.length);
    }),
    { numRuns },
  );
}
