import { builtIn, inspectSheet } from 'picket-engine';
import { expect, test } from 'vitest';
import { recordOf, type Reading } from './reading.ts';

const about = { sure: true, probability: 1, box: { x: 0, y: 0, width: 1, height: 1 } };

test('readings make a sheet that the calculator accepts', () => {
  const houses = [10, 11, 12].flatMap((length, street) =>
    Array.from({ length }, (_, house): Reading => {
      const value = street === 0 && house === 2 ? 'roundabout' : street === 0 && house === 6 ? 7 : null;
      return { kind: 'house', street, house, value, ...about };
    }),
  );
  const record = recordOf(
    [
      ...houses,
      { kind: 'pool', street: 0, house: 6, value: true, ...about },
      { kind: 'pool', street: 0, house: 7, value: true, ...about },
      { kind: 'fence', street: 0, house: 4, value: true, ...about },
      ...[1, 0, 0].map((value, street): Reading => ({ kind: 'parks', street, value, boxes: 3, ...about })),
      ...[1, 2, 0, 0, 0, 0].map((value, i): Reading => ({
        kind: 'value',
        size: i + 1,
        value,
        boxes: 4,
        ...about,
      })),
      { kind: 'temps', value: 3, boxes: 11, ...about },
      { kind: 'refusals', value: 1, boxes: 3, ...about },
      { kind: 'plan', slot: 1, value: 8, ...about },
    ],
    '2018',
    'classic',
  );
  expect(record.streets[0]).toMatchObject({ fences: [1, 2, 4], pools: [6], parks: 1 });
  expect(record).toMatchObject({
    improve: [1, 2, 0, 0, 0, 0],
    temps: 3,
    refusals: 1,
    plans: [null, 8, null],
  });
  expect(inspectSheet(record, builtIn)).toMatchObject({ ok: true, value: { faults: [] } });
});
