import { expect, test } from 'vitest';
import { sizeOf } from './persistence.ts';

test.each([
  [400, '0 kB'],
  [184_200, '184 kB'],
  [1_240_000, '1.2 MB'],
])('%d bytes are %s', (bytes, said) => {
  expect(sizeOf(bytes, 'en')).toBe(said);
});
