import type { Locator, Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { unfold } from './startPage.ts';
import { surroundings } from './surroundings.ts';

const SOLO = { mode: 'solo', advanced: true } as const;

/** The touch point in the middle of an element. */
async function fingerOn(page: Page, target: Locator) {
  // Waits until it has stopped moving.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const client = await page.context().newCDPSession(page);
  return {
    down: () => client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    up: () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test.describe('desktop', () => {
  test.use(surroundings('desktop'));

  test('? opens the aid over the table, for this game, and leads to its rules and back', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(5, SOLO));
    await page.keyboard.press('?');
    const aid = page.getByRole('dialog', { name: 'Player aid' });
    await expect(aid).toContainText('Solo, 2018 edition, advanced');
    await expect(aid).toContainText('What can I do now?');
    await expect(aid.getByText(/^\d+ fits /)).not.toHaveCount(0);
    await aid.getByRole('button', { name: 'Cards in the box' }).click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /^All/ })).toContainText('81');
    await page.keyboard.press('Escape');
    await table.button('Help').click();
    await aid.getByRole('link', { name: 'All rules' }).click();
    await expect(page.getByRole('radio', { name: 'Solo', exact: true })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'What it is about' })).toBeVisible();
    await expect(page.locator('#rule-M3')).toBeHidden();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await table.ready();
  });

  test('a mouse that rests on a card gets an explanation, and Escape closes it', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(5));
    await table.offers.first().hover();
    const slip = page.getByRole('tooltip', { includeHidden: true });
    await expect(slip).toBeVisible();
    await expect(slip).toContainText(/in the box\./);
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
    // What the card's name leaves out is the description of the focused element.
    await table.offers.first().focus();
    await expect(table.offers.first()).toHaveAccessibleDescription(/^(?!.*in the box).*\.$/);
  });

  test('an action of the aid opens its rule over the table', async ({ page, table, resume }) => {
    await resume(gameAfter(5));
    const before = page.url();
    await table.button('Help').click();
    const aid = page.getByRole('dialog', { name: 'Player aid' });
    await aid.getByRole('button', { name: /^Fence/ }).click();
    const rule = page.getByRole('dialog', { name: 'Actions' });
    await expect(rule).toContainText('Rule A2');
    await page.keyboard.press('Escape');
    await expect(rule).toBeHidden();
    expect(page.url()).toBe(before);
  });

  test('the odds lens shows what is left and the chance of a gap, unless the table forbids it', async ({
    page,
    table,
    start,
    resume,
  }) => {
    await resume(gameAfter(5));
    await page.keyboard.press('i');
    const lens = page.getByRole('dialog', { name: 'Odds' });
    const gap = lens.getByRole('button', { name: /Next round \d+%/ }).first();
    await gap.click();
    await expect(lens.getByText(/cards? that fits? (is|are) left/)).toBeVisible();
    await page.keyboard.press('Escape');
    await start.open();
    await page.goto('/#/new');
    await start.begins.waitFor();
    await unfold(page, 'More');
    await page.getByRole('switch', { name: 'Odds lens' }).setChecked(false, { force: true });
    await start.begins.click();
    await table.ready();
    await page.keyboard.press('i');
    await expect(page.locator('[aria-live=assertive]:not(dialog *)')).toContainText('odds lens is off');
    await expect(lens).toHaveCount(0);
  });
});

test.describe('phone', () => {
  test.use(surroundings('phone'));

  test('a finger that stays on a house gets an explanation, and writes nothing', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(0));
    const finger = await fingerOn(page, table.cell('lot 1 4'));
    await finger.down();
    const slip = page.getByRole('tooltip', { includeHidden: true });
    await expect(slip).toContainText('Takes a number from');
    await expect(slip).toBeVisible();
    await finger.up();
    await expect(slip).toBeHidden();
    await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
    await table.cell('lot 1 4').tap();
    await expect(table.undo).toHaveAttribute('aria-disabled', 'false');
  });

  test('a slow tap on a house writes', async ({ page, table, resume }) => {
    await page.clock.install();
    await resume(gameAfter(0));
    await page.clock.pauseAt(Date.now() + 60_000);
    const finger = await fingerOn(page, table.cell('lot 1 4'));
    await finger.down();
    await page.clock.runFor(600);
    await finger.up();
    await page.clock.runFor(1000);
    await expect(table.undo).toHaveAttribute('aria-disabled', 'false');
  });

  test('the drawer explains its tracks to a finger and to the focus, and Escape closes one at a time', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(9));
    await table.button('All tracks').click();
    const drawer = page.getByRole('dialog');
    const slip = page.getByRole('tooltip', { includeHidden: true });
    const finger = await fingerOn(page, drawer.locator('[data-explain="value 3"]'));
    await finger.down();
    await expect(slip).toContainText('Estates of 3');
    await expect(slip).toBeVisible();
    await finger.up();
    await expect(slip).toBeHidden();
    await page.keyboard.press('Tab');
    await drawer
      .getByRole('button', { name: /^Pools/ })
      .first()
      .focus();
    await expect(slip).toContainText('One box for each pool.');
    await expect(slip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });
});
