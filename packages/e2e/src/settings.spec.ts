import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { sticksOut } from './sticksOut.ts';
import { surroundings } from './surroundings.ts';
import { targetFaults } from './targets.ts';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}

const keysOf = (page: Page) => page.getByText('Keys', { exact: true });
const keyOf = (page: Page, does: string) => page.getByRole('button', { name: new RegExp(`^${does}: `) });
/** Forced: the visible part covers the input, but belongs to the same label. */
const turn = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) }).setChecked(true, { force: true });

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    test('the settings fit with the largest text', async ({ page }) => {
      await openSettings(page);
      await keysOf(page).click();
      const larger = page.getByRole('button', { name: 'Larger text' });
      for (let step = 0; step < 5; step++) await larger.click();
      await expect(page.getByText('150%')).toBeVisible();
      await expect(larger).toHaveAttribute('aria-disabled', 'true');
      expect(await sticksOut(page)).toEqual([]);
      expect(await targetFaults(page)).toEqual([]);
    });

    const tag = size === 'phone' ? [] : ['@full'];
    test('a game fits with the largest and the smallest text', { tag }, async ({ page, table, resume }) => {
      for (const textSize of [150, 90]) {
        await page.addInitScript(
          (kept) => localStorage.setItem('picket.preferences', kept),
          JSON.stringify({ textSize }),
        );
        await resume(gameAfter(8));
        expect(await sticksOut(page), `${textSize} %`).toEqual([]);
        await expect(table.confirm, `${textSize} %`).toBeInViewport({ ratio: 1 });
        expect(await targetFaults(page), `${textSize} %`).toEqual([]);
        await new Robot(table, 'letters').playTurn();
        await expect(page).toHaveTitle(/round 10/);
      }
    });
  });
}

test('a change in one tab applies to another, and is not overwritten there', async ({ page, context }) => {
  await openSettings(page);
  const other = await context.newPage();
  await openSettings(other);
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'evening');
  await turn(other, 'Plain numerals');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await expect(page.locator('html')).toHaveAttribute('data-numerals', 'plain');
});

test('a change shows at once and is stored', async ({ page }) => {
  await openSettings(page);
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await turn(page, 'Plain numerals');
  await page.getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.getByRole('button', { name: 'Larger text' }).click();
  const check = async () => {
    await expect(root).toHaveAttribute('data-theme', 'evening');
    await expect(root).toHaveAttribute('data-numerals', 'plain');
    await expect(root).toHaveAttribute('data-motion', 'off');
    await expect(page.getByText('110%')).toBeVisible();
  };
  await check();
  await page.reload();
  await check();
  const before = await page.getByRole('img', { name: /^A street/ }).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Write another number' }).click();
  await expect(page.getByRole('img', { name: /^A street/ })).not.toHaveAttribute('aria-label', before ?? '');
});

test('keys can be changed, a conflict is reported and loses nothing, and all can be reset', async ({
  page,
  table,
  resume,
}) => {
  await openSettings(page);
  await keysOf(page).click();
  await keyOf(page, 'undo').click();
  await page.keyboard.press('F5');
  await expect(page.getByText('The browser needs that key.')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('and “confirm the turn”, which was on that key, is now u.')).toBeVisible();
  await keyOf(page, 'move right').click();
  await page.keyboard.press('Shift+K');
  await expect(page.getByText('“move right” is now Shift+k.')).toBeVisible();
  await keyOf(page, 'undo').click();
  await page.keyboard.press('Escape');
  await expect(keyOf(page, 'undo')).toHaveText('c');
  await keyOf(page, 'write or mark here').click();
  await page.keyboard.press(' ');
  await expect(keyOf(page, 'write or mark here')).toHaveText('Space');

  await resume(gameAfter(0));
  await page.keyboard.press('1');
  await expect(table.log).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(table.log).toHaveCount(0);
  await page.keyboard.press('t');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await page.keyboard.press('Shift+K');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).not.toBe(first);

  await openSettings(page);
  await keysOf(page).click();
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await expect(keyOf(page, 'undo')).toHaveText('u');
  await expect(keyOf(page, 'move right')).toHaveText('→');
});

test('a game uses the same settings', async ({ page, table, resume }) => {
  await resume(gameAfter(3));
  await table.button('Menu').click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByText('Keys', { exact: true }).click();
  await expect(keyOf(page, 'undo')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const size of ['phone', 'phone-lying'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'phone' ? [] : ['@full'];
    test('with the left hand, Confirm is on the left', { tag }, async ({ page, table, resume }) => {
      await openSettings(page);
      await turn(page, 'Left-handed');
      await resume(gameAfter(3));
      const confirm = await table.confirm.boundingBox();
      const undo = await table.undo.boundingBox();
      expect(confirm?.x).toBeLessThan(undo?.x ?? 0);
      expect(confirm?.x).toBeLessThan(20);
      await new Robot(table, 'left').playTurn();
      await expect(page).toHaveTitle(/round 5/);
    });
  });
}
