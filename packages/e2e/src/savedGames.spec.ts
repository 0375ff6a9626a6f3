import { recordOf } from 'picket-engine';
import { gameAfter } from './arranged/games.ts';
import { copySaved, damageSaved } from './arranged/saved.ts';
import { saveGame } from './arranged/open.ts';
import { blockStorage } from './blockStorage.ts';
import { expect, test } from './fixtures.ts';
import { GamesPage } from './gamesPage.ts';

const END = Number.POSITIVE_INFINITY;
const over = gameAfter(END, { players: ['Ada', 'Bob'] }, 'over');
const running = gameAfter(6, { advanced: true }, 'running');

test('running games come first and continue where they stopped', async ({ page, table }) => {
  const games = new GamesPage(page);
  await games.openWith({ 'Maple Bend': running, Pinecrest: over });
  await expect(games.cards.getByRole('heading')).toHaveText(['Maple Bend', 'Pinecrest']);
  await expect(games.card('Maple Bend')).toContainText('Round 7');
  await expect(games.card('Maple Bend')).toContainText('2018 edition · Standard · Advanced');
  await expect(games.card('Maple Bend').locator('svg')).toHaveCount(1);
  await expect(games.card('Pinecrest').locator('svg')).toHaveCount(2);
  await page.getByRole('link', { name: 'Continue Maple Bend' }).click();
  await table.ready();
  await expect(page).toHaveTitle(/round 7/);
});

test('a game is removed at once, and Undo restores it', async ({ page, table }) => {
  const games = new GamesPage(page);
  await games.openWith({ Pinecrest: over, 'Maple Bend': running });
  await page.getByRole('button', { name: 'Delete Maple Bend' }).click();
  await page.getByRole('button', { name: 'Delete Pinecrest' }).click();
  await expect(games.cards).toHaveCount(0);
  await expect(games.removed).toHaveText('Deleted Pinecrest.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(games.card('Pinecrest')).toBeVisible();
  // The game removed before it can be restored, too.
  await expect(games.removed).toHaveText('Deleted Maple Bend.');
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(page.getByRole('link', { name: 'Continue Maple Bend' })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.ready();
  await expect(page).toHaveTitle(/round 7/);
});

test('a removed game is gone unless it was restored', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ 'Maple Bend': running });
  await page.getByRole('button', { name: 'Delete Maple Bend' }).click();
  await expect(page.getByText('No towns yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No towns yet')).toBeVisible();
});

test('a game against a bot is the same on another device, where its cards can be dealt again', async ({
  page,
  browser,
  baseURL,
}) => {
  const first = new GamesPage(page);
  const game = gameAfter(END, { players: ['You', 'Robin'] }, 'over');
  await saveGame(page, game, { id: 'bots', city: 'Maple Bend', bots: [null, 'casual'] });
  await first.open();
  const text = await first.save('Maple Bend');

  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const there = new GamesPage(await context.newPage());
  await there.open();
  await there.pick({ name: 'another-name.json', text });
  await expect(there.card('Maple Bend')).toContainText(/You .*Robin \(bot\)|Robin \(bot\) .*You/);
  expect(await there.save('Maple Bend')).toBe(text);
  await there.page.getByRole('link', { name: 'View Maple Bend' }).click();
  await there.page.getByRole('button', { name: 'Same cards again' }).click();
  // There is no other player to pass the device to.
  await expect(there.page).toHaveTitle('Maple Bend, round 1 · Picket');
  await expect(there.page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await context.close();
});

test('an exported game can be imported once', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ 'Linden Falls': over });
  const words = await games.card('Linden Falls').locator('.who').textContent();
  const text = await games.save('Linden Falls');
  await page.getByRole('button', { name: 'Delete Linden Falls' }).click();
  await expect(games.cards).toHaveCount(0);

  const file = { name: 'picket-linden-falls.json', text };
  await games.pick(file);
  await expect(games.news).toHaveText(['1 game imported.']);
  await expect(games.card('Linden Falls')).toContainText('Imported');
  await expect(games.card('Linden Falls').locator('.who')).toHaveText(words ?? '');
  expect(await games.save('Linden Falls')).toBe(text);

  await games.pick(file);
  await expect(games.news).toHaveText(['1 game was already here, so nothing was changed.']);
  await expect(games.cards).toHaveCount(1);
});

test('files dropped anywhere are imported, with an error for each bad one', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ 'Maple Bend': running });
  const record = JSON.stringify(recordOf(over));
  await games.drop({ name: 'picket-sunny-slope.json', text: record }, { name: 'holiday.jpg', text: 'JFIF' });
  await expect(games.news).toHaveText(['1 game imported.', 'holiday.jpg isn’t a Picket game file.']);
  await expect(games.cards.getByRole('heading')).toHaveText(['Maple Bend', 'Sunny Slope']);
});

test('a tampered record is rejected, and nothing changes', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ Pinecrest: over });
  const text = await games.save('Pinecrest');
  const before = await games.cards.allTextContents();
  const changed = (change: (record: Record<string, unknown>) => object) =>
    JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
  const faults: Readonly<Record<string, readonly [string, RegExp]>> = {
    'other-deal.json': [
      changed((record) => ({ ...record, seed: 'AAAAAAAAAAAAAAAAAAAAAA' })),
      /^other-deal\.json: The record is wrong at /,
    ],
    'more-points.json': [
      text.replace(/"total":-?\d+/, '"total":300'),
      /^more-points\.json: The record is wrong at result/,
    ],
    'cut-short.json': [text.slice(0, 500), /^cut-short\.json isn’t a Picket game file\.$/],
    'bad.json': ['{ "bad": 1 }', /^bad\.json isn’t a Picket game file\.$/],
    'a-list.json': ['[1, 2, 3]', /^a-list\.json isn’t a Picket game file\.$/],
    'under-way.json': [
      changed((record) => ({ ...record, seed: null, result: null, rounds: [] })),
      /^under-way\.json: This record has no seed/,
    ],
  };
  for (const [name, [fault, sentence]] of Object.entries(faults)) {
    await games.pick({ name, text: fault });
    await expect(games.news, name).toHaveText([sentence]);
    expect(await games.cards.allTextContents(), name).toEqual(before);
  }
  await page.reload();
  await expect(games.cards).toHaveText(before);
});

test('an unreadable game can only be removed', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ Pinecrest: over, 'Maple Bend': running });
  await damageSaved(page, 'saved-pinecrest');
  await games.open();
  const damaged = games.cards.filter({ hasText: 'is damaged' });
  await expect(damaged.getByRole('link')).toHaveCount(0);
  await expect(damaged.getByRole('button')).toHaveText(['Delete']);
  await damaged.getByRole('button').click();
  await expect(games.cards.getByRole('heading')).toHaveText(['Maple Bend']);
});

test('if nothing can be stored, the page says so', async ({ page }) => {
  await blockStorage(page.context());
  const games = new GamesPage(page);
  await games.open();
  await expect(page.getByRole('alert')).toContainText('doesn’t save anything for this page');
});

test('of two hundred games only the visible ones are rendered', async ({ page }) => {
  const games = new GamesPage(page);
  await games.openWith({ Pinecrest: over });
  await copySaved(page, 'saved-pinecrest', 199);
  await games.open();
  await expect(games.cards).toHaveCount(200);
  const drawn = games.cards.locator('svg');
  await expect(drawn.first()).toBeAttached();
  expect(await drawn.count()).toBeLessThan(100);
  await games.cards.last().scrollIntoViewIfNeeded();
  await expect(games.cards.last().locator('svg')).toHaveCount(2);
});
