import { FastRandom, recordOf, replay } from '@picket/engine';
import { describe, expect, test } from 'vitest';
import { must, nameOf, playOut, start, TABLES } from './testKit.ts';

describe('whole games by taps', () => {
  test.each(TABLES.map((options) => [nameOf(options), options] as const))('%s', (name, options) => {
    for (let i = 0; i < 3; i++) {
      const game = playOut(start(options, `${name} ${i}`), new FastRandom(`${name} ${i}`));
      const replayed = must(replay(recordOf(game)));
      expect(replayed.dealChecked).toBe(true);
      expect(replayed.state.ending).toBeDefined();
    }
  });
});
