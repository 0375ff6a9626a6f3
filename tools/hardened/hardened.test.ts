import { describe, expect, test } from 'vitest';
import { ATTACKS, type AttackName } from './attacks.ts';
import { besiege } from './siege.ts';

// A sample of `npm run prove -- hardened`, without its timings: other tests run at the same time.

const SAMPLE: readonly AttackName[] = ['old links to a seat', 'a flood of messages'];
const QUICKLY = { warmUpMs: 0, baselineMs: 100, seconds: 2 };

describe('a server in its own process', () => {
  test.each(SAMPLE)('withstands %s while others play', async (name) => {
    const attack = ATTACKS[name];
    if (attack === undefined) throw new Error(name);
    const { held, during, failures, refused } = await besiege(name, attack, {}, QUICKLY);
    expect({ held, failures }, refused).toEqual({ held: true, failures: [] });
    expect(during.turns).toBeGreaterThan(0);
  });
});
