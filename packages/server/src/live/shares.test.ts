import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Shares } from './shares.ts';

/** Takes as much as possible. */
function fill(shares: Shares<number>, address: string): number {
  while (shares.admit(address, Math.random()) !== undefined);
  return shares.heldBy(address);
}

describe('fair shares', () => {
  test('leave half to others, or a third each to two', () => {
    const shares = new Shares<number>(900);
    expect(fill(shares, 'a')).toBe(450);
    expect(fill(shares, 'b')).toBe(225);
    const both = new Shares<number>(900);
    for (let i = 0; i < 900; i++) for (const address of ['a', 'b']) both.admit(address, Math.random());
    expect(['a', 'b'].map((address) => both.heldBy(address))).toEqual([300, 300]);
  });

  test('of a full server go to newcomers, at the expense of the largest holder’s newest', () => {
    const shares = new Shares<number>(60);
    for (let i = 0; i < 30; i++) shares.admit('greedy', i);
    for (let i = 0; i < 30; i++) shares.admit(`address ${i}`, i);
    expect(shares.size).toBe(60);
    expect(shares.admit('greedy', -1)).toBeUndefined();
    expect(shares.admit('newcomer', 1)).toEqual({ displaced: 29 });
    expect(shares.admit('newcomer', 2)).toEqual({ displaced: 28 });
    expect(shares.size).toBe(60);
  });

  test('leave no address with none, however many hold the guaranteed share', () => {
    const shares = new Shares<number>(900);
    for (let i = 0; i < 60; i++) fill(shares, `address ${i}`);
    expect(shares.size).toBe(900);
    expect(shares.admit('newcomer', 1)).toHaveProperty('displaced');
    // Equal holders don't displace each other.
    const equal = new Shares<number>(2);
    equal.admit('a', 1);
    equal.admit('b', 2);
    expect(equal.admit('a', 3)).toBeUndefined();
    expect(equal.admit('b', 3)).toBeUndefined();
  });

  test('displace the sockets of players last', () => {
    const shares = new Shares<number>(10);
    for (let i = 0; i < 5; i++) {
      shares.admit('school', i);
      shares.keep('school', i);
    }
    for (let i = 5; i < 8; i++) shares.admit('other', i);
    for (let i = 8; i < 10; i++) shares.admit(`address ${i}`, i);
    expect(shares.admit('newcomer', 10)).toEqual({ displaced: 7 });
    expect(shares.admit('later', 11)).toEqual({ displaced: 6 });
    expect(shares.admit('last', 12)).toEqual({ displaced: 4 });
  });

  test('are returned', () => {
    const shares = new Shares<number>(1);
    expect(shares.admit('a', 1)).toEqual({});
    expect(shares.admit('b', 2)).toBeUndefined();
    shares.release('a', 1);
    shares.release('a', 1);
    expect(shares.admit('b', 2)).toEqual({});
    expect(shares.size).toBe(1);
  });

  test('never exceed the total, and always have room for an address with little while another has much', () => {
    const step = fc.record({
      address: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      takes: fc.boolean(),
      times: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(step, { maxLength: 60 }), (total, steps) => {
        const shares = new Shares<object>(total);
        const held = new Map<string, object[]>();
        const all = () => [...held.values()];
        for (const { address, takes, times } of steps) {
          for (let i = 0; i < times; i++) {
            const own = held.get(address) ?? [];
            held.set(address, own);
            const free = total - shares.size;
            const item = {};
            if (!takes) {
              const returned = own.shift();
              if (returned !== undefined) shares.release(address, returned);
              continue;
            }
            const most = Math.max(...all().map(({ length }) => length));
            const admitted = shares.admit(address, item);
            const share = free === 0 ? most - 1 : Math.max(total / 30, free);
            const isDue = own.length < share;
            expect(admitted !== undefined).toBe(isDue);
            if (admitted === undefined) continue;
            for (const others of all()) {
              if (admitted.displaced !== undefined && others.includes(admitted.displaced)) {
                expect(others.length).toBe(most);
                expect(others.pop()).toBe(admitted.displaced);
              }
            }
            own.push(item);
          }
          expect(shares.size).toBeLessThanOrEqual(total);
          expect(all().flat()).toHaveLength(shares.size);
          for (const [name, items] of held) expect(shares.heldBy(name)).toBe(items.length);
        }
      }),
    );
  });
});
