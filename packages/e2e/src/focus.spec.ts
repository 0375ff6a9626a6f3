import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { changed, picture } from './picture.ts';
import { surroundings } from './surroundings.ts';

test.use(surroundings('desktop'));

/** More than the number of tab stops. */
const MOST_TABS = 120;

/** The tab stops from the top of the page, until one repeats. */
async function tabStops(page: Page): Promise<{ street: string | undefined; name: string }[]> {
  const stops: { street: string | undefined; name: string; again: boolean }[] = [];
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const again = focused.hasAttribute('data-e2e-seen') || focused === document.body;
      focused.setAttribute('data-e2e-seen', '');
      return {
        street: focused.closest('[role=grid]')?.getAttribute('aria-label') ?? undefined,
        name: focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '',
        again,
      };
    });
    if (stop.again) return stops;
    stops.push(stop);
  }
  throw new Error('Tab never returns to its start.');
}

test('a street is one tab stop', async ({ resume, page }) => {
  await resume(gameAfter(6));
  const streets = (await tabStops(page)).map(({ street }) => street).filter((street) => street !== undefined);
  expect(streets).toHaveLength(3);
  expect(new Set(streets).size).toBe(3);
});

test('a street remembers its focused house', async ({ table, resume, page }) => {
  await resume(gameAfter(6));
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(table.cell('lot 1 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.cell('lot 1 2')).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(table.cell('lot 1 2')).toBeFocused();
});

test('an answer that disappears moves the focus to the next control', async ({ start, table, page }) => {
  await start.begin({ seed: 'question' });
  await table.ready();
  await table.tapCell('lot 0 4');
  await table.chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-say]:visible')).toBeFocused();
  await table.undo.focus();
  await page.keyboard.press('Enter');
  await expect(table.undo).toBeDisabled();
  await expect(table.undo).toBeFocused();
});

test('every tab stop has a visible focus indicator', async ({ resume, page }) => {
  await resume(gameAfter(6));
  const unseen: string[] = [];
  const kinds = new Set<string>();
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    const { kind, ...box } = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      const { x = 0, y = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
      const kind = focused === body ? '' : `${focused?.tagName} ${focused?.getAttribute('class')}`;
      return { kind, x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    });
    if (kind === '') break;
    // One of each kind, since they look alike.
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const focused = await picture(page, box);
    // The next Tab still continues from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const bare = await picture(page, box);
    const [pixels = 0] = await changed(page, bare, focused, [{ ...box, x: 0, y: 0 }]);
    // At least a line of two pixels along half of the edge.
    if (pixels < box.width + box.height) unseen.push(`${kind}: ${pixels} pixels`);
  }
  expect(kinds.size).toBeGreaterThan(5);
  expect(unseen).toEqual([]);
});
