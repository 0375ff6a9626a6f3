import { viewOf } from 'picket-engine';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';

/** The deal of a printed booklet, opened from its code. */

test('the deal of a booklet is played even if games were listed before', async ({ page, start, table }) => {
  // The start page has already asked for the stored games.
  await start.open('another');
  await page.goto('/#/tabletop/deal~2018~classic~elm');
  await page.getByRole('link', { name: 'Play this deal in Picket' }).click();
  await start.choose();
  await start.begins.click();
  await table.ready();
  const cards = viewOf(gameAfter(0, {}, 'elm'), 0).now?.cards;
  if (cards?.kind !== 'offers') throw new Error('The standard game offers pairs of cards.');
  for (const [i, { number }] of cards.offers.entries()) {
    await expect(
      page.locator(`[data-offer="${i}"]`).getByText(String(number), { exact: true }),
    ).toBeVisible();
  }
});
