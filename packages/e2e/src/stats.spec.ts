import { readFile } from 'node:fs/promises';
import { gameAfter } from './arranged/games.ts';
import { saveGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { GamesPage } from './gamesPage.ts';

const END = Number.POSITIVE_INFINITY;

test('statistics count finished games, filter them, and can be saved', async ({ page }) => {
  await saveGame(page, gameAfter(END, { players: ['You'] }, 'one'), { id: 'one', city: 'Oak Hollow' });
  await saveGame(page, gameAfter(END, { mode: 'solo' }, 'two'), { id: 'two', city: 'Elm Grove' });
  await new GamesPage(page).open();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('2 games that you finished')).toBeVisible();
  await expect(page.getByRole('img', { name: /^2 scores from / })).toBeVisible();
  await page.getByLabel('Mode').selectOption({ label: 'Solo' });
  await expect(page.getByRole('img', { name: /^1 score from / })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Elm Grove');
});

test('all games move to another browser as one file', async ({ page, browser, baseURL }) => {
  const games = new GamesPage(page);
  await games.openWith({ Pinecrest: gameAfter(END, {}, 'over'), 'Maple Bend': gameAfter(6, {}, 'running') });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all games' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const there = new GamesPage(await context.newPage());
  await there.open();
  await there.pick({ name: 'picket-games.jsonl', text });
  await expect(there.news).toHaveText(['2 games imported.']);
  await there.pick({ name: 'picket-games.jsonl', text });
  await expect(there.news).toHaveText(['2 games were already here, so nothing was changed.']);
  await expect(there.page.getByRole('link', { name: 'Continue Maple Bend' })).toBeVisible();
  await context.close();
});
