import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';

declare global {
  interface Window {
    /** How often the page has asked to keep the screen awake. */
    asked: number;
  }
}

const TV = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A browser that grants every wake lock and counts them. */
async function countLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = 0;
    const request = async () => {
      window.asked++;
      return { release: async () => {} };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

/** Makes the page visible again, as when a tablet wakes up. */
const wakes = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** A screen with its own table, two phones, and a player on paper in the first seat. */
async function atScreen(tv: Player, phones: readonly Player[]): Promise<void> {
  const { page } = tv;
  await page.goto('/#/screen');
  await tv.button('Show the table').click();
  await page.getByRole('heading', { level: 1, name: 'Join the table' }).waitFor();
  await tv.button('Add a player on paper').click();
  await page.getByLabel('Name').fill('Dot');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dot' })).toBeVisible();
  const id = /#\/screen\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  for (const phone of phones) await phone.join(id);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await phones[0]?.start();
  await phones[1]?.table.ready();
  await page.getByRole('heading', { level: 1, name: 'Round 1' }).waitFor();
}

/** Enters Dot’s sheet with the calculator, which ranks everyone together. */
async function enterDot(tv: Player): Promise<void> {
  const { page } = tv;
  await page.getByRole('heading', { level: 1, name: 'The game is over' }).waitFor();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dot' }).first()).toContainText('not scored yet');
  await tv.button('Enter Dot’s sheet').click();
  await page.getByLabel('The sheet as text').waitFor();
  await tv.button('Count this sheet').click();
  await page.getByRole('heading', { level: 1, name: 'The game is over' }).waitFor();
  await expect(tv.button('Correct Dot’s sheet')).toBeVisible();
  await expect(page.getByText('not scored yet')).toHaveCount(0);
  await expect(page.locator('main ol > li')).toHaveCount(3);
}

test('a table screen, two phones and a player on paper: claims, done by key, and the sheet at the end', async ({
  person,
}) => {
  const tv = await person('TV', TV);
  const phones = [await person('Ada', PHONE), await person('Bob', PHONE)];
  await atScreen(tv, phones);
  const { page } = tv;
  // Dot claims a plan: it is worth less for the others from the next round on.
  await tv.button('Dot: done?').click();
  await page.getByRole('checkbox', { name: /^Claimed N°1/ }).check();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 of 3 has played.' })).toContainText(
    'Ada and Bob',
  );
  // By key, from a remote control or a keyboard: reopened, and done again without the claim.
  await page.keyboard.press('1');
  await expect(tv.button('Dot: done?')).toBeVisible();
  await tv.button('Dot: done?').click();
  await page.getByRole('checkbox', { name: /^Claimed N°1/ }).check();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await Promise.all(phones.map(({ robot }) => robot.playTurn()));
  await page.getByRole('heading', { level: 1, name: 'Round 2' }).waitFor();
  await expect(page.getByText('✓ Dot')).toHaveCount(1);
  await tv.button('Dot: done?').click();
  await page.getByRole('checkbox', { name: 'Built the last house' }).check();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await Promise.all(phones.map(({ robot }) => robot.playGame()));
  await enterDot(tv);
});

test(
  'a whole game with a table screen, two phones and a player on paper; the screen sleeps and comes back',
  { tag: '@full' },
  async ({ person }) => {
    const tv = await person('TV', TV);
    await countLocks(tv.page);
    const phones = [await person('Ada', PHONE), await person('Bob', PHONE)];
    await atScreen(tv, phones);
    const { page } = tv;
    const games = phones.map(({ robot }) => robot.playGame());
    let over = false;
    void Promise.all(games).then(() => (over = true));
    let rounds = 0;
    let asked = 0;
    while (!over) {
      const done = page.getByRole('button', { name: 'Dot: done?' });
      const end = page.getByRole('heading', { level: 1, name: 'The game is over' });
      await done.or(end).first().waitFor();
      if (await end.isVisible()) break;
      rounds++;
      if (rounds === 4) {
        // It sleeps, without network, and wakes up.
        asked = await page.evaluate(() => window.asked);
        await tv.context.setOffline(true);
        await page.waitForTimeout(1500);
        await tv.context.setOffline(false);
        await wakes(page);
        await expect.poll(() => page.evaluate(() => window.asked)).toBeGreaterThan(asked);
      }
      await page.keyboard.press('1');
      await expect(page.getByRole('button', { name: 'Dot: ✓ done' }).or(done).or(end).first()).toBeVisible();
    }
    await Promise.all(games);
    expect(rounds).toBeGreaterThan(5);
    await enterDot(tv);
    test.info().annotations.push({ type: 'rounds', description: `${rounds} rounds` });
  },
);
