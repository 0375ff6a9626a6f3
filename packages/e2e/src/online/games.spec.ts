import { expect, test } from './fixtures.ts';
import { playOut } from './player.ts';

test('two browsers play a whole standard game', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const id = await ada.makeTable({ mode: 'Standard' });
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  const [first, second] = await playOut([ada, bob]);
  expect(first).toBeGreaterThan(5);
  expect(second).toBe(first);
  const verdict = await ada.page.getByRole('heading', { level: 1 }).textContent();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(verdict ?? '');
});
