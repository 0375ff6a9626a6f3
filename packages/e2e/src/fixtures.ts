import type { Game } from 'picket-engine';
import { test as base, expect } from '@playwright/test';
import { openGame } from './arranged/open.ts';
import { StartPage } from './startPage.ts';
import { Table } from './table.ts';

interface Fixtures {
  readonly start: StartPage;
  readonly table: Table;
  /** Opens a game as if it had been played here before. */
  readonly resume: (game: Game) => Promise<void>;
  /** Console errors of the page; a test that ends with any has failed. */
  readonly complaints: string[];
}

/** Playwright's own warning when service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Covers every page of the test, even a second tab.
      context.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && message.text() !== BLOCKED) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  start: async ({ page }, use) => {
    await use(new StartPage(page));
  },
  table: async ({ page }, use) => {
    await use(new Table(page));
  },
  resume: async ({ page, table }, use) => {
    await use(async (game) => {
      await openGame(page, game);
      await table.ready();
    });
  },
});

export { expect } from '@playwright/test';
