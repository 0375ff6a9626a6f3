import { expect, test } from 'vitest';
import {
  canComplete,
  estateCounts,
  everyStep,
  fits,
  judge,
  planMet,
  planSets,
  rank,
  score,
  sheetFaults,
  tempPoints,
  wholeTurns,
} from './reference.ts';
import type { Action, Position, Printed, RefSheet, RefStreet, Rulings, Step, When } from './reference.ts';

const printed: Printed = {
  streets: [
    { houses: 10, pools: [2, 6, 7], parks: [0, 2, 4, 10] },
    { houses: 11, pools: [0, 3, 7], parks: [0, 2, 4, 6, 14] },
    { houses: 12, pools: [1, 6, 10], parks: [0, 2, 4, 6, 8, 18] },
  ],
  pools: [0, 3, 6, 9, 13, 17, 21, 26, 31, 36],
  estates: [
    [1, 3],
    [2, 3, 4],
    [3, 4, 5, 6],
    [4, 5, 6, 7, 8],
    [5, 6, 7, 8, 10],
    [6, 7, 8, 10, 12],
  ],
  tempBoxes: 11,
  tempRanks: [7, 4, 1],
  bis: [0, 1, 3, 6, 9, 12, 16, 20, 24, 28],
  roundabouts: [0, 3, 8],
  refusals: [0, 0, 3, 5],
};
const first: Rulings = { bisAcrossFence: false, roundaboutsPerTurn: 1, reshuffleAfterFirstPlan: true };
const second: Rulings = { bisAcrossFence: true, roundaboutsPerTurn: null, reshuffleAfterFirstPlan: false };

/**
 * A street from text: numbers, bis such as 4bis, R for a roundabout, a dot for an empty house, | for a fence.
 */
function street(text: string, length: number, more: Partial<RefStreet> = {}): RefStreet {
  const built: RefStreet = { houses: [], fences: [], pools: [], used: [], parks: 0 };
  for (const word of text.split(' ').filter((w) => w !== '')) {
    if (word === '|') built.fences.push(built.houses.length - 1);
    else if (word === '.') built.houses.push(null);
    else if (word === 'R') built.houses.push('roundabout');
    else built.houses.push(word.endsWith('bis') ? word : Number(word));
  }
  while (built.houses.length < length) built.houses.push(null);
  return { ...built, ...more };
}

/** A sheet from three texts. */
function sheet(texts: [string, string, string], more: Partial<RefSheet> = {}): RefSheet {
  return {
    format: 'picket-sheet/1',
    edition: '2018',
    sheet: 'classic',
    streets: texts.map((text, s) => street(text, printed.streets[s]?.houses ?? 0)),
    improve: [0, 0, 0, 0, 0, 0],
    temps: 0,
    refusals: 0,
    plans: [null, null, null],
    ...more,
  };
}

/** A position with three offers on a sheet. */
function table(on: RefSheet, cards: [number, Action][], more: Partial<Position> = {}): Position {
  const plans: When[] = [
    { type: 'estates', sizes: [1, 1] },
    { type: 'end-houses' },
    { type: 'estates', sizes: [2] },
  ];
  return {
    printed,
    rulings: first,
    sheet: on,
    choice: 'offers',
    cards: cards.map(([number, action]) => ({ number, action })),
    plans: plans.map((when) => ({ when, high: 8, low: 4 })),
    worth: [8, 7, 6],
    firstPlanOpen: true,
    advanced: true,
    ...more,
  };
}

const empty = sheet(['', '', '']);
const take = (offer: number): Step => ({ do: 'choose', offer });
const put = (number: number, s: number, h: number): Step => ({ do: 'write', number, at: [s, h] });
const ok = (position: Position, ...steps: unknown[]): boolean => judge(position, steps).ok;
const full = '1 2 3 4 5 6 7 8 9 10 11 12';
const fullTop = '1 2 3 4 5 6 7 8 9 10';
const fullMiddle = '1 2 3 4 5 6 7 8 9 10 11';

test('temps 5, 5, 1, 0 give 7, 7, 4, 0', () => {
  expect(tempPoints([5, 5, 1, 0], [7, 4, 1])).toEqual([7, 7, 4, 0]);
  expect(tempPoints([1], [7, 4, 1])).toEqual([7]);
  expect(tempPoints([4, 3, 2, 1], [7, 4, 1])).toEqual([7, 4, 1, 0]);
});

test('the columns of the 2023 example add up to 83', () => {
  const built = sheet(['1 2 3 4 | 5 6 7 8 | 9 | 9bis', '1 2 2bis 3 4 | 5 6 7 | 8 8bis |', '3 4 5 6 |'], {
    edition: '2023',
    improve: [1, 2, 0, 3, 0, 0],
    plans: [8, null, 12],
    temps: 1,
  });
  Object.assign(built.streets[0] ?? {}, { parks: 3, pools: [2, 6, 7] });
  Object.assign(built.streets[1] ?? {}, { parks: 3 });
  Object.assign(built.streets[2] ?? {}, { parks: 2 });
  expect(sheetFaults(printed, second, built)).toEqual([]);
  expect(sheetFaults(printed, first, built)).toEqual(['street 0: house 8: a fence between equal numbers']);
  expect(score(printed, built, 1)).toEqual({
    plans: [8, 0, 12],
    parks: [10, 6, 4],
    pools: 9,
    temps: 1,
    estates: [6, 4, 3, 21, 5, 0],
    bis: 6,
    refusals: 0,
    roundabouts: 0,
    total: 83,
  });
});

test('temp on an 8 gives 6 to 10, on a 15 up to 17, on a 1 down to 0', () => {
  const position = table(empty, [
    [8, 'temp'],
    [15, 'temp'],
    [1, 'temp'],
  ]);
  const reached = (offer: number): number[] => {
    const numbers: number[] = [];
    for (let by = -3; by <= 3; by += 1) {
      for (let number = -1; number <= 18; number += 1) {
        if (ok(position, take(offer), { do: 'temp', by }, put(number, 0, 0))) numbers.push(number);
      }
    }
    return numbers;
  };
  expect(reached(0)).toEqual([6, 7, 8, 9, 10]);
  expect(reached(1)).toEqual([13, 14, 15, 16, 17]);
  expect(reached(2)).toEqual([0, 1, 2, 3]);
});

test('R2, R3: temp by 0 crosses a box; with all boxes crossed the change is still allowed', () => {
  const position = table({ ...empty, temps: 10 }, [[8, 'temp']]);
  const once = judge(position, [take(0), { do: 'temp', by: 0 }, put(8, 0, 0)]);
  expect(once.ok && once.sheet.temps).toBe(11);
  const again = judge({ ...position, sheet: { ...empty, temps: 11 } }, [
    take(0),
    { do: 'temp', by: 2 },
    put(10, 0, 0),
  ]);
  expect(again.ok && again.sheet.temps).toBe(11);
});

test('a street 4, 5bis, 5, 5bis, 5bis is legal; a bis alone or two originals are not', () => {
  expect(sheetFaults(printed, first, sheet(['4 5bis 5 5bis 5bis', '', '']))).toEqual([]);
  expect(sheetFaults(printed, first, sheet(['4 5bis', '', '']))).not.toEqual([]);
  expect(sheetFaults(printed, first, sheet(['4 5 5', '', '']))).not.toEqual([]);
  expect(sheetFaults(printed, first, sheet(['4 5 . 5bis', '', '']))).not.toEqual([]);
  expect(sheetFaults(printed, first, sheet(['5 | R | 5', '', '']))).toEqual([]);
  expect(sheetFaults(printed, first, sheet(['5 | R 6', '', '']))).not.toEqual([]);
});

test('a fence that cuts a complete estate of 3 leaves complete estates of 1 and 2', () => {
  const position = table(sheet(['1 2 3 | .', '', '']), [[9, 'fence']]);
  expect(estateCounts(position.sheet)).toEqual([0, 0, 1, 0, 0, 0]);
  const cut = judge(position, [take(0), put(9, 1, 0), { do: 'fence', at: [0, 0] }]);
  expect(cut.ok && estateCounts(cut.sheet)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('R1, R21: a refusal is judged by printed numbers on the current sheet', () => {
  const packed = sheet([fullTop, fullMiddle, '1 2 3 4 5 6 7 8 9 10 . .']);
  const cards: [number, Action][] = [
    [9, 'temp'],
    [8, 'pool'],
    [7, 'park'],
  ];
  const position = table(packed, cards);
  expect(ok(position, { do: 'refuse' })).toBe(true);
  expect(ok(position, take(0), { do: 'temp', by: 2 }, put(11, 2, 10))).toBe(true);
  expect(ok(position, { do: 'roundabout', at: [2, 10] }, { do: 'refuse' })).toBe(false);
  expect(ok(position, { do: 'roundabout', at: [2, 11] }, { do: 'refuse' })).toBe(true);
  expect(ok(position, { do: 'refuse' }, { do: 'roundabout', at: [2, 10] })).toBe(true);
  expect(ok(table(empty, cards), { do: 'refuse' })).toBe(false);
});

test('a prefix is legal only if it can be completed', () => {
  const packed = sheet([fullTop, fullMiddle, '1 2 3 4 5 6 7 8 9 10 . .']);
  const position = table(packed, [
    [8, 'pool'],
    [11, 'pool'],
    [9, 'temp'],
  ]);
  expect(canComplete(position, [take(0)])).toBe(true);
  expect(canComplete({ ...position, advanced: false }, [take(0)])).toBe(false);
  expect(canComplete({ ...position, advanced: false }, [take(2)])).toBe(true);
  expect(canComplete(position, [take(0), { do: 'roundabout', at: [2, 11] }])).toBe(false);
  expect(canComplete(position, [take(0), { do: 'roundabout', at: [2, 10] }])).toBe(true);
  expect(canComplete(position, [take(0), take(1)])).toBe(false);
  const two = sheet(['1 2 3 4 5 6 . 11 12 13', '1 . . 4 5 6 7 8 9 10 11', full]);
  const one = table(two, [[12, 'park']]);
  expect(canComplete(one, [take(0)])).toBe(true);
  expect(canComplete(one, [take(0), { do: 'roundabout', at: [0, 6] }])).toBe(false);
  expect(canComplete({ ...one, rulings: second }, [take(0), { do: 'roundabout', at: [0, 6] }])).toBe(true);
});

test('2018: one roundabout a turn; 2023: two, but never more than two a game', () => {
  const steps: Step[] = [
    { do: 'roundabout', at: [0, 3] },
    { do: 'roundabout', at: [1, 3] },
  ];
  expect(judge(table(empty, [[8, 'park']]), steps)).toMatchObject({ ok: false, at: 1 });
  const position = table(empty, [[8, 'park']], { rulings: second });
  const built = judge(position, [...steps, take(0), put(8, 0, 2)]);
  expect(built.ok && built.sheet.streets[0]).toMatchObject({ fences: [2, 3] });
  expect(ok(position, ...steps, { do: 'roundabout', at: [2, 3] })).toBe(false);
  expect(ok({ ...position, advanced: false }, ...steps)).toBe(false);
});

test('a roundabout restarts the numbering on both sides', () => {
  const split = sheet(['9 | R | . 3', '', '']);
  expect(fits(split, 2, [0, 2])).toBe(true);
  expect(fits(split, 3, [0, 2])).toBe(false);
  expect(fits(split, 9, [0, 4])).toBe(true);
});

test('bis stays within its estate in 2018 and crosses fences in 2023', () => {
  const on = sheet(['. 5 | . 8', '', '']);
  const copy = [take(0), put(9, 1, 0), { do: 'bis', from: [0, 1], at: [0, 2] }];
  expect(ok(table(on, [[9, 'bis']]), ...copy)).toBe(false);
  expect(ok(table(on, [[9, 'bis']], { rulings: second }), ...copy)).toBe(true);
  expect(ok(table(on, [[9, 'bis']]), take(0), put(9, 1, 0), { do: 'bis', from: [0, 1], at: [0, 0] })).toBe(
    true,
  );
  expect(ok(table(on, [[9, 'bis']]), take(0), put(9, 1, 0), { do: 'bis', from: [1, 0], at: [1, 1] })).toBe(
    true,
  );
  const pair = sheet(['5 5bis', '', '']);
  const fence = [take(0), put(9, 1, 0), { do: 'fence', at: [0, 0] }];
  expect(ok(table(pair, [[9, 'fence']]), ...fence)).toBe(false);
  expect(ok(table(pair, [[9, 'fence']], { rulings: second }), ...fence)).toBe(true);
});

test('R4, R14: an action without a free box, or a fence where there is one, is not available', () => {
  const nine = sheet(['1 1bis 1bis 1bis 1bis 1bis 1bis 1bis 1bis 1bis', '', ''], {
    improve: [1, 0, 0, 0, 0, 0],
  });
  Object.assign(nine.streets[1] ?? {}, { parks: 4, fences: [4] });
  const position = table(nine, [
    [9, 'bis'],
    [9, 'improve'],
    [9, 'park'],
  ]);
  expect(ok(position, take(0), put(9, 1, 5), { do: 'bis', from: [1, 5], at: [1, 6] })).toBe(false);
  expect(ok(position, take(1), put(9, 1, 5), { do: 'improve', size: 1 })).toBe(false);
  expect(ok(position, take(1), put(9, 1, 5), { do: 'improve', size: 2 })).toBe(true);
  expect(ok(position, take(2), put(9, 1, 5), { do: 'park' })).toBe(false);
  expect(ok(position, take(2), put(9, 2, 5), { do: 'park' })).toBe(true);
  const fences = table(nine, [[9, 'fence']]);
  expect(ok(fences, take(0), put(9, 1, 5), { do: 'fence', at: [1, 4] })).toBe(false);
  expect(ok(fences, take(0), put(9, 1, 5), { do: 'fence', at: [1, 10] })).toBe(false);
  expect(ok(fences, take(0), put(9, 1, 5), { do: 'fence', at: [1, 9] })).toBe(true);
});

test('the order of steps within a turn', () => {
  const on = sheet(['1 | 2 | .', '', '']);
  const position = table(on, [
    [8, 'pool'],
    [9, 'temp'],
    [7, 'fence'],
  ]);
  const plan: Step = {
    do: 'plan',
    slot: 'A',
    estates: [
      [0, 0, 1],
      [0, 1, 1],
    ],
  };
  const roundabout: Step = { do: 'roundabout', at: [2, 5] };
  expect(ok(position, take(0), put(8, 1, 0), { do: 'pool' }, roundabout, plan, { do: 'reshuffle' })).toBe(
    true,
  );
  expect(ok(position, roundabout, take(0), put(8, 1, 0), { do: 'pool' })).toBe(true);
  expect(ok(position, take(0), { do: 'pool' }, put(8, 1, 0))).toBe(false);
  expect(ok(position, take(1), put(9, 1, 0), { do: 'temp', by: 0 })).toBe(false);
  expect(ok(position, take(1), { do: 'temp', by: 0 }, { do: 'temp', by: 0 })).toBe(false);
  expect(ok(position, take(0), put(8, 1, 0), plan, { do: 'pool' })).toBe(false);
  expect(ok(position, take(0), put(8, 1, 0), plan, roundabout)).toBe(false);
  expect(ok(position, take(0), put(8, 1, 0), plan, plan)).toBe(false);
  expect(ok(position, take(0), put(8, 1, 0), { do: 'reshuffle' })).toBe(false);
  expect(ok(position, take(0), plan)).toBe(false);
  expect(ok({ ...position, firstPlanOpen: false }, take(0), put(8, 1, 0), plan, { do: 'reshuffle' })).toBe(
    false,
  );
  expect(ok({ ...position, rulings: second }, take(0), put(8, 1, 0), plan, { do: 'reshuffle' })).toBe(false);
  const claimed = judge(position, [take(0), put(8, 1, 0), plan]);
  expect(claimed.ok && claimed.sheet.plans).toEqual([8, null, null]);
  expect(claimed.ok && claimed.sheet.streets[0]?.used).toEqual([0, 1]);
});

test('R7, R18: first and last use up single houses; a fence may be next to one, but not between two', () => {
  const on = sheet(['1 2 . . . . . . . 10', '1 . . . . . . . . . 11', '1 . . . . . . . . . . 12']);
  const position = table(on, [[9, 'fence']]);
  const ends: When = { type: 'end-houses' };
  expect(planSets(printed, on, ends)).toEqual([[]]);
  const claimed = judge(position, [take(0), put(9, 1, 5), { do: 'plan', slot: 'B', estates: [] }]);
  expect(claimed.ok && claimed.sheet.streets.map((s) => s.used)).toEqual([
    [0, 9],
    [0, 10],
    [0, 11],
  ]);
  if (!claimed.ok) return;
  expect(planMet(printed, claimed.sheet, ends)).toBe(false);
  const later = { ...position, sheet: claimed.sheet };
  const fence = (h: number): unknown[] => [take(0), put(9, 2, 6), { do: 'fence', at: [0, h] }];
  expect(ok(later, ...fence(0))).toBe(true);
  Object.assign(claimed.sheet.streets[0] ?? {}, { used: [0, 1, 9] });
  expect(ok(later, ...fence(0))).toBe(false);
  expect(ok(later, ...fence(1))).toBe(true);
  const spoiled = sheet(['1 2 . . . . . . | R', '1 . . . . . . . . . 11', '1 . . . . . . . . . . 12']);
  expect(planMet(printed, spoiled, ends)).toBe(false);
});

test('R7: all houses of a street, a roundabout counting as built; none of them may have been used before', () => {
  const all: When = { type: 'street-full', street: 0 };
  expect(planSets(printed, sheet(['1 2 3 4 5 | R | 1 2 3 4', '', '']), all)).toEqual([[]]);
  expect(planSets(printed, sheet(['1 2 3 4 5 | R | 1 2 3 .', '', '']), all)).toEqual([]);
  const used = sheet(['1 | 2 3 4 5 6 7 8 9 10', '', '']);
  Object.assign(used.streets[0] ?? {}, { used: [0] });
  expect(planMet(printed, used, all)).toBe(false);
});

test('pool and park plans: a roundabout on a pool spot spoils its street', () => {
  const on = sheet([fullTop, fullMiddle, '']);
  Object.assign(on.streets[0] ?? {}, { pools: [2, 6, 7], parks: 3 });
  Object.assign(on.streets[1] ?? {}, { pools: [0, 3, 7], parks: 4 });
  expect(planMet(printed, on, { type: 'all-pools', streets: 2 })).toBe(true);
  expect(planMet(printed, on, { type: 'all-parks', streets: 2 })).toBe(true);
  expect(planMet(printed, on, { type: 'street-parks-and-pools', street: 1 })).toBe(true);
  expect(planMet(printed, on, { type: 'street-parks-and-pools', street: 2 })).toBe(false);
  expect(planMet(printed, on, { type: 'one-street-parks-pools-roundabout' })).toBe(false);
  expect(planMet(printed, on, { type: 'park-boxes', count: 7 })).toBe(true);
  expect(planMet(printed, on, { type: 'park-boxes-each-street', count: 2 })).toBe(false);
  const spoiled = sheet(['', 'R |', '']);
  Object.assign(spoiled.streets[1] ?? {}, { pools: [3, 7], parks: 4 });
  expect(planMet(printed, spoiled, { type: 'all-pools', streets: 1 })).toBe(false);
  const columns = { ...on, improve: [1, 2, 3, 0, 0, 0] };
  expect(planMet(printed, columns, { type: 'improve-columns-full', count: 3 })).toBe(true);
  expect(planMet(printed, columns, { type: 'improve-boxes', count: 6 })).toBe(true);
  expect(planMet(printed, { ...on, temps: 4 }, { type: 'temps', count: 5 })).toBe(false);
});

test('end estates: two separate ones in each street, and a roundabout at an end spoils it', () => {
  const ends: When = { type: 'end-estates', size: 1 };
  const on = sheet(['1 | . . . . . . . . | 9', '1 | . . . . . . . . . | 9', '1 | . . . . . . . . . . | 9']);
  expect(planSets(printed, on, ends)).toHaveLength(1);
  expect(planSets(printed, on, ends)[0]).toHaveLength(6);
  const short: Printed = { ...printed, streets: [{ houses: 1, pools: [], parks: [0] }] };
  expect(planMet(short, { ...on, streets: [street('1', 1)] }, ends)).toBe(false);
  const spoiled = sheet([
    'R | 1 | . . . . . . . | 9',
    '1 | . . . . . . . . . | 9',
    '1 | . . . . . . . . . . | 9',
  ]);
  expect(planMet(printed, spoiled, ends)).toBe(false);
});

test('2023 plans on streets count the pools, bis and roundabouts of that street', () => {
  const on = sheet(['1 2 3 4 | R | 1 2 3 3bis | .', '1 1bis | 2 2bis |', '5 6 7 7bis |']);
  const one: When = { type: 'estates-in-one-street', sizes: [4, 4], roundabouts: 1 };
  expect(planSets(printed, on, one)).toEqual([
    [
      [0, 0, 4],
      [0, 5, 4],
    ],
  ]);
  expect(planMet(printed, on, { ...one, roundabouts: 2 })).toBe(false);
  expect(planSets(printed, on, { type: 'estates', sizes: [2, 2, 4], bisEach: 1 })).toHaveLength(2);
  expect(planMet(printed, on, { type: 'estates', sizes: [2, 2, 4], poolsEach: 1 })).toBe(false);
  expect(planMet(printed, on, { type: 'estates-in-street', street: 2, sizes: [4] })).toBe(true);
  expect(planMet(printed, on, { type: 'estates-in-street', street: 2, sizes: [4, 4] })).toBe(false);
});

test('RULES 5, 11: an estate of 7 counts for nothing and a used estate serves no second plan', () => {
  const on = sheet(['1 2 3 4 5 6 7 |', '1 2 | 3 4 |', '']);
  expect(planMet(printed, on, { type: 'estates', sizes: [7] })).toBe(false);
  expect(score(printed, on, 0).estates).toEqual([0, 4, 0, 0, 0, 0]);
  const two: When = { type: 'estates', sizes: [2] };
  expect(planSets(printed, on, two)).toEqual([[[1, 0, 2]], [[1, 2, 2]]]);
  Object.assign(on.streets[1] ?? {}, { used: [0, 1] });
  expect(planSets(printed, on, two)).toEqual([[[1, 2, 2]]]);
});

test('ties: 2018 compares sizes, 2023 stops at the number of estates', () => {
  const entries = [
    { total: 50, estates: [0, 3, 0, 0, 0, 0] },
    { total: 50, estates: [1, 0, 2, 0, 0, 0] },
    { total: 50, estates: [2, 0, 0, 0, 0, 0] },
    { total: 60, estates: [0, 0, 0, 0, 0, 0] },
  ];
  expect(rank(entries, 'sizes')).toEqual([[3], [1], [0], [2]]);
  expect(rank(entries, 'estates-only')).toEqual([[3], [0, 1], [2]]);
});

test('hands: number and action of two cards; R8: a refusal gives away a card in modes that do so', () => {
  const cards: [number, Action][] = [
    [8, 'pool'],
    [9, 'temp'],
    [7, 'fence'],
  ];
  const hand = table(empty, cards, { choice: 'hand' });
  expect(ok(hand, { do: 'choose', number: 0, action: 1 }, { do: 'temp', by: 1 }, put(9, 0, 0))).toBe(true);
  expect(ok(hand, { do: 'choose', number: 0, action: 0 })).toBe(false);
  expect(ok(hand, { do: 'choose', offer: 0 })).toBe(false);
  expect(ok(table(empty, cards), { do: 'choose', number: 0, action: 1 })).toBe(false);
  const packed = sheet([fullTop, fullMiddle, full]);
  expect(ok(table(packed, cards, { choice: 'hand' }), { do: 'refuse' })).toBe(true);
  expect(ok(table(packed, cards, { choice: 'hand' }), { do: 'refuse', give: 0 })).toBe(false);
  expect(ok(table(packed, cards, { choice: 'hand-give' }), { do: 'refuse' })).toBe(false);
  expect(ok(table(packed, cards, { choice: 'hand-give' }), { do: 'refuse', give: 2 })).toBe(true);
  expect(ok(table(packed, cards, { choice: 'hand-give' }), { do: 'refuse', give: 3 })).toBe(false);
});

test('garbage is rejected and never throws', () => {
  const position = table(empty, [[8, 'fence']]);
  const garbage: unknown[] = [
    null,
    7,
    'write',
    [],
    {},
    { do: 'dance' },
    { do: ['choose'], offer: 0 },
    { do: 'choose' },
    { do: 'choose', offer: 0.5 },
    { do: 'choose', offer: '0' },
    { do: 'choose', offer: 0, more: 1 },
    { do: 'roundabout', at: [0.5, 1] },
    { do: 'roundabout', at: [3, 0] },
    { do: 'roundabout', at: [0, 10] },
    { do: 'roundabout', at: [0, 1, 2] },
    { do: 'roundabout', at: null },
    { do: 'write', number: Number.NaN, at: [0, 0] },
    { do: 'plan', slot: 'A', estates: 'none' },
  ];
  for (const step of garbage) {
    expect(judge(position, [step])).toMatchObject({ ok: false, at: 0 });
    expect(ok(position, take(0), put(8, 0, 0), step)).toBe(false);
  }
});

test('every complete turn from an empty sheet', () => {
  const position = table(
    empty,
    [
      [8, 'pool'],
      [1, 'temp'],
      [5, 'improve'],
    ],
    { advanced: false },
  );
  const turns = [...wholeTurns(position, { plans: false, roundabouts: false })];
  // 33 houses each: pool or not on nine of them; no temp, or 0 to 3; no box, or one of six columns.
  expect(turns).toHaveLength(33 + 9 + 33 * 5 + 33 * 7);
  expect(turns.every((steps) => ok(position, ...steps))).toBe(true);
  expect([...everyStep(position)].length).toBeGreaterThan(1000);
});
