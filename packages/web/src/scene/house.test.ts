import type { Options, Rules } from 'picket-engine';
import { expect, test } from 'vitest';
import { houseColumns, opponentHouseColumns } from './house.ts';
import { start } from '../turn/testKit.ts';

const rulesOf = (options: Partial<Options>): Rules => start(options).state.rules;
const AAA = { edition: '2023', mode: 'aaa', players: ['You'] } as const;

test('the first edition has no estimated values', () => {
  expect([...houseColumns(rulesOf({ advanced: true }))]).toEqual([]);
  expect([...houseColumns(rulesOf({ mode: 'solo' }))]).toEqual([]);
});

test('the second marks estimated values, sheet by sheet', () => {
  const classic = houseColumns(rulesOf({ edition: '2023' }));
  expect(classic.has('pools')).toBe(true);
  expect(classic.has('temps')).toBe(false);
  expect(houseColumns(rulesOf({ edition: '2023', sheet: 'blueprint' })).has('temps')).toBe(true);
});

test('an opponent has its own marks', () => {
  const sam = opponentHouseColumns(rulesOf({ ...AAA, opponent: '2023-aaa-1' }));
  expect(sam.has('pools')).toBe(true);
  expect(sam.has('parks')).toBe(false);
  expect(sam.has('estates')).toBe(false);
  expect(houseColumns(rulesOf({ ...AAA, opponent: '2023-aaa-0' })).has('temps')).toBe(true);
});

test("a user's sheet only has the marks it names", () => {
  const rules = rulesOf({ edition: '2023' });
  const { house: _, ...printed } = rules.edition.sheets['classic'] ?? rules.layout.printed;
  const own = {
    ...rules,
    edition: { ...rules.edition, sheets: { classic: { ...printed, house: ['bis'] } } },
  };
  const columns = houseColumns(own);
  expect(columns.has('pools')).toBe(false);
  expect(columns.has('bis')).toBe(true);
});
