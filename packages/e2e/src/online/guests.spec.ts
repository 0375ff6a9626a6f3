import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';

/** What players see when a host or an operator changes their table. */

/** Visible, and not only announced. */
const removal = ({ page }: Player): Locator =>
  page.getByRole('complementary').getByText('The host removed you from this table');

async function remove(host: Player, guest: Player): Promise<void> {
  await host.button(`${guest.name}: more actions`).click();
  await host.button('Remove from the table').click();
}

async function expectNoTables(player: Player): Promise<void> {
  await player.page.goto('/#/together');
  await expect(player.page.getByRole('heading', { name: 'Public tables' })).toBeVisible();
  await expect(player.page.getByRole('region', { name: 'Your tables' })).toHaveCount(0);
}

test('a player who is removed is notified, keeps watching over one socket, and can rejoin', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const id = await ada.makeTable();
  let lines = 0;
  bob.page.on('websocket', () => lines++);
  await bob.join(id);
  const before = lines;
  await remove(ada, bob);
  await expect(removal(bob)).toBeVisible();
  await expect(bob.page.getByRole('link', { name: 'Back to tables' })).toBeVisible();
  // A spectator gets updates over the same socket.
  await ada.button('Add a bot').click();
  await expect(bob.page.getByText('bot, Regular')).toBeVisible();
  expect(lines - before).toBe(1);
  await expectNoTables(bob);
  await bob.join(id);
  await expect(removal(bob)).toHaveCount(0);
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
});

test('a player who is removed while away is notified on return', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const id = await ada.makeTable();
  await bob.join(id);
  await bob.page.goto('about:blank');
  await remove(ada, bob);
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Bob' })).toHaveCount(0);
  await bob.look(id);
  await expect(removal(bob)).toBeVisible();
  await expect(bob.button('Take a seat')).toBeVisible();
  await expectNoTables(bob);
});

test('a guest who never played can learn the game while waiting, and keeps the seat', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable());
  const lesson = bob.page.getByRole('link', { name: 'Start your first game' });
  await expect(ada.page.getByRole('link', { name: 'Start your first game' })).toHaveCount(0);
  await lesson.click();
  await bob.button('Skip lesson').click();
  await expect(bob.button('Leave table')).toBeVisible();
  await expect(lesson).toHaveCount(0);
});

test('a player who leaves is back at the list of tables', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable());
  await bob.button('Leave table').click();
  await expect(bob.page.getByRole('heading', { level: 1, name: 'Play online' })).toBeVisible();
  await expectNoTables(bob);
});

test("a player sees and hears the host's changes at once", async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable({ mode: 'Standard' }));
  const played = bob.page.getByRole('region', { name: 'Game settings' });
  await expect(played.getByText('Standard')).toBeVisible();
  await expect(bob.button('Change game settings')).toHaveCount(0);
  await ada.button('Change game settings').click();
  const dialog = ada.page.getByRole('dialog');
  const modes = dialog.getByRole('group', { name: 'Mode' });
  await modes.getByRole('radio', { name: 'Expert', exact: true }).check();
  await expect(bob.page.getByText('The host changed the game settings.').first()).toBeAttached();
  await expect(played.getByText('Expert')).toBeVisible();
  await dialog.getByLabel('Time per round').selectOption('5 minutes');
  await expect(played.getByText('5 minutes')).toBeVisible();
});

for (const stage of ['before the start', 'in mid-game'] as const) {
  const tag = stage === 'in mid-game' ? [] : ['@full'];
  test(`a table that the operator closes ${stage} notifies everyone`, { tag }, async ({ person, server }) => {
    const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
    const id = await ada.makeTable();
    await bob.join(id);
    await eve.look(id);
    if (stage === 'in mid-game') {
      await ada.start();
      await bob.table.ready();
    }
    await server.operate('close', id);
    for (const { page } of [ada, bob, eve]) {
      await expect(page.getByRole('heading', { level: 1, name: 'This table is closed' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Your tables' })).toBeVisible();
    }
    await bob.page.getByRole('link', { name: 'Your tables' }).click();
    const mine = bob.page.getByRole('region', { name: 'Your tables' });
    await expect(mine.getByText('Closed')).toBeVisible();
    await mine.getByRole('button', { name: /^Forget the seat/ }).click();
    await expect(mine).toHaveCount(0);
  });
}
