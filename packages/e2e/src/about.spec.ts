import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { Table } from './table.ts';

async function openAbout(page: Page): Promise<void> {
  await page.goto('/#/about');
  await page.getByRole('heading', { level: 2, name: 'Licences' }).waitFor();
}

test('the licences of everything shipped are listed', async ({ page }) => {
  await openAbout(page);
  for (const [name, words] of [
    ['svelte', 'Permission is hereby granted'],
    ['Besley', 'SIL OPEN FONT LICENSE'],
    ['Jost', 'SIL OPEN FONT LICENSE'],
    ['Caveat Brush', 'SIL OPEN FONT LICENSE'],
    ['Atkinson Hyperlegible', 'SIL OPEN FONT LICENSE'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator(`pre[aria-label="${name}"]`)).toContainText(words);
  }
});

test('a report contains the game it was opened from, without names', async ({ page, table, resume }) => {
  await openGame(page, gameAfter(2, {}, 'other'), 'Elsewhere');
  await resume(gameAfter(4, { players: ['Zuleika', 'Balthasar'] }));
  await table.button('I’m Zuleika').click();
  await table.button('Menu').click();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await page.getByText('The game in the report is Maple Bend.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save report' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const report = JSON.parse(text) as {
    build: string;
    browser: { userAgent: string };
    preferences: { theme: string };
    game: { rounds: unknown[]; options: { players: string[] } };
  };
  expect(report.game.rounds).toHaveLength(4);
  expect(report.game.options.players).toEqual(['Player 1', 'Player 2']);
  expect(report.build).toMatch(/^[0-9a-f]{12}$/);
  expect(report.browser.userAgent).toContain('Chrom');
  expect(report.preferences.theme).toBe('auto');
  expect(text).not.toMatch(/Zuleika|Balthasar|Maple Bend/);
});

test('everything can be deleted, after a warning about what is lost', async ({ page, resume }) => {
  await resume(gameAfter(2));
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await openAbout(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This deletes 1 game, all your settings');
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(/#\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/#/games');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('another open tab does not write deleted data back', async ({ page, context, resume }) => {
  await resume(gameAfter(2));
  const other = await context.newPage();
  await openAbout(other);
  await other.getByRole('button', { name: 'Delete everything' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await other.waitForURL(/#\/$/);
  await new Robot(new Table(page)).makeTurn();
  await expect(page.getByText('This browser doesn’t save anything for this page.')).toBeVisible();
  await other.goto('/#/games');
  await expect(other.getByRole('heading', { name: 'No towns yet' })).toBeVisible();
});
