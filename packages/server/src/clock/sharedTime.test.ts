import { expect, test } from 'vitest';
import { SharedTime } from './sharedTime.ts';

test('a node uses the time of the database, and extrapolates it between queries', async () => {
  let elapsed = 500;
  const time = new SharedTime(() => elapsed);
  await time.set(async () => {
    elapsed += 20;
    return 1_000_000;
  });
  expect(time.now()).toBe(1_000_010);
  elapsed += 100;
  expect(time.now()).toBe(1_000_110);
});
