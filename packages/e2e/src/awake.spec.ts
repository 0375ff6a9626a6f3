import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';

declare global {
  interface Window {
    /** How many wake locks are held now, and how many were requested in total. */
    awake: { held: number; asked: number };
  }
}

/** A browser that grants and counts every wake lock. */
async function countLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.awake = { held: 0, asked: 0 };
    const request = async () => {
      window.awake.held++;
      window.awake.asked++;
      let released = false;
      return {
        release: async () => {
          if (!released) window.awake.held--;
          released = true;
        },
      };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const held = (page: Page) => page.evaluate(() => window.awake.held);

const END = Number.POSITIVE_INFINITY;

test('the screen stays awake during a game, but not on the start page', async ({ start, table, page }) => {
  await countLocks(page);
  await start.open();
  expect(await held(page)).toBe(0);
  await start.begin();
  await table.ready();
  await expect.poll(() => held(page)).toBe(1);
  await page.goto('/#/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => held(page)).toBe(0);
});

test('the screen may sleep once the game is over', async ({ table, resume, page }) => {
  await countLocks(page);
  const { rounds } = gameAfter(END).state;
  await resume(gameAfter(rounds.length - 1));
  await expect.poll(() => held(page)).toBe(1);
  await new Robot(table, 'last').playGame();
  await expect(page).toHaveTitle(/final scores/);
  await expect.poll(() => held(page)).toBe(0);
});

test('the scores of a finished game request no wake lock', async ({ page }) => {
  await countLocks(page);
  await openGame(page, gameAfter(END));
  await expect(page).toHaveTitle(/final scores/);
  expect(await page.evaluate(() => window.awake.asked)).toBe(0);
});

test('a page that becomes visible again requests the lock again', async ({ table, resume, page }) => {
  await countLocks(page);
  await resume(gameAfter(3));
  await expect.poll(() => held(page)).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.evaluate(() => window.awake.asked)).toBe(2);
  await expect(table.confirm).toBeVisible();
});
