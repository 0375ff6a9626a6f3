import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { sticksOut } from './sticksOut.ts';

/** 1280 × 1024 at 400 %: nothing is missing, and nothing needs scrolling in two directions. */
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % a game can be started without scrolling sideways', async ({ start, table, page }) => {
  await start.open();
  expect(await sticksOut(page)).toEqual([]);
  await start.choose();
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start game' }).click();
  await table.ready();
  expect(await sticksOut(page)).toEqual([]);
});

test('at 400 % turns can be played without scrolling sideways, and Confirm stays on screen', async ({
  table,
  resume,
  page,
}) => {
  await resume(gameAfter(8, { advanced: true }));
  const robot = new Robot(table, 'reflow');
  for (let turn = 0; turn < 3; turn++) {
    for (let tap = 0; tap < 4; tap++) {
      expect(await sticksOut(page)).toEqual([]);
      await expect(table.confirm).toBeInViewport({ ratio: 1 });
      if (!(await robot.tapSomething(await table.scene()))) break;
    }
    await robot.playTurn();
  }
  await expect(page).toHaveTitle(/round 12/);
});

test('at 400 % the final scores can be read without scrolling sideways', async ({ page }) => {
  await openGame(page, gameAfter(Number.POSITIVE_INFINITY, { players: ['Ada', 'Bob'] }));
  await expect(page).toHaveTitle(/final scores/);
  expect(await sticksOut(page)).toEqual([]);
});
