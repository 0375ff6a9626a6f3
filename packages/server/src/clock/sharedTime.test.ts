import { expect, test } from 'vitest';
import { SharedTime } from './sharedTime.ts';

test('a node takes the time of the database, and lets it go on between two questions', async () => {
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
