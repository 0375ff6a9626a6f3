import { readFile } from 'node:fs/promises';
import { commitmentOf, type Options } from 'picket-engine';
import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { GamesPage } from './gamesPage.ts';
import { hear } from './hearing.ts';
import { looks } from './looks.ts';
import { sticksOut } from './sticksOut.ts';
import { surroundings } from './surroundings.ts';

const END = Number.POSITIVE_INFINITY;
const PNG = '89504e470d0a1a0a';

async function openEnd(page: Page, options: Partial<Options> = {}): Promise<void> {
  await openGame(page, gameAfter(END, options, 'end'), 'Sunny Slope');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function saved(page: Page, kind: 'PNG' | 'SVG'): Promise<{ name: string; file: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${kind}` }).click();
  const done = await download;
  return { name: done.suggestedFilename(), file: await readFile(await done.path()) };
}

test.describe('postcards', () => {
  for (const theme of ['light', 'evening'] as const) {
    test.describe(theme, () => {
      test.use(surroundings('desktop', theme));

      const tag = theme === 'light' ? [] : ['@full'];
      test(`a postcard is saved as a real picture, ${theme}`, { tag }, async ({ page }) => {
        await openEnd(page, { players: ['Ada', 'Bob'] });
        await page.getByRole('button', { name: 'Save postcard' }).click();

        const svg = await saved(page, 'SVG');
        expect(svg.name).toMatch(/^picket-.*\.svg$/);
        const drawing = svg.file.toString();
        // It contains its fonts and colours, and loads no resources.
        for (const face of ['Besley', 'Jost', 'Caveat Brush']) {
          expect(drawing).toMatch(
            new RegExp(`@font-face\\{font-family:'${face}'[^}]*data:font/woff2;base64,`),
          );
        }
        expect(drawing.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(['"]?\//);
        expect(await looks(page, svg.file, 'image/svg+xml')).toMatchObject({ width: 740, height: 536 });

        const png = await saved(page, 'PNG');
        expect(png.name).toMatch(/^picket-.*\.png$/);
        expect(png.file.subarray(0, 8).toString('hex')).toBe(PNG);
        const picture = await looks(page, png.file, 'image/png');
        expect(picture).toMatchObject({ width: 1480, height: 1072 });
        expect(picture.colours).toBeGreaterThan(30);
      });
    });
  }

  test('the postcard of every town can be viewed', async ({ page }) => {
    await openEnd(page, { players: ['Ada', 'Bob', 'Cy'] });
    for (const name of ['Ada', 'Bob', 'Cy']) {
      await page.getByRole('button', { name: `Show ${name}’s postcard` }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveAccessibleName(
        new RegExp(`${name}’s town`),
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('the same deal again is the same, and a rematch is not', async ({ page, table }) => {
  await openEnd(page);
  const offers = async (button: string): Promise<string[]> => {
    await page.getByRole('button', { name: button }).click();
    await table.ready();
    await expect(page).toHaveTitle(/Sunny Slope.*round 1/);
    const names = await table.offers.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label') ?? ''),
    );
    await page.goBack();
    await page.getByRole('heading', { name: /^Your town is worth/ }).waitFor();
    return names;
  };
  const same = await offers('Same cards again');
  expect(same).toHaveLength(3);
  expect(await offers('Same cards again')).toEqual(same);
  expect(await offers('Play again')).not.toEqual(same);
});

test('taking back the last round makes the game practice', async ({ page, table }) => {
  await openEnd(page);
  const rounds = Number(/(\d+) rounds/.exec((await page.getByRole('banner').textContent()) ?? '')?.[1]);
  await expect(page.getByText('the game counts as practice')).toBeVisible();
  const heard = await hear(page);
  await page.getByRole('button', { name: 'Take back the last round' }).click();
  await table.ready();
  await expect(page).toHaveTitle(new RegExp(`round ${rounds}\\b`));
  await expect.poll(heard).toContain('practice');
  const games = new GamesPage(page);
  await games.open();
  await expect(games.card('Sunny Slope')).toContainText('Practice');
});

test('the revealed seed matches the commitment', async ({ page }) => {
  await openEnd(page);
  const values = await page.locator('dl dd').allTextContents();
  expect(values).toHaveLength(2);
  expect(commitmentOf(values[0] ?? '')).toBe(values[1]);
  await page.getByRole('link', { name: 'How to check it' }).click();
  await expect(page).toHaveURL(/#\/rules\/K6$/);
});

test("the AAA's architect is shown next to the player, part by part", async ({ page }) => {
  await openEnd(page, { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', advanced: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(Irene wins|You win) with /);
  const table = page.getByRole('table', { name: 'Scores by category' });
  await expect(table.getByRole('columnheader')).toHaveText(['You', 'Irene']);
  await expect(table.getByRole('row', { name: /^Bis/ }).getByRole('cell').last()).toHaveText('–');
  // Estimated values are marked, and the mark is explained.
  await expect(
    table
      .getByRole('row', { name: /^Pools/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/\*$/);
  await expect(page.getByText('Numbers with * are estimated')).toBeVisible();
  await page.getByRole('link', { name: 'Why?' }).click();
  await expect(page).toHaveURL(/#\/rules\/E3$/);
});

test('printed values have no mark', async ({ page }) => {
  await openEnd(page);
  await expect(page.getByRole('table')).not.toContainText('*');
  await expect(page.getByText('are estimated')).toHaveCount(0);
});

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'phone' ? [] : ['@full'];
    test(`two hundred players fit on the page of a ${size}`, { tag }, async ({ page }) => {
      await openEnd(page, { players: Array.from({ length: 200 }, (_, i) => `Player ${i + 1}`) });
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(201);
      expect(await sticksOut(page)).toEqual([]);
      // Towns are drawn when they are scrolled into view.
      expect(await page.getByRole('figure').locator('svg').count()).toBeLessThan(100);
      const last = page.getByRole('figure').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator('svg')).toHaveCount(1);
    });
  });
}
