import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './settle.ts';
import { sticksOut } from './sticksOut.ts';
import { THEMES, type Size, type Theme } from './surroundings.ts';
import { targetFaults } from './targets.ts';
import { pictureName } from './visits.ts';

const PICTURES = `${import.meta.dirname}/../shots`;
const TAKES_PICTURES = process.env['PICKET_SAMPLE'] === undefined;

/**
 * The current page is accessible: nothing overflows, tap targets on a phone are large enough, and in these
 * themes axe finds nothing. Takes a screenshot of each theme, except in `npm test`.
 */
export async function inspectPage(
  page: Page,
  { name, size, themes }: { readonly name: string; readonly size: Size; readonly themes: readonly Theme[] },
): Promise<void> {
  await settle(page);
  expect.soft(await sticksOut(page)).toEqual([]);
  if (size === 'phone') expect.soft(await targetFaults(page)).toEqual([]);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: THEMES[theme] });
    await settle(page);
    if (TAKES_PICTURES) await page.screenshot({ path: `${PICTURES}/${pictureName(name, size, theme)}.png` });
    await expectAccessible(page);
  }
}
