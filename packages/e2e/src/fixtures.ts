import { test as base, expect } from '@playwright/test';
import { StartPage } from './startPage.ts';
import { Table } from './table.ts';

interface Fixtures {
  readonly start: StartPage;
  readonly table: Table;
  /** What the page complained about; a test that ends with complaints has failed. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Of every page of the test: a second tab may complain too.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
  start: async ({ page }, use) => {
    await use(new StartPage(page));
  },
  table: async ({ page }, use) => {
    await use(new Table(page));
  },
});

export { expect } from '@playwright/test';
