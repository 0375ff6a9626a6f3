import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';

test.beforeEach(async ({ resume, table }) => {
  await resume(gameAfter(0, { players: ['Ada', 'Bob'] }));
  await table.button('I’m Ada').click();
});

test('between two players the device shows neither sheet', async ({ table, page }) => {
  await new Robot(table, 'hidden').playTurn();
  await expect(page.getByRole('heading', { level: 1, name: 'Bob is next' })).toBeFocused();
  await expect(page).toHaveTitle(/^Bob is next/);
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await expect(table.offers).toHaveCount(0);
});

test('a turn can be taken back while the device is passed on, unchanged', async ({ table, page }) => {
  const robot = new Robot(table, 'back');
  await robot.makeTurn();
  const turn = await table.turnText();
  await table.tapConfirm();
  await table.button('Ada: take turn back').click();
  await expect(table.confirm).toBeEnabled();
  expect(await table.turnText()).toBe(turn);
  await table.undo.click();
  expect(await table.turnText()).not.toBe(turn);
  await page.keyboard.press('Shift+U');
  await table.tapConfirm();
  await expect(page.getByRole('heading', { name: 'Bob is next' })).toBeVisible();
});

test('once everyone has submitted, no turn can be taken back', async ({ table, page }) => {
  const robot = new Robot(table, 'late');
  await robot.playTurn();
  await table.button('I’m Bob').click();
  await robot.playTurn();
  await expect(page.getByRole('heading', { name: 'Ada is next' })).toBeVisible();
  await expect(table.button(/take turn back/)).toHaveCount(0);
});

test("the player's name is above the sheet, and each player has their own town", async ({ table, page }) => {
  const header = page.getByRole('banner');
  await expect(header.getByText('Ada', { exact: true })).toBeVisible();
  const first = await header.getByRole('heading', { level: 1 }).textContent();
  await new Robot(table, 'whose').playTurn();
  await table.button('I’m Bob').click();
  await expect(header.getByText('Bob', { exact: true })).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
});

test('the other players stay visible with the largest text', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.button(/^Bob,/).filter({ visible: true })).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('picket.preferences', '{"textSize":150}'));
  await page.reload();
  await table.button('I’m Ada').click();
  await expect(table.button(/^Bob,/).filter({ visible: true })).toHaveCount(1);
});
