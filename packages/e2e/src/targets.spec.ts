import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { touch } from './hands.ts';
import { Robot } from './robot.ts';
import { surroundings } from './surroundings.ts';
import { targetFaults } from './targets.ts';

const TURNS = 4;

/** What makes the page wider than the screen, if anything does. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test.use(surroundings('phone'));

test('the start page has targets for fingers', async ({ start, page }) => {
  await start.open();
  expect(await targetFaults(page)).toEqual([]);
  await start.choose();
  expect(await targetFaults(page)).toEqual([]);
});

test('every step of several turns has targets for fingers, and the page never scrolls sideways', async ({
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
