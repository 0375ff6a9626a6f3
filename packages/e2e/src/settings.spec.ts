import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { changeSettings } from './changeSettings.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { settle } from './settle.ts';
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
      for (let step = 0; step < 10; step++) await larger.click();
      await expect(page.getByText('200%')).toBeVisible();
      await expect(larger).toHaveAttribute('aria-disabled', 'true');
      expect(await sticksOut(page)).toEqual([]);
      expect(await targetFaults(page)).toEqual([]);
    });

    const tag = size === 'phone' ? [] : ['@full'];
    test('a game fits with the largest and the smallest text', { tag }, async ({ page, table, resume }) => {
      for (const textSize of [200, 90]) {
        await resume(gameAfter(8));
        await changeSettings(page, { textSize });
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
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });
  await choose('Motion', 'Off');
  await choose('High contrast', 'On');
  await choose('Typeface', 'Easy to read');
  await choose('Hands', 'Left thumb');
  await page.getByRole('button', { name: 'Larger text' }).click();
  const check = async () => {
    await expect(root).toHaveAttribute('data-theme', 'evening');
    await expect(root).toHaveAttribute('data-numerals', 'plain');
    await expect(root).toHaveAttribute('data-motion', 'off');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await expect(root).toHaveAttribute('data-typeface', 'clear');
    await expect(root).toHaveAttribute('data-hand', 'left');
    await expect(page.getByText('110%')).toBeVisible();
  };
  await check();
  await page.reload();
  await check();
  const before = await page.getByRole('img', { name: /^A street/ }).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Write another number' }).click();
  await expect(page.getByRole('img', { name: /^A street/ })).not.toHaveAttribute('aria-label', before ?? '');
});

test('keys can be changed and reset, and a conflict is reported and leaves no command without a key', async ({
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

test('a kind of sound can be turned off on its own', async ({ page }) => {
  await openSettings(page);
  await page.getByText('Choose sounds').click();
  const cards = page.getByRole('switch', { name: /^Cards/ });
  await expect(cards).toBeChecked();
  await cards.setChecked(false, { force: true });
  await page.reload();
  await page.getByText('Choose sounds').click();
  await expect(cards).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Writing/ })).toBeChecked();
});

test('the chosen typeface is shown, and is fetched only if chosen', async ({ page, complaints }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openSettings(page);
  await settle(page);
  expect(fetched.filter((path) => path.includes('on-demand'))).toEqual([]);
  await page.getByRole('radio', { name: 'Easy to read' }).check({ force: true });
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible"', 'äéßœ')))
    .toBe(true);
  expect(fetched.filter((path) => path.includes('on-demand')).length).toBeGreaterThan(0);
  // The default fonts are fetched early, for most users.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/preloaded using link/.test(one)));
});

test.describe('a phone in one hand', () => {
  test.use({ ...surroundings('phone'), viewport: { width: 390, height: 844 } });

  test('everything that a turn needs is near the thumb', async ({ page, table, resume }) => {
    await resume(gameAfter(8));
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    expect(await top('[data-offer]')).toBeLessThan(await top('.pk-sheet'));
    await changeSettings(page, { hand: 'right' });
    await expect(page.locator('html')).toHaveAttribute('data-hand', 'right');
    // A thumb reaches about eleven centimetres from the lower edge: 660 of these pixels.
    const REACH = 844 - 660;
    for (const part of ['.pk-sheet', '[data-offer]', '[data-plan]', '[data-confirm]']) {
      expect(await top(part), part).toBeGreaterThan(REACH);
    }
    expect(await top('[data-offer]')).toBeGreaterThan(await top('.pk-sheet'));
    await new Robot(table, 'thumb').playTurn();
    await expect(page).toHaveTitle(/round 10/);
  });
});

for (const size of ['phone', 'phone-lying', 'tablet', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'phone' ? [] : ['@full'];
    test('with the left hand, Confirm is on the left', { tag }, async ({ page, table, resume }) => {
      await openSettings(page);
      await page.getByRole('radio', { name: 'Left thumb' }).check({ force: true });
      await resume(gameAfter(3));
      const confirm = await table.confirm.boundingBox();
      const undo = await table.undo.boundingBox();
      expect(confirm?.x).toBeLessThan(undo?.x ?? 0);
      expect(confirm?.x).toBeLessThan(40);
      await new Robot(table, 'left').playTurn();
      await expect(page).toHaveTitle(/round 5/);
    });
  });
}
