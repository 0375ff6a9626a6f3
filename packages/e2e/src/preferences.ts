import type { Page } from '@playwright/test';
import type { StartPage } from './startPage.ts';

/** Chooses one of several in the settings, as a person does. */
export async function prefer(start: StartPage, choice: string): Promise<void> {
  const { page } = start;
  await start.open();
  await openSettings(page);
  // By force: what is drawn in place of the button lies over it, and is part of the same label.
  await page.getByRole('radio', { name: choice }).check({ force: true });
}

export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
}
