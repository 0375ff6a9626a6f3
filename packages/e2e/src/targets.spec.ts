import { expect, test } from './fixtures.ts';
import { touch } from './hands.ts';
import { Robot } from './robot.ts';
import { sticksOut } from './sticksOut.ts';
import { surroundings } from './surroundings.ts';
import { targetFaults } from './targets.ts';

const TURNS = 4;

test.use(surroundings('phone'));

test('every step of several turns has large enough tap targets, and the page never scrolls sideways', async ({
  start,
  table,
  page,
}) => {
  await start.begin({ advanced: true, seed: 'targets' });
  table.hands = touch;
  await table.ready();
  const robot = new Robot(table, 'targets');
  for (let turn = 0; turn < TURNS; turn++) {
    for (let tap = 0; tap < 6; tap++) {
      const scene = await table.scene();
      expect(await targetFaults(page), JSON.stringify(scene)).toEqual([]);
      expect(await sticksOut(page), JSON.stringify(scene)).toEqual([]);
      await expect(table.confirm).toBeInViewport();
      if (!(await robot.tapSomething(scene))) break;
    }
    await robot.playTurn();
  }
});
