import { recordOf, replay, type Box, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { chooseTurn, levels, playGame, type Bot, type LevelId } from '../src/index.ts';
import { equipAll } from './nets.ts';
import { nameOf, start, strangeBox, TABLES } from './tables.ts';

equipAll();

/** A level with almost no time to think: each look at the clock takes a millisecond. */
function hurried(level: LevelId): Bot {
  return (view, random) => {
    let time = 0;
    return chooseTurn(view, level, random, { ms: 1, now: () => time++ });
  };
}

/** Seats the levels in rotation, starting with the n-th. `playGame` throws on an illegal turn. */
function play(options: Partial<Options>, n: number, box?: Box) {
  const bots = levels.map((_, i) => hurried((levels[(n + i) % levels.length] as (typeof levels)[0]).id));
  const seed = `${nameOf(options)}/${n}`;
  return playGame(start(options, seed, box), bots, (seat) => new FastRandom(`${seed}/${seat}`));
}

describe('every level plays legal turns at once:', () => {
  test.each(TABLES.map((options, i) => ({ name: nameOf(options), options, i })))(
    '$name',
    ({ options, i }) => {
      const game = play(options, i);
      expect(game.state.ending).toBeDefined();
      expect(replay(recordOf(game)).ok).toBe(true);
    },
  );

  test.each(levels.map(({ id }, i) => ({ id, i })))('$id with custom components', ({ i }) => {
    const own = { components: strangeBox.hash };
    const classic = TABLES.filter(({ sheet }) => sheet === 'classic');
    // Tables that are far apart in the list.
    const n = Math.floor((i * classic.length) / levels.length);
    expect(play({ ...classic[n], ...own }, i, strangeBox).state.ending).toBeDefined();
  });
});
