import { expect, test } from 'vitest';
import {
  builtIn,
  readSheet,
  readView,
  recordOf,
  replay,
  viewOf,
  writeSheet,
  writeView,
  type SheetRecord,
} from '../src/index.ts';
import { parseSheet } from '../src/notation.ts';
import type { StreetRecord } from '../src/record/sheetRecord.ts';
import { finished, must, positionFor, start } from './kit.ts';

const codeOf = (result: { ok: boolean; rejection?: { code: string; facts: object } }): unknown =>
  result.ok ? 'ok' : { ...result.rejection?.facts, code: result.rejection?.code };

const { sheet, rules } = positionFor(start(), 0);
const empty = writeSheet(sheet, rules);

/** What is said about an empty sheet whose first street is changed. */
function street(change: Partial<StreetRecord>): unknown {
  const [first, ...others] = empty.streets as readonly [StreetRecord, ...StreetRecord[]];
  return codeOf(readSheet({ ...empty, streets: [{ ...first, ...change }, ...others] }, builtIn));
}

test('H6 a sheet record has houses 0 to 15, and its streets at least one', () => {
  expect(street({ fences: [15] })).toMatchObject({ why: 'fence-place' });
  expect(street({ fences: [16] })).toMatchObject({ code: 'bad-shape' });
  expect(street({ houses: [] })).toMatchObject({ code: 'bad-shape' });
  expect(street({ houses: [null] })).toMatchObject({ why: 'street-length' });
});

test('H6 a sheet record names rules 1 or later', () => {
  const ruled = (version: number): unknown => codeOf(readSheet({ ...empty, rules: version }, builtIn));
  expect([ruled(1), ruled(2)]).toEqual(['ok', 'ok']);
  expect(ruled(0)).toMatchObject({ code: 'bad-shape' });
});

test('A6 a street has no more parks than boxes, however many houses it has', () => {
  const full = (parks: number): SheetRecord =>
    must(parseSheet(`2018/classic: 1,2,3,4,5,6,7,8,9,10 / .11 / .12; parks ${parks}.0.0`));
  expect(codeOf(readSheet(full(3), builtIn))).toBe('ok');
  expect(codeOf(readSheet(full(4), builtIn))).toMatchObject({ why: 'too-many-parks' });
});

test('H2 the fences of a roundabout are already there when a record names them', () => {
  const read = must(readSheet(must(parseSheet('2018/classic: 1,2|c|4,5|.5 / .11 / .12')), builtIn));
  expect([read.estates(2), read.free(2)]).toEqual([2, 2]);
});

test('G5 a record’s rounds have turns, and its reshuffles name stacks 0 to 2', () => {
  const record = recordOf(finished({ edition: '2018' }, 'bounds', 'sensible', 1));
  const change = (part: object): unknown =>
    codeOf(replay({ ...record, seed: null, rounds: record.rounds.with(0, { ...first, ...part }) }));
  const [first] = record.rounds as readonly [(typeof record.rounds)[number]];
  const refill = (stack: number) => ({ notes: [{ note: 'reshuffle', why: 'stack-empty', stack }] });
  expect(change({ turns: [] })).toMatchObject({ code: 'bad-shape', path: 'rounds[0].turns' });
  expect(change(refill(2))).not.toMatchObject({ code: 'bad-shape' });
  expect(change(refill(3))).toMatchObject({ code: 'bad-shape', path: 'rounds[0].notes[0].stack' });
});

test('G5 a record names its data version unless both versions are the first', () => {
  const of = (version: number) => recordOf(start({}, 'data', version));
  expect([of(1), of(2)].map((record) => 'data' in record)).toEqual([false, true]);
});

test('G7 a view has a seat or more, one to three stacks, and at most three cards to come', () => {
  const view = writeView(viewOf(start({ mode: 'solo', players: ['Ada'] })));
  const change = (part: object): unknown => codeOf(readView({ ...view, now: { ...view.now, ...part } }));
  const facts = (part: object) => ({ facts: { ...view.now?.facts, ...part } });
  expect(change({})).toBe('ok');
  expect(change({ in: [] })).toMatchObject({ path: 'now.in' });
  expect(change(facts({ left: [] }))).toMatchObject({ path: 'now.facts.left' });
  expect(change(facts({ left: [1, 1, 1] }))).toBe('ok');
  expect(change(facts({ left: [1, 1, 1, 1] }))).toMatchObject({ path: 'now.facts.left' });
  expect(change(facts({ toCome: ['A', 'B', 'C'] }))).toBe('ok');
  expect(change(facts({ toCome: ['A', 'B', 'C', 'A'] }))).toMatchObject({ path: 'now.facts.toCome' });
});
