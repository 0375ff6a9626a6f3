import { readFile } from 'node:fs/promises';
import { inLanguage } from '../inLanguage.ts';
import { expect, test } from './fixtures.ts';

test('a player downloads and deletes their data, and the others play on', async ({ person }) => {
  const [ada, bob] = [await person('Adalbert'), await person('Bob')];
  const id = await ada.makeTable();
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  await ada.page.goto('/#/together');
  await ada.page.getByRole('link', { name: 'Download or delete your data' }).click();

  const download = ada.page.waitForEvent('download');
  await ada.button('Download my data').click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ tables: [{ table: id, name: 'Adalbert', status: 'playing' }] });
  await expect(ada.page.getByText('Saved as picket-my-data.json.')).toBeVisible();

  const dialog = ada.page.getByRole('dialog');
  await ada.button('Delete my data on this server…').click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await ada.button('Delete my data on this server…').click();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  const done = ada.page.getByText('Your data on this server is deleted.');
  await expect(done).toBeFocused();
  await expect(ada.button('Download my data')).toHaveCount(0);

  // The bot has played for her already.
  await bob.robot.makeTurn();
  await bob.table.tapConfirm();
  await expect(bob.page.getByText('Round 2', { exact: true }).first()).toBeVisible();
  await bob.page.goto('/#/together');
  await expect(bob.page.getByText('with Former player')).toBeVisible();
  await inLanguage(bob.page, 'de');
  await expect(bob.page.getByText('mit Anonym')).toBeVisible();
  await ada.page.goto('/#/together');
  await expect(ada.page.getByRole('heading', { name: 'Public tables' })).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Your tables' })).toHaveCount(0);
  await ada.look(id);
  await expect(ada.page.getByText('Adalbert')).toHaveCount(0);
});
