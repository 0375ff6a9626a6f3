import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';

test('a game stored by the first client can be continued and stored by this one', async ({
  resume,
  table,
  page,
}) => {
  await resume(gameAfter(5));
  await expect(page).toHaveTitle(/round 6/);
  await new Robot(table, 'upgrade').playTurn();
  await expect(page).toHaveTitle(/round 7/);
  await page.reload();
  await table.ready();
  await expect(page).toHaveTitle(/round 7/);
  const version = await page.evaluate(async () => (await indexedDB.databases())[0]?.version);
  expect(version).toBeGreaterThan(1);
});
