import { describe, expect, test } from 'vitest';
import { measureCrowd } from './crowd.ts';
import { fuzz } from './fuzz.ts';
import { killAgainAndAgain } from './kills.ts';

// A sample of `npm run prove -- online`, against a server in its own process.

const PATIENCE = 180_000;

describe('a server in its own process', () => {
  test('after kill -9 every turn is stored once, with the same cards', { timeout: PATIENCE }, async () => {
    const { acknowledged, resent, ...found } = await killAgainAndAgain(2, 'sample');
    const { lost, doubled, dealtAgain, refused } = found;
    expect({ lost, doubled, dealtAgain, refused }).toEqual({
      lost: [],
      doubled: [],
      dealtAgain: [],
      refused: [],
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect(resent).toBeGreaterThan(0);
  });

  test('a crowd behind one address is not throttled', { timeout: PATIENCE }, async () => {
    const { rounds, refused } = await measureCrowd(40, 3);
    expect({ rounds, refused }).toEqual({ rounds: 3, refused: [] });
  });

  test('hostile messages break nothing and leak nothing', { timeout: PATIENCE }, async () => {
    const { messages, honestRounds, views, records, ...found } = await fuzz(800, 'sample');
    expect(messages).toBeGreaterThanOrEqual(800);
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
