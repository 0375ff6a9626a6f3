import { expect, test } from 'vitest';
import { sharedFor } from './sharedFor.ts';

test('a result is shared for a while, and a failure is not', async () => {
  let [time, calls] = [0, 0];
  const load = sharedFor(
    1000,
    () => time,
    async () => {
      calls++;
      if (calls === 2) throw new Error('once');
      return calls;
    },
  );
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  time = 999;
  expect(await load()).toBe(1);
  time = 1000;
  await expect(load()).rejects.toThrow('once');
  expect(await load()).toBe(3);
});
