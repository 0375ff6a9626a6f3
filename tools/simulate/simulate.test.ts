import { describe, expect, test } from 'vitest';
import { BUGS, type Bug } from './bugs.ts';
import { simulate } from './simulate.ts';

const SHORT = 0.2;
/** The slowest disk in the simulations that found the bugs below. */
const THEN_SLOWEST_MS = 9000;

/** Seeds that find each planted bug within a short time. */
const FINDS: { readonly [bug in Bug]: string } = {
  'fence removed': 'f.8',
  'acknowledged before commit': 'b.0',
  'lease ignored': 'b.0',
};

describe('a simulated cluster', () => {
  test('loses nothing, whatever fails', async () => {
    for (const seed of ['1', '2', '3']) {
      const { violations, acknowledged } = await simulate(seed, SHORT);
      expect(violations).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    }
  });

  /** Seeds that once found a bug. */
  test.each([
    // A node decided a turn after its lease had expired, and kept it in memory when the lease was renewed.
    'cluster.513',
    // A node never noticed that its lease had expired, and showed stale views.
    'cluster.751',
  ])('loses nothing with seed %s', async (seed) => {
    expect((await simulate(seed, 1, undefined, THEN_SLOWEST_MS)).violations).toEqual([]);
  });

  // The second one was rejected, and the checker had forgotten the first.
  test('remembers the first turn if a player sends another one before the acknowledgement', async () => {
    expect((await simulate('cluster.589', 1)).violations).toEqual([]);
  });

  test('has the same history for the same seed', async () => {
    const first = await simulate('again', SHORT);
    expect(await simulate('again', SHORT)).toEqual(first);
    expect((await simulate('other', SHORT)).events).not.toBe(first.events);
  });

  test.each(BUGS)('finds a planted bug: %s', async (bug) => {
    expect((await simulate(FINDS[bug], SHORT, bug)).violations).not.toEqual([]);
  });

  test('restores timers, randomness and the clock', async () => {
    const before = [setTimeout, setImmediate, Math.random, Date.now];
    await simulate('1', 0.01);
    expect([setTimeout, setImmediate, Math.random, Date.now]).toEqual(before);
  });
});
