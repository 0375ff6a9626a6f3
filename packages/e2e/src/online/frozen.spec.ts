import type { Browser } from '@playwright/test';
import { frozenBrowsers, type FrozenBrowser } from '../frozenBrowser.ts';
import { expect, test } from './fixtures.ts';
import { Player } from './player.ts';
import { frozenDatabase, TestServer } from './server.ts';

// The data of a server and a browser of an earlier version, from the same run, opened by today's code. Never
// regenerated.

/** Settings under which nothing has expired and nobody is late, however old the data is. */
const PATIENT = {
  keep: { lobbyDays: 100_000, unfinishedDays: 100_000 },
  clock: { graceSeconds: 86_400 },
};

for (const frozen of frozenBrowsers) {
  test.describe(`a server and a browser of ${frozen.version}`, () => {
    test('a turn in flight arrives, and a draft continues', async ({ browser }) => {
      const server = await TestServer.start(PATIENT, frozenDatabase(frozen.version));
      try {
        const fay = await returning(frozen, browser, server);
        const { sending, drafted, waiting } = frozen.dump.tables;
        await fay.look(sending);
        await expect(fay.button('Take back')).toBeVisible();
        await expect(fay.page).toHaveTitle(/round 2/);
        const kept = (key: string) => fay.page.evaluate((key) => localStorage.getItem(key), key);
        await expect.poll(() => kept(`picket.outbox.${sending}`)).toBeNull();

        await fay.look(drafted);
        await fay.table.ready();
        await expect(fay.table.undo).toBeEnabled();
        await fay.robot.playTurn();
        await expect(fay.page).toHaveTitle(/round 4/);

        await fay.look(waiting);
        await expect(fay.page.getByRole('listitem').filter({ hasText: 'you' })).toContainText('Fay');
        await fay.context.close();
      } finally {
        await server.dispose();
      }
    });
  });
}

async function returning(frozen: FrozenBrowser, browser: Browser, server: TestServer): Promise<Player> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' });
  const player = new Player('Fay', context, await context.newPage());
  await frozen.restore(player.page);
  return player;
}
