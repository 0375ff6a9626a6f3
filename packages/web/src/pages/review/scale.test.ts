import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test('a point of the fence has its usual length if there is room', () => {
  expect(scaleOf(5, -9, 13, 300)).toEqual({ point: 13, lines: [4, 2, -2, -4, -8] });
});

test('a very lucky round shrinks the fence to fit, with its lines still apart', () => {
  expect(scaleOf(5, -35, 13, 300)).toEqual({ point: 7.5, lines: [4, -4, -8, -16, -32] });
});
