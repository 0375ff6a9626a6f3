import type { Locator, Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { surroundings } from './surroundings.ts';

const panelOn = (page: Page): Locator => page.getByRole('dialog', { name: 'What a Master would do' });
const WEIGHTS = /\.bin$/;

/** A turn, why it is better, and the expected score. */
async function expectHint(page: Page, why: RegExp): Promise<void> {
  const said = panelOn(page).getByRole('status').first();
  await expect(said).toContainText(/(Write \d+ in .+, house \d+|Take the permit refusal)/);
  await expect(said).toContainText(why);
  await expect(said).toContainText(/Expect about −?\d+ points at the end\./);
  await expect(said).not.toContainText('rule of thumb');
}

test.describe('on a phone', () => {
  test.use(surroundings('phone'));

  test('the menu has a hint, which gives a turn and a reason and does not change the sheet', async ({
    page,
    table,
    resume,
  }) => {
    await resume(gameAfter(9));
    const before = await table.turnText();
    await table.button('Menu').click();
    await table.button('Hint').click();
    await expectHint(page, /(more|better|less|same) |clearly the thing to do/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(panelOn(page)).toBeHidden();
    await expect(table.button('Menu')).toBeFocused();
    expect(await table.turnText()).toBe(before);
    await new Robot(table, 'hint').playTurn();
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
    await expectHint(page, /your current turn/i);
    expect(fetched).toBe(2);
    await page.keyboard.press('Escape');
    await expect(panelOn(page)).toBeHidden();
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
    await expect(panelOn(page)).toContainText('The Master is looking at your sheet');
    await page.keyboard.press('Escape');
    await expect(panelOn(page)).toBeHidden();
    await expect(table.button('Hint')).toBeFocused();
    await new Robot(table, 'hint').playTurn();
    await expect(page).toHaveTitle(/round 11/);
    const arrived = page.waitForResponse((response) => WEIGHTS.test(response.url()));
    letGo.resolve();
    await arrived;
    await page.keyboard.press('h');
    await expectHint(page, /./);
    await page.keyboard.press('Escape');
    await expect(panelOn(page)).toBeHidden();
  });
});
