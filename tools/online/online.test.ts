import { describe, expect, test } from 'vitest';
import { measureCrowd } from './crowd.ts';
import { fuzz } from './fuzz.ts';
import { killAgainAndAgain } from './kills.ts';

// A sample of `npm run prove -- online`, against a server in a process of its own.

const PATIENCE = 180_000;

describe('a server in a process of its own', () => {
  test('every turn is there once after kill -9, with the same cards', { timeout: PATIENCE }, async () => {
    const { acknowledged, resent, ...found } = await killAgainAndAgain(3, 'sample');
    const { lost, doubled, dealtAnew, refused } = found;
    expect({ lost, doubled, dealtAnew, refused }).toEqual({
      lost: [],
      doubled: [],
      dealtAnew: [],
      refused: [],
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect(resent).toBeGreaterThan(0);
  });

  test('a crowd behind one address is not throttled', { timeout: PATIENCE }, async () => {
    const { rounds, refused } = await measureCrowd(40, 3);
    expect({ rounds, refused }).toEqual({ rounds: 3, refused: [] });
  });

  test('hostile messages break nothing and are told nothing', { timeout: PATIENCE }, async () => {
    const { messages, honestRounds, views, records, ...found } = await fuzz(1500, 'sample');
    expect(messages).toBeGreaterThanOrEqual(1500);
    expect(honestRounds).toBeGreaterThan(0);
    expect(views).toBeGreaterThan(0);
    expect(records).toBeGreaterThan(0);
    const { alive, leaks, faults, honestRejections, wrong } = found;
    expect({ alive, leaks, faults, honestRejections, wrong }).toEqual({
      alive: true,
      leaks: [],
      faults: [],
      honestRejections: [],
      wrong: [],
    });
  });
});
