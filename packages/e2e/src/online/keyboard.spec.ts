import { keyboard, tabTo } from '../hands.ts';
import { surroundings } from '../surroundings.ts';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';

/** Creates a table with a bot and starts its game. */
async function startByKeyboard(ada: Player): Promise<void> {
  const { page } = ada;
  await page.goto('/#/together/new');
  const name = page.getByLabel('Your name');
  await name.waitFor();
  await tabTo(page, name);
  await page.keyboard.type('Ada');
  await keyboard.button(ada.table, ada.button('Create table'));
  await page.getByRole('heading', { level: 1, name: 'Ada’s table' }).waitFor();
  await keyboard.button(ada.table, ada.button('Add a bot'));
  await page.getByText('bot, Regular').waitFor();
  await keyboard.button(ada.table, ada.button('Start game'));
  await ada.table.ready();
}

test('a table is created, joined by a bot and started by keyboard alone', async ({ person }) => {
  const ada = await person('Ada', surroundings('desktop'));
  const { page } = ada;
  await startByKeyboard(ada);
  await page.keyboard.press('Shift+M');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test('a whole online game is played by keyboard alone', { tag: '@full' }, async ({ person }) => {
  const ada = await person('Ada', surroundings('desktop'));
  await startByKeyboard(ada);
  ada.table.hands = keyboard;
  expect(await ada.robot.playGame()).toBeGreaterThan(5);
  await expect(ada.page).toHaveTitle(/final scores/);
});
