import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test as base } from './fixtures.ts';
import { Release } from './release.ts';
import { surroundings } from './surroundings.ts';
import { targetFaults } from './targets.ts';
import { workerReady } from './worker.ts';

/** One server for all tests, so they run in sequence. */
base.describe.configure({ mode: 'serial' });

const test = base.extend<{ behind: string; release: Release }>({
  behind: process.env['PICKET_URL'] ?? 'http://localhost:4600',
  release: async ({ behind }, use) => {
    const release = new Release(behind);
    await use(release);
    release.close();
  },
  baseURL: async ({ release }, use) => {
    await use(await release.open());
  },
});

test.use({ ...surroundings('phone'), serviceWorkers: 'allow' });

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'New version' });
const isNew = (page: Page): Locator => page.locator('meta[name=release]');

/** Checks for an update, as the browser does now and then. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

test('a new version asks, and “later” keeps the turn and the old version', async ({
  release,
  start,
  table,
  page,
}) => {
  await start.begin({ seed: 'update' });
  await table.ready();
  await workerReady(page);
  await expect(bar(page)).toBeHidden();
  await table.tapOffer(1);
  const turn = await table.turnText();

  release.renew();
  await look(page);
  await expect(bar(page)).toBeVisible();
  await expect(table.confirm).toBeInViewport({ ratio: 1 });
  expect(await targetFaults(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await table.turnText()).toBe(turn);
  await expect(isNew(page)).toHaveCount(0);

  // Returning asks again; until the player accepts, the old version runs.
  await page.reload();
  await table.ready();
  await expect(isNew(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(isNew(page)).toHaveCount(1);
  await table.ready();
  expect(await table.turnText()).toBe(turn);
  await expect(bar(page)).toBeHidden();
  const versions = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('picket-')),
  );
  expect(versions).toEqual(['picket-new']);
});

test(
  'another tab plays on and updates when asked to',
  { tag: '@full' },
  async ({ release, start, table, page, context }) => {
    await start.begin({ seed: 'update tabs' });
    await table.ready();
    await workerReady(page);
    await table.tapOffer(1);
    const turn = await table.turnText();
    const other = await context.newPage();
    await other.goto('/');
    release.renew();
    await look(other);
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(isNew(other)).toHaveCount(1);

    await expect(bar(page)).toBeVisible();
    await expect(isNew(page)).toHaveCount(0);
    await expect(table.offers.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(isNew(page)).toHaveCount(1);
    await table.ready();
    expect(await table.turnText()).toBe(turn);
  },
);

test('a client that is too old for the server gets the new version with one tap', async ({
  release,
  start,
  page,
}) => {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'error', code: 'other-protocol' })));
  });
  await start.open();
  await workerReady(page);
  release.renew();
  await page.goto('/#/table/abcdefghijkl');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(isNew(page)).toHaveCount(1);
});
