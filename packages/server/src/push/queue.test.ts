import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('tasks run in order, with limited concurrency', async () => {
  const queue = new Queue({ atOnce: 2, waiting: 9 });
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

test('tasks beyond the limit are dropped', () => {
  const queue = new Queue({ atOnce: 1, waiting: 1 });
  const never = () => new Promise(() => undefined);
  expect([queue.add(never), queue.add(never), queue.add(never)]).toEqual([true, true, false]);
});

test('closing stops running tasks, and starts no others', async () => {
  const queue = new Queue({ atOnce: 1, waiting: 9 });
  const begun: number[] = [];
  const stopped = Promise.withResolvers<void>();
  queue.add((signal) => {
    begun.push(0);
    signal.addEventListener('abort', () => stopped.resolve());
    return stopped.promise;
  });
  queue.add(async () => begun.push(1));
  queue.close();
  await stopped.promise;
  expect(queue.add(async () => begun.push(2))).toBe(false);
  await new Promise(setImmediate);
  expect(begun).toEqual([0]);
});
