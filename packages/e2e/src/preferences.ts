import type { Page } from '@playwright/test';
import type { StartPage } from './startPage.ts';

/** Chooses an option in the settings, like a user. */
export async function prefer(start: StartPage, choice: string): Promise<void> {
  const { page } = start;
  await start.open();
  await openSettings(page);
  // Forced: the visible part covers the input, but belongs to the same label.
  await page.getByRole('radio', { name: choice }).check({ force: true });
}

export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
}
