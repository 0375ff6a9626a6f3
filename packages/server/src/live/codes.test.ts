import { expect, test } from 'vitest';
import { Codes } from './codes.ts';

function drawing(drawn: string[]) {
  return () => drawn.shift() ?? 'ZZZZ';
}

test('two tables made at the same moment get different codes', async () => {
  const codes = new Codes({ tableOfCode: async () => undefined }, drawing(['BCDF', 'BCDF', 'GHJK']));
  expect(await Promise.all([codes.unused(), codes.unused()])).toEqual(['BCDF', 'GHJK']);
});

test('a code that a table has is not given again', async () => {
  const tableOfCode = async (code: string) => (code === 'BCDF' ? 'elm' : undefined);
  const codes = new Codes({ tableOfCode }, drawing(['BCDF', 'GHJK']));
  expect(await codes.unused()).toBe('GHJK');
});

test('where hardly any code is left there is none, rather than a search without end', async () => {
  const codes = new Codes({ tableOfCode: async () => 'elm' });
  expect(await codes.unused()).toBeUndefined();
});

test('a code that was given long ago and came back is given again', async () => {
  let drawn = 0;
  const codes = new Codes({ tableOfCode: async () => undefined }, () => `${drawn++ % 5000}`);
  for (let i = 0; i < 5000; i++) await codes.unused();
  expect(await codes.unused()).toBe('0');
});
