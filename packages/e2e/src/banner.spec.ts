import { blockStorage } from './blockStorage.ts';
import { boxFaults } from './boxFaults.ts';
import { expect, test } from './fixtures.ts';
import { surroundings } from './surroundings.ts';

/** A message above the table covers nothing but the top bar, and moves nothing. */

for (const size of ['phone', 'phone-lying', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'phone' ? [] : ['@full'];
    test(
      'a banner leaves the town, the cards and every track where they are',
      { tag },
      async ({ context, start, table, page }) => {
        await blockStorage(context);
        await start.begin({ seed: 'banner' });
        await table.ready();
        const boxes = () =>
          page.evaluate(() =>
            ['svg.pk-sheet', '[data-offer]', '[data-plan]', '[data-track=refusal]', '[data-confirm]'].map(
              (part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
            ),
          );
        const banner = page.getByRole('alert');
        await expect(banner).toBeVisible();
        expect(await boxFaults(page)).toEqual([]);
        const before = await boxes();
        await expect(page.locator('[data-track=refusal]')).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
        await page.getByRole('button', { name: 'Close' }).click();
        await expect(banner).toHaveCount(0);
        expect(await boxes()).toEqual(before);
      },
    );
  });
}
