import { blockStorage } from './blockStorage.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { Table } from './table.ts';

test('reloading the page during a turn shows the same turn', async ({ start, table, page }) => {
  await start.begin({ seed: 'reload' });
  await table.ready();
  const robot = new Robot(table, 'reload');
  await robot.playTurn();
  await robot.tapSomething(await table.scene());
  await robot.tapSomething(await table.scene());
  const undone = await table.turnText();
  await table.undo.click();
  const before = { turn: await table.turnText(), scene: await table.scene() };
  expect(before.turn).not.toBe(undone);
  await page.reload();
  await table.ready();
  expect({ turn: await table.turnText(), scene: await table.scene() }).toEqual(before);
  // Undone steps can still be redone.
  await page.keyboard.press('Shift+U');
  expect(await table.turnText()).toBe(undone);
});

test('a second tab watches, takes over, and plays on when the first is closed', async ({
  start,
  table,
  page,
  context,
}) => {
  await start.begin({ seed: 'tabs' });
  await table.ready();
  const robot = new Robot(table, 'tabs');
  await robot.tapSomething(await table.scene());
  const turn = await table.turnText();

  const second = await context.newPage();
  await second.goto(page.url());
  const takeOver = second.getByRole('button', { name: 'Play here' });
  await takeOver.click();
  const there = new Table(second);
  await there.ready();
  expect(await there.turnText()).toBe(turn);
  await expect(page.getByRole('button', { name: 'Play here' })).toBeVisible();

  await new Robot(there, 'there').playTurn();
  await second.close();
  // The remaining tab plays alone.
  await table.ready();
  await expect(page).toHaveTitle(/round 2/);
  await robot.playTurn();
  await expect(page).toHaveTitle(/round 3/);
});

test('if nothing can be stored, the game continues and says so', async ({ start, table, page }) => {
  await blockStorage(page.context());
  await start.begin({ seed: 'blocked' });
  await table.ready();
  await expect(page.getByRole('alert')).toContainText('doesn’t save anything for this page');
  await new Robot(table, 'blocked').playTurn();
  await expect(page).toHaveTitle(/round 2/);
});

test('if the games cannot be reached at all, a page says so and offers a way on', async ({ page }) => {
  await page.route(/worker-.*\.js/, (route) => route.abort());
  await page.goto('/#/game/abc');
  await expect(page.getByText('The game stopped responding.')).toBeVisible();
  // A late subscriber is notified as well.
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('data-e2e-old', '');
    location.hash = '#/game/def';
  });
  await expect(page.locator('h1:not([data-e2e-old])')).toHaveText('Something went wrong');
  await page.unroute(/worker-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('This game isn’t on this device.')).toBeVisible();
});
