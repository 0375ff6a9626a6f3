import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { CORNERS, surroundings } from './surroundings.ts';

/** Every page and every dialog, on a phone and on a desk, by day and in the evening: they open, and axe finds nothing. */

for (const { size, theme } of CORNERS) {
  test.describe(`${size}, ${theme}`, () => {
    test.use(surroundings(size, theme));

    test('the start page and its dialogs', async ({ start, page }) => {
      await start.open();
      await expect(page).toHaveTitle(/Picket/);
      await expectAccessible(page);
      for (const kind of ['alone', 'together', 'solo'] as const) {
        await start.choose({ kind });
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      await expectAccessible(page);
    });

    test('a game: first round, every step of a turn, the menu', async ({ start, table, page }) => {
      await start.begin({ seed: 'pages', advanced: true });
      await table.ready();
      await expect(table.offers).toHaveCount(3);
      await expectAccessible(page);
      const robot = new Robot(table, 'pages');
      for (let tap = 0; tap < 4; tap++) {
        if (!(await robot.tapSomething(await table.scene()))) break;
        await expectAccessible(page);
      }
      await table.button('Menu').click();
      await expectAccessible(page);
    });

    test('a hand of cards, passing the device on, and the final scores', async ({ start, table, page }) => {
      await start.begin({ kind: 'together', seed: 'pages' });
      await table.ready();
      await expectAccessible(page);
      await start.begin({ kind: 'solo', seed: 'pages' });
      await table.ready();
      await expectAccessible(page);
      await new Robot(table, 'pages').playGame();
      await expect(page).toHaveTitle(/final scores/);
      await expectAccessible(page);
    });
  });
}

test('an address without a game says so', async ({ page }) => {
  await page.goto('/#/game/nothing');
  await expect(page.getByText('There is no such game on this device')).toBeVisible();
  await expectAccessible(page);
});
