import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

/** A page for a real table, by its part. */
async function openTabletop(page: Page, part = ''): Promise<void> {
  await page.goto(`/#/tabletop${part}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const SHEET =
  '2018/classic: 1,2,3o|.2,7,7x,9,8|. / 1,2|.9 / .3,5,.6,12o,.; parks 2.0.1; value 0.1.2.0.0.0; temps 3; refusals 1; plans 8.-.-';

/** The pages for a real table. */
export const tabletopPlaces: readonly Place[] = [
  { name: 'tabletop', go: ({ page }) => openTabletop(page) },
  {
    name: 'tabletop-score',
    go: async ({ page }) => {
      await openTabletop(page, '/score');
      await page.getByRole('textbox', { name: 'The sheet as text' }).fill(SHEET);
      await page.getByText('One mark isn’t possible.').waitFor();
    },
  },
];
