import type { Page } from '@playwright/test';
import { gameAfter } from '../arranged/games.ts';
import { saveGame } from '../arranged/open.ts';
import { openSettings } from '../preferences.ts';
import type { Place, Traveller } from './place.ts';

const END = Number.POSITIVE_INFINITY;

/** A finished game and a running one. */
async function keepTwo(page: Page): Promise<void> {
  await saveGame(page, gameAfter(END, {}, 'over'), { id: 'over', city: 'Pinecrest' });
  await saveGame(page, gameAfter(9, {}, 'running'), { id: 'running', city: 'Sunny Slope' });
}

async function openPage({ page }: Traveller, name: string): Promise<void> {
  await page.goto(`/#/${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The start page, and pages reached from it without a game. */
export const startPlaces: readonly Place[] = [
  { name: 'start', go: ({ start }) => start.open() },
  {
    name: 'start-again',
    go: async ({ start, page }) => {
      await keepTwo(page);
      await start.open();
      await page
        .getByRole('link', { name: /Sunny Slope|Continue/ })
        .first()
        .waitFor();
      // The bar at the bottom covers the end of the page until it is scrolled.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'settings',
    go: async ({ start, page }) => {
      await start.open();
      await openSettings(page);
      await page.getByText('Keys', { exact: true }).click();
    },
  },
  {
    name: 'rules',
    go: async (traveller) => {
      await openPage(traveller, 'rules');
      await traveller.page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
    },
  },
  {
    name: 'about',
    go: async (traveller) => {
      await openPage(traveller, 'about');
      const licence = traveller.page.getByText('svelte', { exact: true });
      await licence.click();
      await traveller.page.locator('pre[aria-label="svelte"]').waitFor();
      // The click scrolls as far as necessary, which depends on what is loaded already.
      await licence.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // Every build has a different name, and pictures are compared.
      await traveller.page.getByText(/^Picket .+, build \w+/).evaluate((element) => {
        element.textContent = element.textContent.replace(/build \w+/, 'build 0123456789ab');
      });
    },
  },
  {
    name: 'about-delete',
    go: async (traveller) => {
      await openPage(traveller, 'about');
      await traveller.page.getByRole('button', { name: 'Delete everything' }).click();
      await traveller.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'aid', go: (traveller) => openPage(traveller, 'aid') },
  {
    name: 'no-such-game',
    go: async ({ page }) => {
      await page.goto('/#/game/nothing');
      await page.getByText('This game isn’t on this device.').waitFor();
    },
  },
];
