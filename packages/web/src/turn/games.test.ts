import { recordOf, replay } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { EVERY_TABLE } from './everyTable.ts';
import { must, nameOf, playOut, start } from './testKit.ts';

describe('whole games by taps, at every kind of table', () => {
  test.each(EVERY_TABLE.map((options) => [nameOf(options), options] as const))('%s', (name, options) => {
    const game = playOut(start(options, name), new FastRandom(name));
    const replayed = must(replay(recordOf(game)));
    expect(replayed.dealChecked).toBe(true);
    expect(replayed.state.ending).toBeDefined();
  });
});
