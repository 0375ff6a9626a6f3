import { unfold } from '../startPage.ts';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';

/** Asks for a game of Expert, which no other test makes public. */
async function findTable({ page, name }: Player): Promise<void> {
  await page.goto('/#/together/new');
  await page.getByRole('button', { name: 'Create table' }).waitFor();
  await unfold(page, 'More');
  const modes = page.getByRole('group', { name: 'Mode' });
  await modes.getByRole('radio', { name: 'Expert', exact: true }).check();
  await page.goto('/#/together');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find a table' }).click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole('button', { name: 'Leave table' }).waitFor();
}

test('quick match brings strangers to one table, which others can watch', async ({ person }) => {
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
  await findTable(ada);
  await findTable(bob);
  expect(bob.tableId).toBe(ada.tableId);
  await ada.start();
  await eve.page.goto('/#/together');
  await eve.page.getByRole('link', { name: 'Watch Ada and Bob' }).click();
  await expect(eve.page.getByText('You’re watching.')).toBeVisible();
});
