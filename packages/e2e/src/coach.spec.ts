import { expect } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { test } from './fixtures.ts';

test('the coach reviews a finished game, and its mistakes come back as puzzles', async ({ page }) => {
  await openGame(page, gameAfter(Number.POSITIVE_INFINITY, { players: ['You'] }));
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  // The quick review comes first; the full one replaces it.
  await expect(page.getByText('Without the luck')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /^Round by round/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try it as a puzzle' })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('radio', { name: 'As a table' }).check();
  await expect(page.getByRole('rowheader', { name: 'Estates' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Round \d+/ })
    .nth(1)
    .click();
  await expect(page.getByText('Better, in pencil')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(/^Find the turn worth/)).toHaveCount(3);
  await page
    .getByRole('link', { name: /^Solve/ })
    .first()
    .click();
  await expect(page.getByText(/^Find the turn worth/)).toBeVisible();
});

test('without its networks, the coach says so instead of waiting or guessing', async ({ page, context }) => {
  await context.route('**/*.bin', (route) => route.abort());
  await openGame(page, gameAfter(Number.POSITIVE_INFINITY, { players: ['You'] }));
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The coach couldn’t be loaded/);
});
