import { playAhead } from './ahead.ts';
import { expect, test } from './fixtures.ts';
import { playOut } from './player.ts';

for (const { mode, whole } of [
  { mode: 'Standard', whole: false },
  { mode: 'Standard', whole: true },
  { mode: 'Expert', whole: true },
] as const) {
  const title = `two browsers play ${whole ? 'a whole' : 'the end of a'} ${mode} game and agree on the result`;
  test(title, { tag: whole ? '@full' : [] }, async ({ person }) => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    await bob.join(await ada.makeTable({ mode }));
    await ada.start();
    await bob.table.ready();
    if (!whole) await playAhead([ada, bob]);
    const [first, second] = await playOut([ada, bob]);
    expect(first).toBeGreaterThan(whole ? 5 : 0);
    expect(second).toBe(first);
    const verdict = await ada.page.getByRole('heading', { level: 1 }).textContent();
    await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(verdict ?? '');
    // The first rematch request creates the table, with a seat for everyone.
    await ada.button('Rematch with everyone').click();
    await bob.button('Go to the rematch').click();
    await expect(bob.page.getByText('Everyone is here').or(bob.page.getByText('2 of'))).toBeVisible();
    await expect(bob.page.getByRole('listitem').filter({ hasText: 'you' })).toContainText('Bob');
    expect(bob.tableId).toBe(ada.tableId);
  });
}

for (const mode of ['Solo', 'AAA solo'] as const) {
  test(`one person plays ${mode} and another watches`, { tag: '@full' }, async ({ person }) => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const id = await ada.makeTable({ mode });
    await eve.look(id);
    await expect(eve.page.getByText('Every seat is taken')).toBeVisible();
    await ada.start();
    await expect(eve.page.getByText('You’re watching.')).toBeVisible();
    await ada.robot.playTurn();
    await expect(eve.page.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
    await ada.robot.playGame();
    const verdict = await ada.page.getByRole('heading', { level: 1 }).textContent();
    await expect(eve.page.getByRole('heading', { level: 1 })).toHaveText(verdict ?? '');
    await expect(eve.button(/Rematch/)).toHaveCount(0);
  });
}

test('a bot has a seat, and every viewer can save the record', async ({ person }) => {
  const ada = await person('Ada');
  await ada.makeTable();
  await ada.button('Add a bot').click();
  await ada.start();
  await playAhead([ada]);
  await ada.robot.playGame();
  const saved = ada.page.waitForEvent('download');
  await ada.button('Export game').click();
  expect((await saved).suggestedFilename()).toMatch(/^picket-.*\.json$/);
});
