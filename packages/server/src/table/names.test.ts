import { describe, expect, test } from 'vitest';
import { fitsName } from 'picket-protocol';
import { distinctName, skeletonOf } from './names.ts';
import type { TableState } from './state.ts';

const table = (...names: string[]) =>
  ({ seats: names.map((name, key) => ({ key, name })) }) as unknown as TableState;

describe('names at one table', () => {
  test.each([
    ['Anna', 'Аnna'],
    ['paypal', 'раураl'],
    ['Anna', 'anna'],
    ['Ian', 'lan'],
    ['Bob', 'B0b'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'An\u200dna'],
    ['NIKOS', 'ΝΙΚΟЅ'],
  ])('%s and %s look alike', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test('different names stay different', () => {
    expect(skeletonOf('Anna')).not.toBe(skeletonOf('Änna'));
    expect(skeletonOf('Анна')).not.toBe(skeletonOf('Anna'));
  });

  test('a name that another seat has gets a number', () => {
    expect(distinctName(table('Anna', 'Anna 2'), 2, 'anna')).toBe('anna 3');
  });

  test('a seat can keep its own name', () => {
    expect(distinctName(table('Anna', 'Bob'), 0, 'Anna')).toBe('Anna');
  });

  test('a long name is cut to make room for its number', () => {
    const long = 'Bartholomew the Builder!';
    const numbered = distinctName(table(long), 1, long);
    expect(numbered).toBe('Bartholomew the Builde 2');
    expect(fitsName(numbered)).toBe(true);
  });
});
