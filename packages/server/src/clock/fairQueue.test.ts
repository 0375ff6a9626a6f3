import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const drain = <T>(queue: FairQueue<T>): T[] => {
  const items: T[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
};

test('owners are served in turn, and each in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
  expect(queue.size).toBe(6);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

test('an item waits for as many others as predicted, unless owners return', () => {
  const owner = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(owner, { maxLength: 30 }), fc.nat(10), owner, (owners, served, last) => {
      const queue = new FairQueue<string>();
      for (const each of owners) queue.add(each, each);
      for (let i = 0; i < served; i++) queue.next();
      const ahead = queue.ahead(last);
      queue.add(last, 'last');
      const order = drain(queue);
      expect(order.length).toBe(Math.max(0, owners.length - served) + 1);
      // The estimate may be off by one item for each owner, depending on whose turn is next.
      expect(order.indexOf('last')).toBeLessThanOrEqual(ahead);
      expect(order.indexOf('last')).toBeGreaterThanOrEqual(ahead - 3);
    }),
  );
});

test('an owner with few items waits for at most one of each other owner, however often they return', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 60; i++) queue.add('greedy', 'greedy');
  for (let i = 0; i < 5; i++) {
    queue.add('honest', 'honest');
    const first = queue.next();
    queue.add('greedy', 'greedy');
    expect([first, queue.next()]).toContain('honest');
    queue.add('greedy', 'greedy');
  }
});
