import { expect, test } from 'vitest';
import { Codes } from './codes.ts';

function drawing(drawn: string[]) {
  return () => drawn.shift() ?? 'ZZZZ';
}

test('two tables created at the same time get different codes', async () => {
  const codes = new Codes({ tableOfCode: async () => undefined }, drawing(['BCDF', 'BCDF', 'GHJK']));
  expect(await Promise.all([codes.unused(), codes.unused()])).toEqual(['BCDF', 'GHJK']);
});

test('a code in use is not assigned again', async () => {
  const tableOfCode = async (code: string) => (code === 'BCDF' ? 'elm' : undefined);
  const codes = new Codes({ tableOfCode }, drawing(['BCDF', 'GHJK']));
  expect(await codes.unused()).toBe('GHJK');
});

test('if hardly any codes are left the search gives up', async () => {
  const codes = new Codes({ tableOfCode: async () => 'elm' });
  expect(await codes.unused()).toBeUndefined();
});

test('a code that was released long ago is assigned again', async () => {
  let drawn = 0;
  const codes = new Codes({ tableOfCode: async () => undefined }, () => `${drawn++ % 5000}`);
  for (let i = 0; i < 5000; i++) await codes.unused();
  expect(await codes.unused()).toBe('0');
});
