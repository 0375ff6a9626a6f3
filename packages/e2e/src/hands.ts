import type { Locator, Page } from '@playwright/test';
import type { Table } from './table.ts';

/** An input method, with which whole games can be played. */
export interface Hands {
  readonly offer: (table: Table, index: number) => Promise<void>;
  readonly cell: (table: Table, code: string) => Promise<void>;
  readonly button: (table: Table, button: Locator) => Promise<void>;
  readonly confirm: (table: Table) => Promise<void>;
}

export const mouse: Hands = {
  offer: (table, index) => table.offers.nth(index).click(),
  cell: (table, code) => table.cell(code).click(),
  button: (_table, button) => button.click(),
  confirm: (table) => table.confirm.click(),
};

export const touch: Hands = {
  offer: (table, index) => table.offers.nth(index).tap(),
  cell: (table, code) => table.cell(code).tap(),
  button: (_table, button) => button.tap(),
  confirm: (table) => table.confirm.tap(),
};

const STREET_KEYS = ['t', 'm', 'b'];
/** More than the number of tab stops. */
const MOST_TABS = 120;

export const keyboard: Hands = {
  offer: ({ page }, index) => page.keyboard.press(`${index + 1}`),
  cell: async ({ page }, code) => {
    const [, street = 0, house = 0] = code.split(' ').map(Number);
    await page.keyboard.press(STREET_KEYS[street] ?? '');
    await page.keyboard.press('Home');
    for (let i = 0; i < MOST_TABS && (await focused(page)) !== code; i++) {
      if (i > house + 1) throw new Error(`The arrows do not reach ${code}, but ${await focused(page)}.`);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  button: async ({ page }, button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  confirm: ({ page }) => page.keyboard.press('c'),
};

/** Moves the focus with Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No number of tabs leads there.');
}

function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
}
