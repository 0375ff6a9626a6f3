import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('tasks run in order, and only so many at a time', async () => {
  const queue = new Queue(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  for (const [i, { promise }] of ends.entries()) {
    queue.add(() => {
      begun.push(i);
      return promise;
    });
  }
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4]);
});
