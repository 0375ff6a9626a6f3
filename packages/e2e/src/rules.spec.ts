import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { surroundings } from './surroundings.ts';

async function openRules(page: Page, rule = ''): Promise<void> {
  await page.goto(`/#/rules${rule === '' ? '' : `/${rule}`}`);
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
}

const ruleOf = (page: Page, id: string) => page.locator(`#rule-${id}`);
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the rules' });

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    test('the player aid is on one screen, with the numbers of the chosen sheet', async ({ page }) => {
      await page.goto('/#/aid');
      for (const sheet of ['2018', '2023 Classic', '2023 Blueprint']) {
        await page.getByRole('combobox', { name: 'Sheet' }).selectOption(sheet);
        await expect(page.getByText('Estimated')).toHaveCount(sheet === '2018' ? 0 : 1);
        await expect(page.getByText('Take a permit refusal')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('a search shows, highlights and counts its results', async ({ page }) => {
  await openRules(page);
  await search(page).fill('surveyor');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('3 rules found');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('mark').first()).toHaveText(/surveyor/i);
  await search(page).fill('REFUSAL third');
  await expect(ruleOf(page, 'G3').locator('mark')).toHaveText(['third', 'refusal']);
  await search(page).fill('xyzzy');
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nothing found for “xyzzy”');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(ruleOf(page, 'H1')).toBeVisible();
});

test('choosing a game hides other rules, and is remembered', async ({ page }) => {
  await openRules(page);
  await expect(ruleOf(page, 'A4')).toBeVisible();
  // Forced: the visible part covers the input, but belongs to the same label.
  await page.getByRole('radio', { name: '2023' }).check({ force: true });
  await page.getByRole('switch', { name: 'Advanced game' }).setChecked(false, { force: true });
  await expect(page.getByRole('radio', { name: 'Expert' })).toHaveCount(0);
  for (const hidden of ['A4', 'A13', 'M3']) await expect(ruleOf(page, hidden)).toBeHidden();
  await page.reload();
  await expect(ruleOf(page, 'A12')).toBeVisible();
  await expect(ruleOf(page, 'A4')).toBeHidden();
  await search(page).fill('Solo card');
  await page.getByRole('button', { name: /more in other games$/ }).click();
  await expect(ruleOf(page, 'M6')).toBeVisible();
});

test('a link to a rule works even with a filter and a search', async ({ page }) => {
  await openRules(page);
  await page.getByRole('radio', { name: '2023' }).check({ force: true });
  await search(page).fill('pool');
  await page.goto('/#/rules/A4');
  await expect(ruleOf(page, 'A4')).toBeInViewport();
  await expect(ruleOf(page, 'A4')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Link to rule A4' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Link to rule A5' }).click();
  await expect(page).toHaveURL(/#\/rules\/A5$/);
  await expect(ruleOf(page, 'A5')).toBeFocused();
  await page.goto('/#/rules/Z99');
  await expect(page.getByText('There is no rule called Z99.')).toBeVisible();
});

test('every drawing has a description', async ({ page }) => {
  await openRules(page);
  const figures = page.locator('figure');
  expect(await figures.count()).toBeGreaterThan(20);
  for (const figure of await figures.all()) {
    const names = await figure
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[^\s].+[.)]$/);
    expect(await figure.locator('figcaption').innerText()).toMatch(/\w.+\.$/);
  }
});

test('“why not?” leads to the rule and back to the game', async ({ page, table, resume }) => {
  await resume(gameAfter(16));
  // Forced: Playwright does not tap disabled elements.
  await page
    .getByRole('gridcell', { name: /, number \d+/ })
    .first()
    .click({ force: true });
  await table.whyNot.getByRole('button', { name: /^Why\? Rule / }).click();
  const dialog = page.getByRole('dialog');
  const id = (await dialog.getByText(/^Rule /).innerText()).replace('Rule ', '');
  await dialog.getByRole('link', { name: 'All rules' }).click();
  await expect(ruleOf(page, id)).toBeInViewport();
  await expect(ruleOf(page, id)).toBeFocused();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await table.ready();
});

test('plans and explanations link to their rules', async ({ page, table, resume }) => {
  await resume(gameAfter(16));
  await table
    .button(/^Plan /)
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^See the rule: P\d+$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await table
    .button(/^Pools: /)
    .first()
    .click();
  await table.bar.getByRole('button', { name: 'Why? Rule S4' }).click();
  await expect(page.getByRole('dialog').getByText('Rule S4', { exact: true })).toBeVisible();
});

test('the aid is printed in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/aid');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('evening');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await theme()).toBe('light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await theme()).toBe('evening');
});
