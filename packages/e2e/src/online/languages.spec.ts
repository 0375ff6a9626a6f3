import { inLanguage } from '../inLanguage.ts';
import { expect, test } from './fixtures.ts';

test('players at one table each read their own language', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable({ mode: 'Standard' }));
  await inLanguage(bob.page, 'de');
  await ada.start();
  await expect(bob.page.getByRole('button', { name: /^Bestätigen/ })).toBeVisible();
  await inLanguage(bob.page, 'en');
  await bob.handIn();
  await inLanguage(bob.page, 'fr');
  await ada.robot.makeTurn();
  await ada.table.tapConfirm();
  await expect(ada.page.getByText('Round 2', { exact: true })).toBeVisible();
  await expect(bob.page.getByText('Tour 2', { exact: true })).toBeVisible();
});
