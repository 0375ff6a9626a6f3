import type { Action } from 'picket-engine';
import { lookFor } from './arranged/games.ts';
import { gapCode, lonelyHouses, lotCode, readyPlans, stepsOf } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { prefer } from './preferences.ts';

/** A house that one tap fills, after which only the action is left. */
const houseWith = (action: Action) =>
  lookFor((position) =>
    lonelyHouses(position).find(
      (house) =>
        house.action === action &&
        readyPlans(house.draft).length === 0 &&
        (action !== 'park' || house.draft.steps.at(-1)?.do === 'park') &&
        (action !== 'fence' || stepsOf(house.draft, 'fence').length > 0),
    ),
  );

const COUNTING = /^Confirm \(\d\)$/;

test.describe('without Confirm', () => {
  test.beforeEach(({ start }) => prefer(start, 'As soon as it’s complete'));

  test('a turn is submitted automatically as soon as nothing optional is left', async ({
    table,
    resume,
    page,
  }) => {
    const { game, found } = houseWith('park');
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
  });

  test('a turn waits while a fence can be built, and is submitted with it', async ({
    table,
    resume,
    page,
  }) => {
    const { game, found } = houseWith('fence');
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    const [fence] = stepsOf(found.draft, 'fence');
    const gap = table.cell(gapCode(fence?.at ?? [0, 0]));
    await expect(gap).toBeEnabled();
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 1} `));
    await gap.click();
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
  });

  test('a turn restored by redo waits, and Confirm submits it', async ({ table, resume, page }) => {
    const { game, found } = houseWith('fence');
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    await expect(table.log).toHaveCount(1);
    await table.tapConfirm();
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
  });
});

test.describe('with a countdown', () => {
  test.beforeEach(async ({ start, page }) => {
    await page.clock.install();
    await prefer(start, 'After a short countdown');
  });

  test('a finished turn counts down and is submitted', async ({ table, resume, page }) => {
    const { game, found } = houseWith('park');
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    await expect(page.getByRole('img', { name: COUNTING })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 1} `));
    await page.clock.fastForward(10_000);
    await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
  });

  const STOPS = {
    'any key': async ({ page }) => page.keyboard.press('Shift'),
    'any touch': async ({ page }) => page.mouse.click(3, 3),
  } satisfies { [how: string]: (table: { page: import('@playwright/test').Page }) => Promise<void> };

  for (const [how, stop] of Object.entries(STOPS)) {
    const tag = how === 'any touch' ? [] : ['@full'];
    test(`${how} cancels the countdown`, { tag }, async ({ table, resume, page }) => {
      const { game, found } = houseWith('park');
      await resume(game);
      await table.tapCell(lotCode(found.spot));
      const counting = page.getByRole('img', { name: COUNTING });
      await expect(counting).toBeVisible();
      await stop(table);
      await expect(counting).toBeHidden();
      await page.clock.fastForward(60_000);
      await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 1} `));
      await table.tapConfirm();
      await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
    });
  }
});
