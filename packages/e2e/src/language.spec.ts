import { expect, test } from './fixtures.ts';
import { inLanguage } from './inLanguage.ts';
import { Robot } from './robot.ts';
import { workerReady } from './worker.ts';

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CH' });

  test('gets French pages, and no other language is fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/#/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
    expect(fetched.filter((file) => /\/(en|de)-/.test(file))).toEqual([]);
  });
});

test('a switch in the middle of a turn keeps the draft, the dialog and the focus', async ({
  start,
  table,
  page,
}) => {
  await start.begin({ seed: 'language' });
  await table.ready();
  await new Robot(table, 'language').makeTurn();
  const numbers = () => page.locator('[role=gridcell]').allTextContents();
  const before = await numbers();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Bestätigen/ })).toBeVisible();
  expect(await numbers()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Bestätigen/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test(
  'a switched page has the same texts as one opened in that language',
  { tag: '@full' },
  async ({ page }) => {
    const shown = () => page.locator('body').innerText();
    for (const hash of ['#/', '#/rules', '#/aid', '#/settings', '#/about', '#/new', '#/games']) {
      await page.goto(`/${hash}`);
      await inLanguage(page, 'en');
      await inLanguage(page, 'de');
      const switched = await shown();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(shown, { message: hash, timeout: 10_000 }).toBe(switched);
    }
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the chosen language works offline, on every page', async ({ start, page, context }) => {
    await start.open();
    await workerReady(page);
    await inLanguage(page, 'de');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('picket-'));
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().filter(({ url }) => /\/assets\/(de|rulebook|lesson)-/.test(url)).length;
        }),
      )
      // The parts for German: both languages' rulebooks and lessons.
      .toBe(5);
    await context.setOffline(true);
    for (const [hash, title] of [
      ['#/rules', 'Die Regeln'],
      ['#/settings', 'Einstellungen'],
    ] as const) {
      await page.goto(`/${hash}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title }), hash).toBeVisible();
    }
  });
});
