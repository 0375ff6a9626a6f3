import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, lowest, nthBit, popcount, span } from './bits.ts';

const mask = fc.integer({ min: 1, max: 0xffff });

test('H1 bits of masks are counted and found', () => {
  fc.assert(
    fc.property(mask, (bits) => {
      const indexes = bitsOf(bits);
      expect(indexes).toEqual(Array.from({ length: 16 }, (_, i) => i).filter((i) => (bits >> i) % 2 === 1));
      expect(popcount(bits)).toBe(indexes.length);
      expect(lowest(bits)).toBe(indexes[0]);
      expect(indexes.map((_, n) => nthBit(bits, n))).toEqual(indexes);
    }),
  );
  expect(span(2, 4)).toBe(0b11100);
});
