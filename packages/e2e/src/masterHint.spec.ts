import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

const WEIGHTS = /\.bin$/;

/** The slip has a turn and why it is better; everything else is behind “Why?”. */
async function expectHint(page: Page, table: Table, why: RegExp): Promise<void> {
  await expect(table.hint).toContainText(/(Write \d+ here|Build a roundabout|Take the permit refusal)/);
  await expect(table.hint).toContainText(why);
  await table.hint.getByRole('button', { name: 'Why?', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'What a Master would do' });
  await expect(details).toContainText(/(Write \d+ in .+, house \d+|Take the permit refusal)/);
  await expect(details).toContainText(/Expect about −?\d+ points at the end\./);
  await expect(details).not.toContainText('rule of thumb');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

test.describe('on a phone', () => {
  test.use(surroundings('phone'));

  test('the menu has a hint: in pencil on the sheet, with a reason, and one tap plays it', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(9));
    const before = await table.turnText();
    await table.button('Menu').click();
    await table.button('Hint').click();
    await expectHint(page, table, /(more|better|less|same) |Clearly the best move/);
    await expect(page.locator('[data-hint]')).not.toHaveCount(0);
    await table.hint.getByRole('button', { name: 'Close' }).click();
    await expect(table.hint).toBeHidden();
    await expect(page.locator('[data-hint]')).toHaveCount(0);
    expect(await table.turnText()).toBe(before);
    await table.button('Menu').click();
    await table.button('Hint').click();
    await table.button('Play it').click();
    await expect(table.hint).toBeHidden();
    await table.tapConfirm();
    await expect(page).toHaveTitle(/round 11/);
  });
});

test.describe('with a keyboard', () => {
  test.use(surroundings('desktop'));

  test('h asks for a hint next to the current draft, and only then loads the networks', async ({
    page,
    table,
    resume,
  }) => {
    let fetched = 0;
    page.on('request', (request) => (fetched += Number(WEIGHTS.test(request.url()))));
    await resume(gameAfter(9, { mode: 'aaa', opponent: '2018-aaa-3' }));
    await new Robot(table, 'hint').makeTurn();
    expect(fetched).toBe(0);
    await table.undo.focus();
    await page.keyboard.press('h');
    await expectHint(page, table, /your current turn/i);
    expect(fetched).toBe(2);
    // Escape closes what is on top.
    await table.button('Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(table.hint).toBeVisible();
    await table.button('Play it').focus();
    await page.keyboard.press('Escape');
    await expect(table.hint).toBeHidden();
    await expect(table.undo).toBeFocused();
    await table.tapConfirm();
    await expect(page).toHaveTitle(/round 11/);
  });

  test('a slow hint can be cancelled, and does not appear in the next round', async ({
    page,
    table,
    resume,
  }) => {
    const letGo = Promise.withResolvers<void>();
    await page.route(WEIGHTS, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await resume(gameAfter(9));
    await table.button('Hint').click();
    await expect(table.hint).toContainText('The Master is looking at your sheet');
    await page.keyboard.press('Escape');
    await expect(table.hint).toBeHidden();
    await expect(table.button('Hint')).toBeFocused();
    await new Robot(table, 'hint').playTurn();
    await expect(page).toHaveTitle(/round 11/);
    // A mouse that rests on a house doesn't hide the hint, and the hint doesn't take the focus from elsewhere.
    await table.cell('lot 2 5').hover();
    await page.keyboard.press('h');
    await expect(table.hint).toContainText('The Master is looking at your sheet');
    await page.keyboard.press('Tab');
    const arrived = page.waitForResponse((response) => WEIGHTS.test(response.url()));
    letGo.resolve();
    await arrived;
    await table.button('Play it').waitFor();
    await expect(table.button('Play it')).not.toBeFocused();
    await expect(page.locator('[data-hint]')).not.toHaveCount(0);
    await expectHint(page, table, /./);
    await page.keyboard.press('Escape');
    await expect(table.hint).toBeHidden();
  });
});
