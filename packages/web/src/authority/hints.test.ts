import { equip, hasNet, hinting } from 'picket-bots';
import type { TurnStep } from 'picket-engine';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameId, NewGame } from './authority.ts';
import type { Games } from './games.ts';
import { findHint, type Advisers } from './hints.ts';
import { authorityOn, next, playOne, SEED, wanted } from './testGames.ts';

const BOTS: Advisers = { hinting };
const SLICING = {
  now: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
};

async function begun(game: NewGame = wanted()): Promise<{ games: Games; id: GameId }> {
  const { games, library } = authorityOn();
  return { games, id: await library.create(game, SEED) };
}

/** A hint for the first seat, compared with its draft. */
async function hintIn(games: Games, id: GameId, round: number, steps: readonly TurnStep[] = []) {
  const task = await games.hintTask(id, { seat: 0, round });
  return task && findHint(task, steps, async () => BOTS, SLICING);
}

describe('a hint', () => {
  test("is a legal turn, compared with a Regular's", async () => {
    const { games, id } = await begun(wanted({ players: ['Ada'] }));
    for (let round = 0; round < 8; round++) {
      const hint = await hintIn(games, id, round);
      expect(hint).toMatchObject({ against: { by: 'regular' }, learned: false });
      expect(await hintIn(games, id, round)).toEqual(hint);
      expect(await games.submit(id, { seat: 0, round, steps: hint?.turn ?? [] })).toBeUndefined();
    }
  });

  test('is compared with the draft once the draft is a complete turn', async () => {
    const { games, id } = await begun();
    const { steps } = await next(games, id);
    const hint = await hintIn(games, id, 0, steps);
    expect(hint?.against).toMatchObject({ by: 'you', turn: steps });
    expect(hint?.gain.points).toBeGreaterThan(0);
    expect(hint?.gains).not.toEqual([]);
    expect((await hintIn(games, id, 0, steps.slice(0, 1)))?.against.by).toBe('regular');
  });

  test('gains nothing over an equally good turn', async () => {
    const { games, id } = await begun();
    const best = (await hintIn(games, id, 0))?.turn ?? [];
    expect(await hintIn(games, id, 0, best)).toMatchObject({ turn: best, against: { by: 'you' }, gains: [] });
  });

  test("exists only for a person's turn in the current round", async () => {
    const { games, id } = await begun(wanted({}, { bots: ['casual', null] }));
    expect(await games.hintTask(id, { seat: 0, round: 0 })).toBeUndefined();
    expect(await games.hintTask(id, { seat: 1, round: 1 })).toBeUndefined();
    expect(await games.hintTask(id, { seat: 1, round: 0 })).toBeDefined();
    await playOne(games, id);
    expect(await games.hintTask(id, { seat: 1, round: 0 })).toBeUndefined();
  });

  test('is dropped if its turn is submitted or its round ends while the networks load', async () => {
    for (const turns of [1, 2]) {
      const { games, id } = await begun();
      const task = await games.hintTask(id, { seat: 0, round: 0 });
      const hint =
        task &&
        findHint(
          task,
          [],
          async () => {
            for (let turn = 0; turn < turns; turn++) await playOne(games, id);
            return BOTS;
          },
          SLICING,
        );
      expect(await hint).toBeUndefined();
    }
  });

  test('is computed in slices, and dropped if its turn is submitted meanwhile', async () => {
    const { games, id } = await begun();
    const task = await games.hintTask(id, { seat: 0, round: 0 });
    let time = 0;
    let pauses = 0;
    const pause = async () => {
      if (++pauses === 3) await playOne(games, id);
    };
    const hint = task && findHint(task, [], async () => BOTS, { now: () => (time += 8), pause });
    expect(await hint).toBeUndefined();
    expect(pauses).toBe(3);
  });

  describe('with the networks', () => {
    beforeAll(() => {
      for (const name of ['small', 'large'] as const) {
        const file = new URL(import.meta.resolve(`picket-bots/weights/${name}.bin`));
        if (!hasNet(name)) equip(name, readFileSync(file));
      }
    });

    test('uses them', async () => {
      const { games, id } = await begun();
      const hint = await hintIn(games, id, 0);
      expect(hint).toMatchObject({ learned: true });
      expect(await games.submit(id, { seat: 0, round: 0, steps: hint?.turn ?? [] })).toBeUndefined();
    });
  });
});
